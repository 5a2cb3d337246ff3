import type { Schema } from '@latchkey/contract'
import { defaultPictureOf } from '../../record-rules/default-picture.ts'
import { settingsOf } from '../../record-rules/tenant-defaults.ts'
import type { Database } from '../database/database.ts'
import { type Author, administrativeEntries } from '../logs/administrative-log.ts'
import type { Prisma, Job as Row } from '../prisma/client.ts'
import { type ImportedUser, type ImportLine, importUsers } from '../users/import-users.ts'
import { toWire as userToWire, withIdentities } from '../users/user-wire.ts'
import { toWire } from './jobs.ts'
import { removeAbandoned } from './uploads.ts'

type ConnectionOptions = Schema<'ConnectionOptions'>
type JobError = Schema<'JobError'>

/** A line of a file that is no valid user. `shown` is the part that may be reported. */
export interface Refusal {
  readonly errors: readonly JobError[]
  readonly shown?: object
}

/** What a job does with users besides reading and writing rows. */
export interface JobWork {
  /** Parses a user of a file; `null` stands for one that was too long. */
  readUser(text: string | null, options: ConnectionOptions): ImportedUser | Refusal
  /** The part of a refused user that may be reported. */
  showUser(user: ImportedUser): object
  /** Serializes users as one part of the export file; each part is complete. */
  writeUsers(
    users: readonly Schema<'User'>[],
    request: Schema<'UsersExportDefinition'>,
    isFirst: boolean,
  ): Promise<Buffer>
}

/** The jobs of all tenants. Any number of processes may take steps at once. */
export interface JobQueue {
  /**
   * Runs one step of the job that has waited longest: some users, all or none, together with the
   * progress.
   *
   * @returns whether there was a job
   */
  step(): Promise<boolean>
  /** Deletes expired jobs, up to a bound. */
  prune(): Promise<void>
}

/** Users of one step of an export. */
const exportedUsersMax = 1000
/** Stored errors of one job; further ones are counted. */
const errorsMax = 1000
/** Consecutive failures of a step after which the job fails. */
const attemptsMax = 20
const keptMs = 24 * 60 * 60 * 1000
const prunedJobsMax = 100
/** A step runs a few statements, each with its own bound. */
const stepTimeoutMs = 30_000

interface QueueParts extends JobWork {
  readonly database: Database
  /** The issuer of a tenant with this domain. */
  readonly issuerOf: (domain: string) => string
  readonly now: () => Date
}

export function createJobQueue(parts: QueueParts): JobQueue {
  const { database, now } = parts
  return {
    async step() {
      let claimed: Row | undefined
      try {
        await database.$transaction(
          async (transaction) => {
            claimed = await claim(transaction)
            if (claimed) await work({ ...parts, database: transaction }, claimed)
          },
          { timeout: stepTimeoutMs },
        )
      } catch (error) {
        if (claimed) await countFailure(database, claimed, now())
        throw error
      }
      return claimed !== undefined
    },
    async prune() {
      const at = now()
      await removeAbandoned(database, at)
      const endedBefore = new Date(at.getTime() - keptMs)
      await database.$executeRaw`
        delete from jobs where ctid = any (array(
          select ctid from jobs where ended_at < ${endedBefore} limit ${prunedJobsMax}))`
    },
  }
}

type Transaction = Omit<QueueParts, 'database'> & { readonly database: Prisma.TransactionClient }

/** Locks the job until the end of the transaction; a killed process releases it and its changes. */
async function claim(database: Prisma.TransactionClient): Promise<Row | undefined> {
  const [found] = await database.$queryRaw<{ tenant_id: string; id: string }[]>`
    select tenant_id, id from jobs where status in ('pending', 'processing')
     order by worked_at limit 1 for update skip locked`
  if (!found) return undefined
  const { tenant_id: tenantId, id } = found
  return database.job.findUniqueOrThrow({ where: { tenantId_id: { tenantId, id } } })
}

async function work(parts: Transaction, job: Row): Promise<void> {
  if (job.type === 'users_import') await importPart(parts, job)
  else await exportPart(parts, job)
}

type JobData = Prisma.JobUpdateInput

/** Stores the progress of a step; `isLast` completes the job. */
async function advance({ database, now }: Transaction, job: Row, data: JobData, isLast: boolean) {
  const at = now()
  const after = await database.job.update({
    where: { tenantId_id: { tenantId: job.tenantId, id: job.id } },
    data: {
      status: isLast ? 'completed' : 'processing',
      startedAt: job.startedAt ?? at,
      workedAt: at,
      attempts: 0,
      ...(isLast && { endedAt: at }),
      ...data,
    },
  })
  if (after.endedAt) await logEnd(database, job, after, at)
}

/** One log entry for the job, with its type and counts. */
async function logEnd(database: Prisma.TransactionClient, before: Row, after: Row, at: Date) {
  const change = {
    resource: 'job',
    before: toWire(before, at),
    after: toWire(after, at),
  } as const
  const author = after.author as unknown as Author
  const data = administrativeEntries(after.tenantId, author, [change], at)
  await database.log.createMany({ data })
}

async function importPart(parts: Transaction, job: Row): Promise<void> {
  const { database, readUser, showUser, now } = parts
  const { tenantId, id: jobId, connectionId } = job
  const [part] = await database.jobPart.findMany({
    where: { tenantId, jobId },
    orderBy: { number: 'asc' },
    take: 1,
  })
  if (!part) return advance(parts, job, {}, true)
  const connection = await lockConnection(database, tenantId, connectionId)
  if (!connectionId || !connection) {
    const data = { status: 'failed', statusDetails: 'The connection was deleted.' }
    await database.jobPart.deleteMany({ where: { tenantId, jobId } })
    return advance(parts, job, data, true)
  }
  const texts = JSON.parse(Buffer.from(part.content).toString('utf8')) as (string | null)[]
  const lines: ImportLine[] = []
  const refused: (Refusal & { line: number })[] = []
  for (const [index, text] of texts.entries()) {
    const line = part.firstLine + index
    const read = readUser(text, connection.options)
    if ('errors' in read) refused.push({ ...read, line })
    else lines.push({ line, user: read })
  }
  const { upsert = false } = job.request as { upsert?: boolean }
  const { provider } = connection
  const options = { database, tenantId, connectionId, provider, upsert, at: now() }
  const done = await importUsers(options, lines)
  const users = new Map(lines.map(({ line, user }) => [line, user]))
  for (const { line, error } of done.refused) {
    const user = users.get(line)
    refused.push({ line, errors: [error], ...(user && { shown: showUser(user) }) })
  }
  await keepErrors(parts, job, refused)
  await database.jobPart.delete({
    where: { tenantId_jobId_number: { tenantId, jobId, number: part.number } },
  })
  const counts = {
    inserted: job.inserted + done.inserted,
    updated: job.updated + done.updated,
    failed: job.failed + refused.length,
  }
  await advance(parts, job, counts, part.firstLine + texts.length > job.total)
}

/** Locks the connection against deletion until the transaction ends. */
async function lockConnection(
  database: Prisma.TransactionClient,
  tenantId: string,
  id: string | null,
): Promise<{ readonly provider: string; readonly options: ConnectionOptions } | undefined> {
  const [row] = await database.$queryRaw<{ provider: string; options: ConnectionOptions | null }[]>`
    select strategy as provider, settings -> 'options' as options from connections
     where tenant_id = ${tenantId} and id = ${id} for key share`
  return row && { ...row, options: row.options ?? {} }
}

async function keepErrors(
  { database }: Transaction,
  { tenantId, id: jobId, failed }: Row,
  refused: readonly (Refusal & { line: number })[],
): Promise<void> {
  const kept = [...refused]
    .sort((one, other) => one.line - other.line)
    .slice(0, Math.max(0, errorsMax - failed))
  if (kept.length === 0) return
  await database.jobError.createMany({
    data: kept.map(({ line, errors, shown }) => ({
      tenantId,
      jobId,
      line,
      errors: errors as unknown as Prisma.InputJsonArray,
      ...(shown && { user: shown as Prisma.InputJsonObject }),
    })),
  })
}

interface Position {
  readonly createdAt: string
  readonly userId: string
}

async function exportPart(parts: Transaction, job: Row): Promise<void> {
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

/** Counts a failed step; too many in a row fail the job, so that it does not block others. */
async function countFailure(database: Database, job: Row, at: Date): Promise<void> {
  const { tenantId, id } = job
  const hasFailed = job.attempts + 1 >= attemptsMax
  const data = {
    attempts: { increment: 1 },
    workedAt: at,
    ...(hasFailed && {
      status: 'failed',
      statusDetails: 'Something went wrong on our side.',
      endedAt: at,
    }),
  }
  await database.$transaction(async (transaction) => {
    const where = { tenantId_id: { tenantId, id } }
    const after = await transaction.job.update({ where, data })
    if (hasFailed) await logEnd(transaction, job, after, at)
  })
}
