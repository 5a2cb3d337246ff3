import type { ProviderCall, UpstreamLogin } from '../../connectors/redirect-connector.ts'
import type { UpstreamRefusal } from '../../connectors/upstream-refusal.ts'
import { answered } from '../../login/redirect/ask-connector.ts'
import type { Connection } from '../../store/connections/connection-wire.ts'
import type { LoginOrigin } from '../../store/logs/logins.ts'
import { providerCallOf } from '../../tenancy/provider-call.ts'
import { countedAttempts } from './exchange-attempts.ts'
import type { Granting } from './granting.ts'
import { refusal } from './refusal.ts'

interface Verification {
  readonly origin: LoginOrigin
  readonly connection: Connection
  readonly verify: (call: ProviderCall) => Promise<UpstreamLogin | UpstreamRefusal>
  /** The error of the response for a reason, which is a sentence without its full stop. */
  readonly refuse: (reason: string) => Error
}

/**
 * Verifies a token of the identity provider of a connection, and counts it if it is invalid.
 *
 * @throws 429 `too_many_attempts` for a network that sent too many, 503 `temporarily_unavailable`
 *   if the provider does not respond, or the error of `refuse`
 */
export async function verifyCounted(
  granting: Granting,
  { origin, connection, verify, refuse }: Verification,
): Promise<UpstreamLogin> {
  const { tenant, oidc, outbound, now } = granting
  const attempts = await countedAttempts(granting, origin)
  const call = await providerCallOf({ tenant }, { connection, outbound, now })
  const verified = await answered(verify(call))
  if (!('refused' in verified)) return verified
  const { description } = verified
  if ('status' in verified) throw refusal(oidc, 503, 'temporarily_unavailable', description)
  // A missing setting is no fault of the client.
  if (verified.refused !== 'not_configured') await attempts.count()
  throw refuse(description)
}
