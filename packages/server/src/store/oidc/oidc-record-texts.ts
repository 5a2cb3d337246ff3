/* The SQL statements of the records of oidc-provider. */

import { hasDeliveries } from '../events/append-events.ts'
import { familyEvents } from './oidc-refresh-tokens.ts'
import {
  consumeText,
  findText,
  foundColumns,
  isAlive,
  isOfCurrentAccess,
  isShown,
  recordColumns,
  recordValues,
} from './oidc-statements.ts'
import { batchTexts, replaced, writtenText } from './record-batch.ts'
import { withoutSync } from './short-lived-records.ts'

const alive = isAlive('oidc_records')
const current = `${alive} and ${isOfCurrentAccess('oidc_records')}`
const insert = `insert into oidc_records (${recordColumns}) values (${recordValues})`
/** Writes the record if `source` has a row. */
const insertFrom = (source: string) =>
  `insert into oidc_records (${recordColumns}) select ${recordValues} from ${source}`
const batch = batchTexts(3)

/** A further common table of `revoke`. */
const deletedGrant = `,
  deleted as (
    delete from oidc_records where tenant_id = $1 and model = 'Grant' and id_hash = $3)`

/**
 * SQL that revokes the tokens of a grant. Counting makes PostgreSQL delete the families first, in
 * the order in which exchanges lock them.
 */
const revoke = (parameters: { at: string; first: number }, further = '') => `
  with families as (
    delete from refresh_tokens where tenant_id = $1 and grant_id = $2 returning *),
  ${familyEvents('deleted', { ...parameters, rows: 'families' })}${further}
  delete from oidc_records
   where (select count(*) from families) >= 0
     and tenant_id = $1 and grant_id = $2 and model <> 'Interaction'
  returning ${hasDeliveries}`

/** The statements, by the names under which they are prepared. */
export const texts = {
  find: findText,
  findRefreshToken: `${findText} and ${isShown('oidc_records', 'refresh_tokens')}`,
  findByUid: `select ${foundColumns} from oidc_records where ${current} and model = $3 and uid = $4
    and (model <> 'Session' or ${isShown('oidc_records', 'sessions')})
    order by created_at desc limit 1`,
  findByUserCode: `select ${foundColumns}, id_hash as "idHash" from oidc_records
    where ${current} and model = $3 and user_code_hash = $4`,
  upsert: `${insert} ${replaced}`,
  upsertShortLived: `${insertFrom(withoutSync)} ${replaced}`,
  replace: `update oidc_records
    set payload = $5, account_id = $6, access_epoch = $7, expires_at = $8
    where ${alive} and model = $3 and id_hash = $4`,
  // Without the deletion, which PostgreSQL would plan at each execution.
  writeAll: writtenText(3),
  writeAllShortLived: writtenText(3, { source: withoutSync }),
  replaceAll: `with ${batch.deleted}, others as (${batch.written})
    select ${batch.takesEffect} as "takesEffect"`,
  insert: `${insert}
    on conflict (tenant_id, model, id_hash) do update
       set created_at = excluded.created_at, payload = excluded.payload,
           expires_at = excluded.expires_at, consumed_at = null
     where oidc_records.expires_at <= excluded.created_at`,
  consume: consumeText,
  amend: `update oidc_records set payload = (payload::jsonb || $5::jsonb)::json, expires_at = $6
    where ${alive} and model = $3 and id_hash = $4 returning payload`,
  take: `update oidc_records set consumed_at = $2
    where ${alive} and model = $3 and id_hash = $4 and consumed_at is null
      and payload->>$5::text = $6 returning payload`,
  exchange: `with used as (
      update oidc_records set consumed_at = $2
       where ${alive} and model = $13 and id_hash = $14 and consumed_at is null returning 1)
    ${insertFrom('used')}`,
  consumeAgain: `update oidc_records set consumed_at = coalesce(consumed_at, $2)
    where ${alive} and model = $3 and id_hash = $4
      and (consumed_at is null or consumed_at > $2 - make_interval(secs => $5))`,
  destroy: 'delete from oidc_records where tenant_id = $1 and model = $2 and id_hash = $3',
  destroyWith: `delete from oidc_records where tenant_id = $1 and model = $2 and id_hash = $3
    and payload->>$4::text is not distinct from $5::text`,
  revokeByGrantId: 'delete from oidc_records where tenant_id = $1 and model = $2 and grant_id = $3',
  revokeTokens: revoke({ at: '$3', first: 4 }),
  revokeGrant: revoke({ at: '$4', first: 5 }, deletedGrant),
  isGranted: `select 1 from oidc_records
    where ${current} and model = 'Grant' and id_hash = $3`,
} as const

/** The statements that do not wait for the disk. */
export const unsynced: ReadonlySet<string> = new Set<keyof typeof texts>([
  'upsertShortLived',
  'writeAllShortLived',
])

/** The names of the statements that find one record. */
export type Find = Extract<keyof typeof texts, `find${string}`>
