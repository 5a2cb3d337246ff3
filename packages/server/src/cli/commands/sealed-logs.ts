import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { exportedSeal, verifyExport } from '../../store/logs/exported-logs.ts'
import { readSealedLogs, readUnsealedLines } from '../../store/logs/read-sealed-logs.ts'
import { type VerifiedLogs, verifyLogs } from '../../store/logs/verify-logs.ts'
import type { Invocation } from '../invocation.ts'
import { findTenant, withStore } from '../with-store.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Compares the stored log of a tenant with its seals. The exit code is 1 if they differ. */
export async function verifyStoredLogs({ config, given, print }: Invocation): Promise<void> {
  const askedHash = given('contains') || undefined
  await withStore(config, async ({ database, sealer, tenants }) => {
    const { id: tenantId, domain } = await findTenant(tenants, given('tenant'))
    const row = await database.tenant.findUniqueOrThrow({ where: { id: tenantId } })
    const keptSince = new Date(Date.now() - row.logRetentionDays * dayMs)
    const verified = await verifyLogs(database, sealer, { tenantId, keptSince, askedHash })
    const isFound = askedHash === undefined || verified.containsHash
    const missing = isFound ? [] : [`No seal has the hash ${askedHash}.`]
    const problems = [...verified.problems, ...missing]
    const { entries, unsealed, seals, deleted, head } = { ...verified, entries: verified.verified }
    const result = { ok: problems.length === 0, entries, unsealed, seals, deleted, head, problems }
    print(result, [summaryOf(domain, verified), ...problems].join('\n'))
    if (problems.length > 0) process.exitCode = 1
  })
}

function summaryOf(domain: string, { verified, unsealed, seals, deleted, head }: VerifiedLogs) {
  const what = `${verified} log entries of ${domain} are as they were sealed, by ${seals} seals.`
  const rest = `${deleted} were deleted by the retention, ${unsealed} are not sealed yet.`
  return [`${what} ${rest}`, ...(head === null ? [] : [`Hash of the last seal: ${head}`])].join(
    '\n',
  )
}

/** Prints the log of a tenant with its seals, as lines of JSON, while somebody reads them. */
export async function exportLogs({ config, given }: Invocation): Promise<void> {
  // A reader such as `head` closes the pipe; `write` notices.
  process.stdout.on('error', () => undefined)
  await withStore(config, async ({ database, tenants }) => {
    const { id } = await findTenant(tenants, given('tenant'))
    for await (const { seal, lines } of readSealedLogs(database, id)) {
      if (!(await write([...lines, exportedSeal(seal)]))) return
    }
    for await (const lines of readUnsealedLines(database, id)) if (!(await write(lines))) return
  })
}

/**
 * Waits until a slow reader has read, so that memory is bounded.
 *
 * @returns whether somebody still reads
 */
function write(lines: readonly string[]): Promise<boolean> {
  const text = lines.map((line) => `${line}\n`).join('')
  return new Promise((resolve, reject) => {
    process.stdout.write(text, (error: NodeJS.ErrnoException | null | undefined) => {
      if (error && error.code !== 'EPIPE') reject(error)
      else resolve(!error)
    })
  })
}

/** Verifies a file of `logs export` without a database. */
export async function verifyExportedLogs({ given, print }: Invocation): Promise<void> {
  const lines = createInterface({ input: createReadStream(given('file')) })
  const { entries, unsealed, seals, head, problems } = await verifyExport(lines)
  const text =
    `${entries} log entries are as they were sealed, by ${seals} seals; ${unsealed} are not ` +
    `sealed.\nHash of the last seal: ${head}`
  const result = { ok: problems.length === 0, entries, unsealed, seals, head, problems }
  print(result, [text, ...problems].join('\n'))
  if (problems.length > 0) process.exitCode = 1
}
