import type { DirectoryGroup as Row } from '../prisma/client.ts'
import type { Scope } from '../rows/scope.ts'
import type { HeldClaim } from './directory-provisionings.ts'

/** What is known of a group that a directory has or had. */
export type KnownGroup = Pick<Row, 'groupId' | 'directoryId' | 'fingerprint' | 'seenIn'>

type Place = Pick<HeldClaim, 'connectionId' | 'synchronizationId'>

/** The groups of one tenant that directories have, or had. */
export interface DirectoryGroups {
  find(connectionId: string, directoryId: string): Promise<KnownGroup | undefined>
  /** Up to `take` groups with members that the synchronization has not found. */
  listUnseen(place: Place, take: number): Promise<readonly KnownGroup[]>
  /** Notes that the synchronization has found a group, which has not changed. */
  see(place: Place, groupId: string): Promise<void>
  /** Notes that the synchronization has written a group. */
  put(
    place: Place,
    group: Pick<KnownGroup, 'groupId' | 'directoryId' | 'fingerprint'>,
  ): Promise<void>
}

/** The fingerprint of a group that is no longer synchronized, and was emptied. */
export const emptied = ''

export function directoryGroups({ database, tenantId }: Scope): DirectoryGroups {
  const table = database.directoryGroup
  const keyOf = (groupId: string) => ({ tenantId_groupId: { tenantId, groupId } })
  return {
    async find(connectionId, directoryId) {
      const key = { tenantId, connectionId, directoryId }
      const where = { tenantId_connectionId_directoryId: key }
      return (await table.findUnique({ where })) ?? undefined
    },
    listUnseen: ({ connectionId, synchronizationId }, take) =>
      table.findMany({
        where: {
          tenantId,
          connectionId,
          seenIn: { not: synchronizationId },
          fingerprint: { not: emptied },
        },
        orderBy: { groupId: 'asc' },
        take,
      }),
    async see({ connectionId, synchronizationId: seenIn }, groupId) {
      await table.updateMany({ where: { tenantId, connectionId, groupId }, data: { seenIn } })
    },
    async put({ connectionId, synchronizationId: seenIn }, group) {
      const data = { ...group, connectionId, seenIn }
      const where = keyOf(group.groupId)
      await table.upsert({ where, create: { tenantId, ...data }, update: data })
    },
  }
}
