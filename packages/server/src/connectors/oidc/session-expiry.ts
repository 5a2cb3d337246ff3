import type { Members } from '../../members.ts'
import type { RedirectResponse, UpstreamLogin } from '../redirect-connector.ts'
import { invalid } from '../upstream/refusal.ts'
import type { UpstreamRefusal } from '../upstream-refusal.ts'

/**
 * Adds to a log-in when the provider ends its session, by the claim `session_expiry` of the ID
 * token (IPSIE OpenID Connect SL1), if the options say that the provider has this claim.
 *
 * @returns the log-in, or the reason why it is refused: that time has passed, or is no time
 */
export function withSessionExpiry(
  login: UpstreamLogin,
  { session_expiry: endsAt }: Members,
  { connection: { options }, now }: Pick<RedirectResponse, 'connection' | 'now'>,
): UpstreamLogin | UpstreamRefusal {
  const { session } = login
  if (!options.id_token_session_expiry_supported || endsAt === undefined || !session) return login
  if (typeof endsAt !== 'number') return invalid('The claim `session_expiry` is not a number')
  if (endsAt * 1000 <= now().getTime()) {
    return invalid('The session at the identity provider has ended, as `session_expiry` says')
  }
  return { ...login, session: { ...session, endsAt } }
}
