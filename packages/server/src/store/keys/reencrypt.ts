import { type Sealer, sealedPrefix } from '../../keys/sealer.ts'
import type { Database } from '../database/database.ts'
import { Prisma } from '../prisma/client.ts'
import { type SealedColumn, sealedColumns } from './sealed-columns.ts'

/** Values that were encrypted again, and those that no configured key decrypts. */
export interface Reencrypted {
  readonly reencrypted: number
  readonly unreadable: number
}

interface Row {
  readonly place: readonly string[]
  readonly before: string
}

const rowsPerStep = 500
const sealedInText = new RegExp(
  `${sealedPrefix}[\\w-]+\\.[\\w-]*\\.[\\w-]+\\.[\\w-]+\\.[\\w-]+`,
  'g',
)

/**
 * Encrypts each stored value again that was encrypted with another key than the current one, in
 * steps that lock a few rows; the server may run meanwhile. A value that is written in between is
 * left as it was written.
 *
 * @param tenantId of one tenant; undefined: of all
 */
export async function reencrypt(
  database: Pick<Database, '$queryRaw' | '$executeRaw'>,
  sealer: Sealer,
  tenantId?: string,
): Promise<Reencrypted> {
  let [reencrypted, unreadable] = [0, 0]
  for (const column of sealedColumns) {
    if (column.isShared && tenantId !== undefined) continue
    const found = await reencryptColumn(database, sealer, column, tenantId)
    reencrypted += found.reencrypted
    unreadable += found.unreadable
  }
  return { reencrypted, unreadable }
}

async function reencryptColumn(
  database: Pick<Database, '$queryRaw' | '$executeRaw'>,
  sealer: Sealer,
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
       where (${key}) > (${Prisma.join(last)}) ${ofTenant} and ${isFormer(column, sealer)}
       order by ${key} limit ${rowsPerStep}`
    const end = rows.at(-1)
    if (!end) return { reencrypted, unreadable }
    last = end.place
    const resealed = await Promise.all(rows.map((row) => resealRow(sealer, row)))
    unreadable += resealed.filter(({ isReadable }) => !isReadable).length
    const changed = resealed.filter(({ before, after }) => before !== after)
    reencrypted += await database.$executeRaw`
      update ${table} as own set ${assign(column)}
        from json_to_recordset(${JSON.stringify(changed)}::json)
             as resealed (place text[], before text, after text)
       where ${samePlace(keyNames)} and ${value} = resealed.before`
  }
}

/** How many values are stored: encrypted with the current key, and with others. */
export async function countSealed(
  database: Pick<Database, '$queryRaw'>,
  sealer: Sealer,
): Promise<{ readonly current: number; readonly former: number }> {
  let [current, former] = [0, 0]
  for (const column of sealedColumns) {
    const [count] = await database.$queryRaw<{ all: bigint; former: bigint }[]>`
      select count(*) filter (where ${expressionOf(column)} like ${`%${sealedPrefix}%`}) as all,
             count(*) filter (where ${isFormer(column, sealer)}) as former
        from ${Prisma.raw(column.table)}`
    former += Number(count?.former ?? 0)
    current += Number(count?.all ?? 0) - Number(count?.former ?? 0)
  }
  return { current, former }
}

const expressionOf = ({ column, type }: SealedColumn) =>
  Prisma.raw(type === 'text' ? column : `${column}::text`)

/** Whether a row has a value that another key has encrypted. */
function isFormer(column: SealedColumn, { prefix }: Sealer): Prisma.Sql {
  const value = expressionOf(column)
  if (column.type === 'text') return Prisma.sql`not starts_with(${value}, ${prefix})`
  // Without the values of this key none is left.
  return Prisma.sql`replace(${value}, ${prefix}, '') like ${`%${sealedPrefix}%`}`
}

const assign = ({ column, type }: SealedColumn) =>
  Prisma.raw(`${column} = resealed.after${type === 'json' ? '::json' : ''}`)

const samePlace = (keyNames: readonly string[]) =>
  Prisma.raw(keyNames.map((name, at) => `own.${name} = resealed.place[${at + 1}]`).join(' and '))

async function resealRow(sealer: Sealer, { place, before }: Row) {
  let isReadable = true
  const found = before.match(sealedInText) ?? []
  let after = before
  for (const sealed of new Set(found)) {
    if (sealed.startsWith(sealer.prefix)) continue
    try {
      after = after.replaceAll(sealed, await sealer.reseal(sealed))
    } catch {
      isReadable = false
    }
  }
  return { place, before, after, isReadable }
}
