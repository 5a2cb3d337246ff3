import { logIdAt } from '../../ids.ts'
import { isSameSecret } from '../../keys/is-same-secret.ts'
import type { Sealer } from '../../keys/sealer.ts'
import type { Database } from '../database/database.ts'
import { digestOfLines, faultsOfSeal, isMacOf, noHash } from './log-chain.ts'
import { readSealedLogs, readUnsealedLines } from './read-sealed-logs.ts'
import { sealPurpose } from './seal-logs.ts'

/** The result of verifying a stored log. */
export interface VerifiedLogs {
  /** The entries that are as they were sealed, and those that are not sealed yet. */
  readonly verified: number
  readonly unsealed: number
  readonly seals: number
  /** The entries of the oldest seals that were deleted after the retention time. */
  readonly deleted: number
  /** The hash of the last seal; null if nothing is sealed. */
  readonly head: string | null
  /** Whether a seal has the hash that the caller asked for. */
  readonly containsHash: boolean
  readonly problems: readonly string[]
}

const problemsMax = 20

interface Verification {
  readonly tenantId: string
  /** Entries since then must still be stored. */
  readonly keptSince: Date
  readonly askedHash: string | undefined
}

/**
 * Compares the stored log entries of a tenant with their seals. Entries may only be missing at the
 * beginning, where they are deleted after the retention time.
 */
export async function verifyLogs(
  database: Database,
  sealer: Sealer,
  { tenantId, keptSince, askedHash }: Verification,
): Promise<VerifiedLogs> {
  const problems: string[] = []
  const report = (problem: string) => {
    if (problems.length < problemsMax) problems.push(problem)
  }
  let [verified, deleted, seals, unsealed] = [0, 0, 0, 0]
  let [hash, mac, containsHash] = [noHash, '', false]
  const keptFrom = logIdAt(keptSince)
  for await (const { seal, lines } of readSealedLogs(database, tenantId)) {
    for (const fault of faultsOfSeal({ number: seals, hash }, seal)) report(fault)
    ;[seals, hash, mac] = [seal.number, seal.hash, seal.mac]
    containsHash ||= isSameSecret(seal.hash, askedHash ?? '')
    if (isSameSecret(digestOfLines(lines), seal.digest)) {
      verified += lines.length
    } else if (verified === 0 && lines.length < seal.entries && seal.firstLogId < keptFrom) {
      deleted += seal.entries - lines.length
    } else {
      const what = `${lines.length} of ${seal.entries} entries`
      report(`Entries of seal ${seal.number} were changed, added or deleted (${what} are stored).`)
    }
  }
  const keys = sealer.derive(tenantId, sealPurpose)
  if (seals > 0 && !isMacOf(keys, hash, mac)) {
    report(`Seal ${seals} was not made with the encryption key of this server.`)
  }
  for await (const lines of readUnsealedLines(database, tenantId)) unsealed += lines.length
  const head = seals === 0 ? null : hash
  return { verified, unsealed, seals, deleted, head, containsHash, problems }
}
