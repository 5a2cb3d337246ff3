import type { ProviderCall, UpstreamTokens } from '../redirect-connector.ts'
import { notConfigured } from '../upstream/refusal.ts'
import type { UpstreamRefusal } from '../upstream-refusal.ts'

/** An access token that expires within this time is not used. */
const leewayMs = 60_000

/** Obtains tokens by a refresh token for the client of the connection. */
export type Refresh = (refreshToken: string) => Promise<UpstreamTokens | UpstreamRefusal>

/** The access token of the administrator of a connection. */
export interface WorkspaceAccess {
  /**
   * @returns the token, or why there is none
   * @throws OutboundError if Google does not respond
   */
  token(): Promise<string | UpstreamRefusal>
  /**
   * Forgets a token that Google has refused.
   *
   * @returns whether there may be another one
   */
  forget(): boolean
}

/** The access token in the options, or one that the refresh token in the options yields. */
export function workspaceAccess(
  { secrets, now }: Pick<ProviderCall, 'secrets' | 'now'>,
  refresh: Refresh,
): WorkspaceAccess {
  const { admin_access_token: given, admin_refresh_token: refreshToken } = secrets
  let current = { token: '', untilMs: 0 }
  return {
    async token() {
      if (refreshToken === undefined) {
        return given ?? notConfigured('The option `admin_refresh_token` is required')
      }
      if (current.untilMs > now().getTime() + leewayMs) return current.token
      const fresh = await refresh(refreshToken)
      if ('refused' in fresh) return fresh
      const { access_token: token = '', expires_in = 0 } = fresh
      current = { token, untilMs: now().getTime() + expires_in * 1000 }
      return token
    },
    forget() {
      current = { token: '', untilMs: 0 }
      return refreshToken !== undefined
    },
  }
}
