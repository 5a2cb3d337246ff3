import type { Schema } from '@latchkey/contract'
import { defaultPictureOf } from '../../record-rules/default-picture.ts'
import { settingsOf } from '../../record-rules/tenant-defaults.ts'
import type { Job as Row } from '../prisma/client.ts'
import { type UserRow, toWire as userToWire, withIdentities } from '../users/user-wire.ts'
import { advance } from './job-progress.ts'
import type { Transaction } from './job-work.ts'

/** The most users of one step of an export. */
const exportedUsersMax = 1000
/** The most users in memory, each of whom may have metadata of 2 MiB. */
const readUsersMax = 50
/** A step ends after the read by which its part exceeds this number of bytes. */
const partBytesMax = 4 * 1024 * 1024

interface Position {
  readonly createdAt: string
  readonly userId: string
}

/**
 * Runs one step of an export: writes the next users to the file, and counts them in the job.
 *
 * @returns whether the job has ended
 */
export async function exportPart(parts: Transaction, job: Row): Promise<boolean> {
  const { database } = parts
  const { tenantId, id: jobId } = job
  const { limit = Number.MAX_SAFE_INTEGER } = requestOf(job)
  const total = job.startedAt === null ? Math.min(await countUsers(parts, job), limit) : job.total
  const { content, count, position, isLast } = await writePart(parts, job, limit - job.inserted)
  const number = (await database.jobPart.count({ where: { tenantId, jobId } })) + 1
  await database.jobPart.create({ data: { tenantId, jobId, number, content } })
  const data = {
    total,
    inserted: job.inserted + count,
    ...(position && { position: { ...position } }),
  }
  return advance(parts, job, data, isLast)
}

interface Part {
  readonly content: Uint8Array<ArrayBuffer>
  readonly count: number
  /** The last user of the part; undefined if it has none. */
  readonly position: Position | undefined
  readonly isLast: boolean
}

/** Writes users, one read after the other, up to the limits of a step. */
async function writePart(parts: Transaction, job: Row, left: number): Promise<Part> {
  const { writeUsers } = parts
  const request = requestOf(job)
  const toUser = await userWriter(parts, job)
  const written: Buffer[] = []
  let [count, bytes, isLast] = [0, 0, false]
  let position = job.position as Position | null
  do {
    const take = Math.min(readUsersMax, left - count)
    const found = await readUsers(parts, job, { position, take })
    const isFirst = job.inserted + count === 0
    const content = await writeUsers(found.map(toUser), request, isFirst)
    written.push(content)
    bytes += content.length
    count += found.length
    const last = found.at(-1)
    if (last) position = { createdAt: last.createdAt.toISOString(), userId: last.userId }
    isLast = found.length < take || count === left
  } while (!isLast && count < exportedUsersMax && bytes < partBytesMax)
  const content = new Uint8Array(Buffer.concat(written, bytes))
  return { content, count, position: position ?? undefined, isLast }
}

async function userWriter({ database, issuerOf }: Transaction, { tenantId }: Row) {
  const tenant = await database.tenant.findUniqueOrThrow({ where: { id: tenantId } })
  const settings = settingsOf(tenant)
  const defaultPicture = defaultPictureOf({ issuer: issuerOf(tenant.domain), settings })
  return (row: UserRow) => userToWire(row, { defaultPicture })
}

const requestOf = ({ request }: Row) => request as Schema<'UsersExportDefinition'>

const exported = ({ tenantId, connectionId }: Row) => ({
  tenantId,
  ...(connectionId !== null && { identities: { some: { connectionId } } }),
})

const countUsers = ({ database }: Transaction, job: Row) =>
  database.user.count({ where: exported(job) })

const readUsers = (
  { database }: Transaction,
  job: Row,
  { position, take }: { readonly position: Position | null; readonly take: number },
): Promise<UserRow[]> =>
  database.user.findMany({
    where: { ...exported(job), ...behind(position) },
    orderBy: [{ createdAt: 'asc' }, { userId: 'asc' }],
    take,
    include: withIdentities,
  })

function behind(position: Position | null) {
  if (!position) return {}
  const { createdAt, userId } = position
  return { OR: [{ createdAt: { gt: createdAt } }, { createdAt, userId: { gt: userId } }] }
}
