import type { DirectoryUser as Row } from '../prisma/client.ts'
import type { Scope } from '../rows/scope.ts'
import type { HeldClaim } from './directory-provisionings.ts'

/** What is known of an account that a directory has or had. */
export type KnownUser = Pick<
  Row,
  'provider' | 'providerUserId' | 'directoryId' | 'fingerprint' | 'blocked' | 'seenIn' | 'leftAt'
>

/** An account that a synchronization has written. */
export type WrittenUser = Pick<
  Row,
  'provider' | 'providerUserId' | 'directoryId' | 'fingerprint' | 'blocked'
>

/** An account of a member of a group. */
export interface MemberAccount {
  /** The id of the user in SCIM: `provider|providerUserId`. */
  readonly id: string
  /** When the directory had the account first; it changes if the user was deleted in between. */
  readonly createdAt: Date
}

type Place = Pick<HeldClaim, 'connectionId' | 'synchronizationId'>

/** The accounts of one tenant that directories have, or had. */
export interface DirectoryUsers {
  /** Those of these accounts that are known. */
  listKnown(provider: string, providerUserIds: readonly string[]): Promise<readonly KnownUser[]>
  /** Up to `take` accounts that the synchronization has not found. */
  listUnseen(place: Place, take: number): Promise<readonly KnownUser[]>
  /** How many accounts were present before the synchronization, and how many it has not found. */
  getCounts(place: Place, requestedAt: Date): Promise<{ former: number; unseen: number }>
  /** The present accounts of these users of the directory. */
  listAccounts(
    connectionId: string,
    directoryIds: readonly string[],
  ): Promise<readonly MemberAccount[]>
  /** Notes that the synchronization has found accounts, which have not changed. */
  see(place: Place, provider: string, providerUserIds: readonly string[]): Promise<void>
  /** Notes that the synchronization has written an account. */
  put(place: Place, user: WrittenUser): Promise<void>
  /** Notes that a user has left the directory. */
  leave(provider: string, providerUserId: string): Promise<void>
}

export function directoryUsers({ database, tenantId, now }: Scope): DirectoryUsers {
  const table = database.directoryUser
  const keyOf = (provider: string, providerUserId: string) => ({
    tenantId_provider_providerUserId: { tenantId, provider, providerUserId },
  })
  return {
    listKnown: (provider, ids) =>
      table.findMany({ where: { tenantId, provider, providerUserId: { in: [...ids] } } }),
    listUnseen: ({ connectionId, synchronizationId }, take) =>
      table.findMany({
        where: { tenantId, connectionId, leftAt: null, seenIn: { not: synchronizationId } },
        orderBy: { providerUserId: 'asc' },
        take,
      }),
    async getCounts({ connectionId, synchronizationId }, requestedAt) {
      const where = { tenantId, connectionId, leftAt: null }
      const [former, unseen] = await Promise.all([
        table.count({ where: { ...where, createdAt: { lt: requestedAt } } }),
        table.count({ where: { ...where, seenIn: { not: synchronizationId } } }),
      ])
      return { former, unseen }
    },
    async listAccounts(connectionId, directoryIds) {
      const rows = await table.findMany({
        where: { tenantId, connectionId, leftAt: null, directoryId: { in: [...directoryIds] } },
        orderBy: { providerUserId: 'asc' },
      })
      return rows.map(({ provider, providerUserId, createdAt }) => ({
        id: `${provider}|${providerUserId}`,
        createdAt,
      }))
    },
    async see({ connectionId, synchronizationId }, provider, ids) {
      await table.updateMany({
        where: { tenantId, connectionId, provider, providerUserId: { in: [...ids] } },
        data: { seenIn: synchronizationId },
      })
    },
    async put({ connectionId, synchronizationId: seenIn }, user) {
      const { provider, providerUserId } = user
      const data = { ...user, connectionId, seenIn, leftAt: null }
      await table.upsert({
        where: keyOf(provider, providerUserId),
        create: { tenantId, ...data, createdAt: now() },
        update: data,
      })
    },
    async leave(provider, providerUserId) {
      await table.update({ where: keyOf(provider, providerUserId), data: { leftAt: now() } })
    },
  }
}
