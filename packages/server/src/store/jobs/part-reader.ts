import { setImmediate } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { TenantSealer } from '../../keys/tenant-sealer.ts'
import type { Database } from '../database/database.ts'
import type { Prisma, Job as Row } from '../prisma/client.ts'
import type { ImportLine } from '../users/imported-users.ts'
import type { ConnectionOptions, QueueParts, Refusal } from './job-work.ts'
import { openUser } from './sealed-users.ts'

/** The users of one part of an import. */
export interface ReadPart {
  readonly lines: readonly ImportLine[]
  readonly refused: readonly (Refusal & { readonly line: number })[]
  readonly lastLine: number
}

/** A part of an import, and the options of the connection that determine its users. */
interface PartName {
  readonly job: Pick<Row, 'tenantId' | 'id'>
  readonly number: number
  readonly options: ConnectionOptions
}

interface Stored {
  readonly firstLine: number
  readonly content: Uint8Array
}

/** After so many users, other work of the process takes its turn. */
const turnUsers = 50

interface ReaderParts extends Pick<QueueParts, 'readUser'> {
  readonly database: Database
  readonly sealer: Pick<TenantSealer, 'seal' | 'open'>
}

/**
 * Reads the users of imports part by part, and those of the next part while PostgreSQL writes those
 * of the present one.
 */
export class PartReader {
  readonly #parts: ReaderParts
  #next: (PartName & { readonly read: Promise<ReadPart | undefined> }) | undefined
  #lastJobId: string | undefined

  constructor(parts: ReaderParts) {
    this.#parts = parts
  }

  /** Reads a part, unless that was done ahead. */
  async read(database: Prisma.TransactionClient, part: PartName): Promise<ReadPart> {
    const { job, number } = part
    const { read, ...name } = this.#next ?? {}
    this.#next = undefined
    const known = isSame(name, part) ? await read : undefined
    if (known) return known
    const where = {
      tenantId_jobId_number: { tenantId: job.tenantId, jobId: job.id, number },
    }
    return this.#usersOf(part, await database.jobPart.findUniqueOrThrow({ where }))
  }

  /** Begins to read a part that may exist, if the last step was one of the same job. */
  readAhead(part: PartName): void {
    const { job } = part
    const isAgain = this.#lastJobId === job.id
    this.#lastJobId = job.id
    if (!isAgain) return
    // If it fails, the step that needs the part reads it again.
    const read = this.#find(part).catch(() => undefined)
    this.#next = { ...part, read }
  }

  /** Forgets a part that was read ahead, which may contain secrets of second factors. */
  forget(): void {
    this.#next = undefined
  }

  async #find(part: PartName): Promise<ReadPart | undefined> {
    const { job, number } = part
    const [stored] = await this.#parts.database.$queryRaw<Stored[]>`
      select first_line as "firstLine", content from job_parts
       where tenant_id = ${job.tenantId} and job_id = ${job.id} and number = ${number}`
    return stored && this.#usersOf(part, stored)
  }

  async #usersOf({ job, options }: PartName, { firstLine, content }: Stored): Promise<ReadPart> {
    const { sealer, readUser } = this.#parts
    const { tenantId, id: jobId } = job
    const texts = JSON.parse(Buffer.from(content).toString('utf8')) as (string | null)[]
    const lines: ImportLine[] = []
    const refused: (Refusal & { line: number })[] = []
    for (const [index, stored] of texts.entries()) {
      if (index % turnUsers === 0) await setImmediate()
      const line = firstLine + index
      const text = await openUser({ sealer, tenantId, jobId, line }, stored)
      const read = readUser(text, options)
      if ('errors' in read) refused.push({ ...read, line })
      else lines.push({ line, user: read })
    }
    return { lines, refused, lastLine: firstLine + texts.length - 1 }
  }
}

function isSame({ job, number, options }: Partial<PartName>, other: PartName): boolean {
  return (
    job?.tenantId === other.job.tenantId &&
    job.id === other.job.id &&
    number === other.number &&
    isDeepStrictEqual(options, other.options)
  )
}
