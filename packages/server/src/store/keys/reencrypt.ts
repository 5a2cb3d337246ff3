import type { RootSealer } from '../../keys/sealer.ts'
import type { TenantSealer } from '../../keys/tenant-sealer.ts'
import { prefixes } from '../../keys/value-key.ts'
import type { Database } from '../database/database.ts'
import { Prisma } from '../prisma/client.ts'
import { type SealedColumn, sealedColumns } from './sealed-columns.ts'

/** The number of values that were encrypted again, and of those that no configured key decrypts. */
export interface Reencrypted {
  readonly reencrypted: number
  readonly unreadable: number
}

interface Row {
  readonly place: readonly string[]
  readonly before: string
}

/** Which values to encrypt again, and how. */
interface Resealing {
  /** The prefixes of the values that are considered. */
  readonly families: readonly string[]
  /** The prefix of values that the current key has encrypted already. */
  readonly prefix: string
  reseal(sealed: string): Promise<string>
}

const rowsPerStep = 500
const sealedInText = new RegExp(
  `(?:${Object.values(prefixes).join('|')})[\\w-]+\\.[\\w-]*\\.[\\w-]+\\.[\\w-]+\\.[\\w-]+`,
  'g',
)

type Tables = Pick<Database, '$queryRaw' | '$executeRaw'>

/**
 * Encrypts again all stored values that another key of the installation has encrypted, in steps
 * that lock few rows. The server may run; a value that is written in between is not changed.
 */
export function reencrypt(database: Tables, root: RootSealer): Promise<Reencrypted> {
  return reencryptColumns(database, sealedColumns, ofInstallation(root))
}

/**
 * Encrypts again all values of a tenant that another key than its active master key has encrypted.
 */
export async function reencryptTenant(
  database: Tables,
  sealer: TenantSealer,
  tenantId: string,
): Promise<Reencrypted> {
  const active = await sealer.findMasterKey(tenantId)
  if (!active) return { reencrypted: 0, unreadable: 0 }
  const columns = sealedColumns.filter(({ isShared, isByRoot }) => !isShared && !isByRoot)
  const resealing: Resealing = {
    families: Object.values(prefixes),
    prefix: active.prefix,
    reseal: (sealed) => sealer.reseal(tenantId, sealed),
  }
  return reencryptColumns(database, columns, resealing, tenantId)
}

const ofInstallation = (root: RootSealer): Resealing => ({
  families: [prefixes.installation],
  prefix: root.prefix,
  reseal: root.reseal,
})

async function reencryptColumns(
  database: Tables,
  columns: readonly SealedColumn[],
  resealing: Resealing,
  tenantId?: string,
): Promise<Reencrypted> {
  let [reencrypted, unreadable] = [0, 0]
  for (const column of columns) {
    const found = await reencryptColumn(database, resealing, column, tenantId)
    reencrypted += found.reencrypted
    unreadable += found.unreadable
  }
  return { reencrypted, unreadable }
}

async function reencryptColumn(
  database: Tables,
  resealing: Resealing,
  column: SealedColumn,
  tenantId: string | undefined,
): Promise<Reencrypted> {
  const [table, value] = [Prisma.raw(column.table), expressionOf(column)]
  const keyNames = column.isShared ? column.key : ['tenant_id', ...column.key]
  const key = Prisma.raw(keyNames.join(', '))
  const ofTenant = tenantId === undefined ? Prisma.empty : Prisma.sql`and tenant_id = ${tenantId}`
  let last: readonly string[] = keyNames.map(() => '')
  let [reencrypted, unreadable] = [0, 0]
  for (;;) {
    const rows = await database.$queryRaw<Row[]>`
      select array[${key}] as place, ${value} as before from ${table}
       where (${key}) > (${Prisma.join(last)}) ${ofTenant} and ${isFormer(column, resealing)}
       order by ${key} limit ${rowsPerStep}`
    const end = rows.at(-1)
    if (!end) return { reencrypted, unreadable }
    last = end.place
    const resealed = await Promise.all(rows.map((row) => resealRow(resealing, row)))
    unreadable += resealed.filter(({ isReadable }) => !isReadable).length
    const changed = resealed.filter(({ before, after }) => before !== after)
    reencrypted += await database.$executeRaw`
      update ${table} as own set ${assign(column)}
        from json_to_recordset(${JSON.stringify(changed)}::json)
             as resealed (place text[], before text, after text)
       where ${samePlace(keyNames)} and ${value} = resealed.before`
  }
}

/**
 * The number of values that the key of the installation encrypts, and of those of its other keys.
 */
export async function countSealed(
  database: Pick<Database, '$queryRaw'>,
  root: RootSealer,
): Promise<{ readonly current: number; readonly former: number }> {
  let [current, former] = [0, 0]
  const contained = `%${prefixes.installation}%`
  for (const column of sealedColumns) {
    const [count] = await database.$queryRaw<{ all: bigint; former: bigint }[]>`
      select count(*) filter (where ${expressionOf(column)} like ${contained}) as all,
             count(*) filter (where ${isFormer(column, ofInstallation(root))}) as former
        from ${Prisma.raw(column.table)}`
    former += Number(count?.former ?? 0)
    current += Number(count?.all ?? 0) - Number(count?.former ?? 0)
  }
  return { current, former }
}

const expressionOf = ({ column, type }: SealedColumn) =>
  Prisma.raw(type === 'text' ? column : `${column}::text`)

/** The SQL condition for a row with a value of another key. */
function isFormer(column: SealedColumn, { families, prefix }: Resealing): Prisma.Sql {
  const value = expressionOf(column)
  // Without the values of the current key, no value is left.
  const others = Prisma.sql`replace(${value}, ${prefix}, '')`
  const contained = families.map((family) => Prisma.sql`${others} like ${`%${family}%`}`)
  return Prisma.sql`(${Prisma.join(contained, ' or ')})`
}

const assign = ({ column, type }: SealedColumn) =>
  Prisma.raw(`${column} = resealed.after${type === 'json' ? '::json' : ''}`)

const samePlace = (keyNames: readonly string[]) =>
  Prisma.raw(keyNames.map((name, at) => `own.${name} = resealed.place[${at + 1}]`).join(' and '))

async function resealRow({ families, prefix, reseal }: Resealing, { place, before }: Row) {
  let isReadable = true
  const found = before.match(sealedInText) ?? []
  let after = before
  for (const sealed of new Set(found)) {
    const isConsidered = families.some((family) => sealed.startsWith(family))
    if (!isConsidered || sealed.startsWith(prefix)) continue
    try {
      after = after.replaceAll(sealed, await reseal(sealed))
    } catch {
      isReadable = false
    }
  }
  return { place, before, after, isReadable }
}
