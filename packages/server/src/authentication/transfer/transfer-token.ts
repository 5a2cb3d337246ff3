import type { Tenant } from '../../tenancy/tenancy.ts'

/** The model of the record of a session transfer token, whose id is the token. */
export const transferModel = 'SessionTransferToken'

/** The lifetime of a session transfer token. */
export const transferSeconds = 60

/** The token type of session transfer tokens (RFC 8693, section 3). */
export const transferTokenType = 'urn:auth0:params:oauth:token-type:session_transfer_token'

/** What a session transfer token transfers, and from where. */
export interface TransferToken {
  /** The id of the refresh token that it was issued for. */
  readonly refreshTokenId: string
  /** Whether the session ends with the refresh token. */
  readonly cascades: boolean
  readonly amr: readonly string[]
  /** When the user authenticated, in seconds since 1970. */
  readonly authTime: number
  /** The name of the connection of the log-in, if it is known. */
  readonly connection?: string | undefined
  /** When the identity provider ends its session, in seconds since 1970. */
  readonly endsAt?: number | undefined
  /** The organization that the user logged in to. */
  readonly organization?: string | undefined
  /** The IP address of the user, and the number of its autonomous system. */
  readonly ip?: string | undefined
  readonly asn?: number | undefined
}

/** The stored payload of a session transfer token. */
export type StoredTransfer = TransferToken & { readonly userId: string }

/** The payload of a record of the model, which only this server writes. */
export const isStoredTransfer = (payload: object): payload is StoredTransfer =>
  'refreshTokenId' in payload && 'userId' in payload

/** Whether an `audience` names the transfer of sessions at the host of the tenant. */
export function isTransferAudience(audience: string | undefined, { issuer }: Tenant): boolean {
  const { host, hostname } = new URL(issuer)
  // Some SDKs leave out the port.
  return [host, hostname].some((name) => audience === `urn:${name}:session_transfer`)
}
