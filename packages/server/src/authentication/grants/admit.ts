import type { ConnectionWith } from '../../connectors/connector.ts'
import type { UpstreamLogin } from '../../connectors/redirect-connector.ts'
import {
  type Admitted,
  admitUpstream,
  signUpUpstream,
} from '../../login/redirect/upstream-account.ts'
import type { LoginOrigin } from '../../store/logs/logins.ts'
import type { Granting } from './granting.ts'
import { refusal } from './refusal.ts'

interface Arriving {
  readonly origin: LoginOrigin
  readonly way: ConnectionWith<'redirect'>
  readonly login: UpstreamLogin
  /** Whether the stored tokens of the provider are kept, because this log-in has none. */
  readonly keepsTokens: boolean
  /** The parameter that named the user; `subject_token` if left out. */
  readonly parameter?: string
}

/**
 * Finds or creates the user whom another issuer has authenticated, by the settings of the
 * connection.
 *
 * @throws `invalid_request`, 403 `unauthorized`, 429 `too_many_attempts`
 */
export async function admit({ tenant, oidc }: Granting, arriving: Arriving): Promise<Admitted> {
  const { origin, way, parameter = 'subject_token' } = arriving
  const arrived = await admitUpstream({ tenant, ...arriving })
  // No page can ask the user whether to link an account with the same e-mail address, so the token
  // gets a user of its own.
  const admitted =
    'ownerId' in arrived
      ? await signUpUpstream({ tenant, origin, way, account: arrived.account })
      : arrived
  if ('account' in admitted) return admitted
  if (admitted.refused === 'too-many-attempts') {
    throw refusal(oidc, 429, 'too_many_attempts', admitted.description)
  }
  if (admitted.refused === 'account-blocked') {
    throw refusal(oidc, 403, 'unauthorized', 'user is blocked')
  }
  const description = `The \`${parameter}\` was refused: ${admitted.description}.`
  throw refusal(oidc, 400, 'invalid_request', description)
}
