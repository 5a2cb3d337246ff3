import { defaultPictureOf } from '../../record-rules/default-picture.ts'
import { settingsOf } from '../../record-rules/tenant-defaults.ts'
import type { Prisma, Job as Row } from '../prisma/client.ts'
import { importUsers } from '../users/import-users.ts'
import type { ImportOptions } from '../users/imported-users.ts'
import { advance, authorOf } from './job-progress.ts'
import type { ConnectionOptions, Refusal, Transaction } from './job-work.ts'
import type { PartReader } from './part-reader.ts'

/** The most stored errors of one job; further ones are only counted. */
const errorsMax = 1000

/**
 * Runs one step of an import: creates or updates the users of the next part, and deletes the part.
 *
 * @returns whether the job has ended
 */
export async function importPart(
  parts: Transaction,
  job: Row,
  reader: PartReader,
): Promise<boolean> {
  const { database, sealer, showUser, now } = parts
  const { tenantId, id: jobId, connectionId } = job
  const [part] = await database.jobPart.findMany({
    where: { tenantId, jobId },
    orderBy: { number: 'asc' },
    take: 1,
    select: { number: true },
  })
  if (!part) return advance(parts, job, {}, true)
  const [connection, tenant] = await Promise.all([
    lockConnection(database, tenantId, connectionId),
    database.tenant.findUniqueOrThrow({ where: { id: tenantId } }),
  ])
  if (!connectionId || !connection) {
    const data = { status: 'failed', statusDetails: 'The connection was deleted.' }
    await database.jobPart.deleteMany({ where: { tenantId, jobId } })
    return advance(parts, job, data, true)
  }
  const named = { job, number: part.number, options: connection.options }
  const { lines, refused: unread, lastLine } = await reader.read(database, named)
  reader.readAhead({ ...named, number: part.number + 1 })
  const refused = [...unread]
  const { upsert = false } = job.request as { upsert?: boolean }
  const { name, provider } = connection
  const at = now()
  const issuer = parts.issuerOf(tenant.domain)
  const defaultPicture = defaultPictureOf({ issuer, settings: settingsOf(tenant) })
  const options: ImportOptions = {
    database,
    tenantId,
    connectionId,
    connection: name,
    provider,
    upsert,
    defaultPicture,
    sealer,
    author: authorOf(job),
    at,
  }
  const done = await importUsers(options, lines)
  const users = new Map(lines.map(({ line, user }) => [line, user]))
  for (const { line, error } of done.refused) {
    const user = users.get(line)
    refused.push({ line, errors: [error], ...(user && { shown: showUser(user) }) })
  }
  await storeErrors(parts, job, refused)
  await database.jobPart.delete({
    where: { tenantId_jobId_number: { tenantId, jobId, number: part.number } },
  })
  const counts = {
    inserted: job.inserted + done.inserted,
    updated: job.updated + done.updated,
    failed: job.failed + refused.length,
  }
  return advance(parts, job, counts, lastLine >= job.total)
}

interface Target {
  readonly name: string
  readonly provider: string
  readonly options: ConnectionOptions
}

/** Locks the connection against deletion until the transaction ends. */
async function lockConnection(
  database: Prisma.TransactionClient,
  tenantId: string,
  id: string | null,
): Promise<Target | undefined> {
  type Row = Omit<Target, 'options'> & { readonly options: ConnectionOptions | null }
  const [row] = await database.$queryRaw<Row[]>`
    select name, strategy as provider, settings -> 'options' as options from connections
     where tenant_id = ${tenantId} and id = ${id} for key share`
  return row && { ...row, options: row.options ?? {} }
}

async function storeErrors(
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
