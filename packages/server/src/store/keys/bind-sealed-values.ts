import type { Logger } from 'pino'
import type { Sealer } from '../../keys/sealer.ts'
import { signingPurposeOf } from '../../keys/webhook-secrets.ts'
import { totpPurposeOf } from '../../record-rules/authentication-method-members.ts'
import { destinationPurposeOf } from '../../record-rules/event-stream-destination.ts'
import type { Database } from '../database/database.ts'
import { inTurn } from '../database/in-turn.ts'
import { Prisma } from '../prisma/client.ts'
import { secretPurposeOf } from '../resource-servers/resource-servers.ts'

/** A column whose values earlier releases encrypted without binding them to their row. */
interface FormerlyUnbound {
  readonly table: string
  /** The SQL expression of the value, which can also be assigned. */
  readonly value: string
  readonly assignment: string
  readonly formerPurpose: string
  readonly purposeOf: (id: string) => string
}

const columns: readonly FormerlyUnbound[] = [
  {
    table: 'event_streams',
    value: 'destination_secrets',
    assignment: 'destination_secrets = bound.after',
    formerPurpose: 'destination',
    purposeOf: destinationPurposeOf,
  },
  {
    table: 'event_streams',
    value: 'signing_secrets',
    assignment: 'signing_secrets = bound.after',
    formerPurpose: 'webhook-signing',
    purposeOf: signingPurposeOf,
  },
  {
    table: 'authentication_methods',
    value: 'sealed_secret',
    assignment: 'sealed_secret = bound.after',
    formerPurpose: 'totp-secret',
    purposeOf: totpPurposeOf,
  },
  {
    table: 'resource_servers',
    value: "settings ->> 'signing_secret'",
    assignment:
      "settings = jsonb_set(settings::jsonb, '{signing_secret}', to_jsonb(bound.after))::json",
    formerPurpose: 'signing-secret',
    purposeOf: secretPurposeOf,
  },
]

const upgrade = 'bind-sealed-values'
const rowsPerStep = 500

interface SealedRow {
  readonly tenantId: string
  readonly id: string
  readonly sealed: string
}

/**
 * Encrypts the values of earlier releases again, bound to their row, once per database. Otherwise
 * an attacker with write access could move a value to another row of the tenant. Afterwards,
 * unbound values are refused. Concurrent starts wait for the first one.
 */
export async function bindSealedValues(
  database: Database,
  url: string,
  sealer: Sealer,
  log: Logger,
): Promise<void> {
  const isDone = async () =>
    (await database.upgrade.findUnique({ where: { name: upgrade } })) !== null
  if (await isDone()) return
  await inTurn(url, async () => {
    if (await isDone()) return
    let count = 0
    for (const column of columns) count += await bindColumn(database, sealer, log, column)
    await database.upgrade.create({ data: { name: upgrade, doneAt: new Date() } })
    if (count > 0) log.info({ count }, 'Sealed values were bound to their rows.')
  })
}

async function bindColumn(
  database: Database,
  sealer: Sealer,
  log: Logger,
  column: FormerlyUnbound,
): Promise<number> {
  const [table, value] = [Prisma.raw(column.table), Prisma.raw(column.value)]
  let last: Pick<SealedRow, 'tenantId' | 'id'> = { tenantId: '', id: '' }
  for (let count = 0; ; ) {
    const rows = await database.$queryRaw<SealedRow[]>`
      select tenant_id as "tenantId", id, ${value} as sealed from ${table}
       where (tenant_id, id) > (${last.tenantId}, ${last.id}) and ${value} is not null
       order by tenant_id, id limit ${rowsPerStep}`
    const end = rows.at(-1)
    if (!end) return count
    last = end
    const found = await Promise.all(rows.map((row) => bind(sealer, log, column, row)))
    const bound = found.filter((row) => row !== undefined)
    // A value that was written since is bound already.
    count += await database.$executeRaw`
      update ${table} as own set ${Prisma.raw(column.assignment)}
        from json_to_recordset(${JSON.stringify(bound)}::json)
             as bound (tenant_id text, id text, before text, after text)
       where own.tenant_id = bound.tenant_id and own.id = bound.id and ${value} = bound.before`
  }
}

/** Undefined for a value that is bound, or cannot be decrypted. */
async function bind(
  sealer: Sealer,
  log: Logger,
  { table, formerPurpose, purposeOf }: FormerlyUnbound,
  { tenantId, id, sealed }: SealedRow,
) {
  const isBound = await sealer.open(tenantId, purposeOf(id), sealed).then(
    () => true,
    () => false,
  )
  if (isBound) return undefined
  try {
    const text = await sealer.open(tenantId, formerPurpose, sealed)
    const after = await sealer.seal(tenantId, purposeOf(id), text)
    return { tenant_id: tenantId, id, before: sealed, after }
  } catch (error) {
    log.warn({ err: error, table, id }, 'A sealed value cannot be opened; it stays as it is.')
    return undefined
  }
}
