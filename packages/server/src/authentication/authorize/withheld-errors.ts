import type { Provider } from 'oidc-provider'
import type { Client } from '../../store/clients/clients.ts'

/** The member of the client metadata that keeps errors from being sent to the client. */
export const withheldMember = 'withholds_errors'

/**
 * Whether the errors of authorization requests are shown on a page in place of a redirect: a link
 * to this server that is always refused would otherwise lead to any site that has registered a
 * client (RFC 9700, section 4.11.2).
 */
export const withholdsErrors = ({ isFirstParty, settings }: Client): boolean =>
  !isFirstParty &&
  settings.third_party_security_mode === 'strict' &&
  settings.redirection_policy === 'open_redirect_protection'

/** Shows the errors of such clients on a page. */
export function withholdErrors(provider: Provider): void {
  // oidc-provider reads the member after this event.
  provider.on('authorization.error', (ctx, error) => {
    if (ctx.oidc.client?.[withheldMember] !== true) return
    Object.assign(error, { allow_redirect: false })
    if (ctx.status < 400) ctx.status = 400 // some errors have the status of a redirect
  })
}
