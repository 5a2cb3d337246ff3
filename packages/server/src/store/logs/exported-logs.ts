import { isSameSecret } from '../../keys/is-same-secret.ts'
import type { LogSeal } from '../prisma/client.ts'
import { digestOfLines, faultsOfSeal, noHash } from './log-chain.ts'

/** A seal as a line of an export, which follows the entries that it seals. */
export function exportedSeal(seal: LogSeal): string {
  const { number, firstLogId, lastLogId, entries, digest, hash, sealedAt } = seal
  return JSON.stringify({
    seal: number,
    first_log_id: firstLogId,
    last_log_id: lastLogId,
    entries,
    digest,
    hash,
    sealed_at: sealedAt,
  })
}

/** A line of an export that is a seal; those of entries have other members. */
interface ExportedSeal {
  readonly seal: number
  readonly first_log_id: string
  readonly last_log_id: string
  readonly entries: number
  readonly digest: string
  readonly hash: string
}

/** The result of verifying an export. */
export interface VerifiedExport {
  /** The entries that are as they were sealed, and those after the last seal. */
  readonly entries: number
  readonly unsealed: number
  readonly seals: number
  /** The hash of the last seal; null if there is none. */
  readonly head: string | null
  readonly problems: readonly string[]
}

const sealStart = '{"seal":'
const problemsMax = 20

/**
 * Verifies the lines of an export. The entries of the first seals may be missing, because they are
 * deleted after the retention time.
 */
export async function verifyExport(lines: AsyncIterable<string>): Promise<VerifiedExport> {
  const problems: string[] = []
  const report = (problem: string) => {
    if (problems.length < problemsMax) problems.push(problem)
  }
  let [entries, seals, hash, at] = [0, 0, noHash, 0]
  let pending: string[] = []
  for await (const line of lines) {
    at += 1
    const isWhole = isObject(line)
    if (!isWhole) report(`Line ${at} is no entry and no seal: the file was cut or changed.`)
    if (!line.startsWith(sealStart) || !isWhole) {
      pending.push(line)
      continue
    }
    const exported: ExportedSeal = JSON.parse(line)
    const { seal: number, first_log_id, last_log_id, ...seal } = exported
    const content = { ...seal, number, firstLogId: first_log_id, lastLogId: last_log_id }
    for (const fault of faultsOfSeal({ number: seals, hash }, content)) report(fault)
    const isDeleted = entries === 0 && pending.length < seal.entries
    if (isSameSecret(digestOfLines(pending), seal.digest)) entries += pending.length
    else if (!isDeleted) report(`Entries of seal ${number} were changed, added or deleted.`)
    ;[seals, hash, pending] = [number, seal.hash, []]
  }
  const head = seals === 0 ? null : hash
  return { entries, unsealed: pending.length, seals, head, problems }
}

/** Whether a line is an object in JSON. */
function isObject(line: string): boolean {
  try {
    const value: unknown = JSON.parse(line)
    return typeof value === 'object' && value !== null
  } catch {
    return false
  }
}
