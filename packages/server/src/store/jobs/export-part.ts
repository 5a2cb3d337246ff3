import type { Schema } from '@latchkey/contract'
import { defaultPictureOf } from '../../record-rules/default-picture.ts'
import { settingsOf } from '../../record-rules/tenant-defaults.ts'
import type { Job as Row } from '../prisma/client.ts'
import { toWire as userToWire, withIdentities } from '../users/user-wire.ts'
import { advance } from './job-progress.ts'
import type { Transaction } from './job-work.ts'

/** Users of one step of an export. */
const exportedUsersMax = 1000

interface Position {
  readonly createdAt: string
  readonly userId: string
}

/** Runs one step of an export: writes the next users, and counts them in the row of the job. */
export async function exportPart(parts: Transaction, job: Row): Promise<void> {
  const { database, writeUsers, issuerOf } = parts
  const { tenantId, id: jobId, connectionId, inserted: before } = job
  const request = job.request as Schema<'UsersExportDefinition'>
  const ofConnection = connectionId !== null && { identities: { some: { connectionId } } }
  const total =
    job.startedAt === null
      ? Math.min(
          await database.user.count({ where: { tenantId, ...ofConnection } }),
          request.limit ?? Number.MAX_SAFE_INTEGER,
        )
      : job.total
  const take = Math.min(exportedUsersMax, (request.limit ?? Number.MAX_SAFE_INTEGER) - before)
  const found = await database.user.findMany({
    where: { tenantId, ...ofConnection, ...behind(job.position as Position | null) },
    orderBy: [{ createdAt: 'asc' }, { userId: 'asc' }],
    take,
    include: withIdentities,
  })
  const isLast = found.length < take || before + found.length === request.limit
  const tenant = await database.tenant.findUniqueOrThrow({ where: { id: tenantId } })
  const settings = settingsOf(tenant)
  const defaultPicture = defaultPictureOf({ issuer: issuerOf(tenant.domain), settings })
  const users = found.map((row) => userToWire(row, { defaultPicture }))
  const content = await writeUsers(users, request, before === 0)
  const number = Math.floor(before / exportedUsersMax) + 1
  await database.jobPart.create({
    data: { tenantId, jobId, number, content: new Uint8Array(content) },
  })
  const last = found.at(-1)
  const position = last && { createdAt: last.createdAt.toISOString(), userId: last.userId }
  const data = { total, inserted: before + found.length, ...(position && { position }) }
  await advance(parts, job, data, isLast)
}

function behind(position: Position | null) {
  if (!position) return {}
  const { createdAt, userId } = position
  return { OR: [{ createdAt: { gt: createdAt } }, { createdAt, userId: { gt: userId } }] }
}
