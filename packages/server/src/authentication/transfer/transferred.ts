import type { Grant, KoaContextWithOIDC } from 'oidc-provider'
import type { Tenant } from '../../tenancy/tenancy.ts'

/** How a session was transferred; it is stored in the session, and in its grants. */
export interface Transferred {
  /** The id of the refresh token of the native client. */
  readonly refreshTokenId: string
  /** Whether the session ends with the refresh token. */
  readonly cascades: boolean
  /** When the session began, in seconds since 1970; the user authenticated before. */
  readonly startedAt: number
}

/** The member `transfer` of a session, a grant or the payload of either. */
export function transferOf(stored: object | undefined): Transferred | undefined {
  if (!stored || !('transfer' in stored)) return undefined
  const { transfer } = stored
  return isTransferred(transfer) ? transfer : undefined
}

const isTransferred = (value: unknown): value is Transferred =>
  typeof value === 'object' && value !== null && 'refreshTokenId' in value

export const transferOfGrant = (grant: Grant | undefined) => transferOf(grant)

/** The member `endsAt` of a session or grant: when the identity provider ends its session. */
export function endsAtOf(stored: object | undefined): number | undefined {
  const isBound = stored && 'endsAt' in stored && typeof stored.endsAt === 'number'
  return isBound ? Number(stored.endsAt) : undefined
}

/** Binds a grant to the transfer of the session that it is made in, and to its end. */
export function bindToTransfer(grant: Grant, session: object | undefined): Grant {
  const transfer = transferOf(session)
  return Object.assign(grant, { endsAt: endsAtOf(session), ...(transfer && { transfer }) })
}

/**
 * Whether the client may have a refresh token: in a transferred session only if its setting says
 * so.
 */
export async function admitsRefreshToken(
  { oidc: { session, client } }: KoaContextWithOIDC,
  { clients }: Pick<Tenant, 'clients'>,
): Promise<boolean> {
  if (!transferOf(session)) return true
  const stored = await clients.find(client?.clientId ?? '')
  return stored?.settings.session_transfer?.allow_refresh_token === true
}

/** Whether refresh tokens end with the session, as in a transferred one by default. */
export function endsWithSession({ clients }: Pick<Tenant, 'clients'>) {
  return async ({ oidc: { session, client } }: KoaContextWithOIDC): Promise<boolean> => {
    if (!transferOf(session)) return false
    const stored = await clients.find(client?.clientId ?? '')
    return stored?.settings.session_transfer?.enforce_online_refresh_tokens ?? true
  }
}
