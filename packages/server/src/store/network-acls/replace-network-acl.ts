import type { Schema } from '@latchkey/contract'
import { entityOf, eventTypeOf } from '../../event-kinds.ts'
import { newId, newLogId } from '../../ids.ts'
import type { Database } from '../database/database.ts'
import { contextOf, fanOut, hasDeliveries } from '../events/append-events.ts'
import {
  type Author,
  administrativeData,
  administrativeWrite,
  requestDetails,
} from '../logs/administrative-log.ts'
import { changeLengthMax, leftOut, memberLengthMax } from '../logs/logged-change.ts'
import { refusingDuplicates } from '../rows/conflict.ts'
import { isoTime, objectOf } from '../rows/json-object.ts'
import { defaultPriority, toWire } from './network-acls.ts'

/** The members of a network ACL, as SQL expressions. */
type Members = Readonly<Record<keyof Schema<'NetworkAcl'>, string>>

const membersBefore: Members = {
  description: 'description',
  active: 'active',
  priority: 'priority',
  rule: 'rule',
  created_at: 'created',
  updated_at: 'updated',
  id: '$2::text',
}

const membersAfter: Members = {
  description: '$3::text',
  active: '$4::boolean',
  priority: '$5::float8',
  rule: '$6::json',
  created_at: 'created',
  updated_at: '$15::text',
  id: '$2::text',
}

/** The rule, shortened as by `loggedChange`; no other member can be too long. */
const loggedRule = (rule: string) => `
  case when length(replaced.rule::text) + length($6::text) > ${changeLengthMax}
        and length(${rule}::text) > ${memberLengthMax}
       then to_json(replace('${leftOut('%')}', '%', length(${rule}::text)::text))
       else ${rule} end`

const change = objectOf({
  resource: "'network_acl'",
  before: objectOf({ ...membersBefore, rule: loggedRule('replaced.rule') }),
  after: objectOf({ ...membersAfter, rule: loggedRule('$6::json') }),
})

/** The end of the data of the log entry, after its only change. */
const endOfData = ']}}'

/**
 * Replacing is the write that clients repeat in loops. One statement writes the row, the log entry
 * and the event, and composes their content, so that each value is sent once. The row is joined
 * with itself to read its former state without locking it first. If a concurrent write changed
 * `xmin`, nothing is written, and the statement runs again; after the second time the row is locked
 * first.
 */
const text = `
  with replaced as (
    update network_acls acl
       set description = $3::text, active = $4, priority = $5, rule = $6::json, updated_at = $7
      from network_acls before
     where acl.tenant_id = $1 and acl.id = $2
       and before.tenant_id = $1 and before.id = $2 and acl.xmin = before.xmin
    returning before.*, ${isoTime('before.created_at')} as created,
              ${isoTime('before.updated_at')} as updated),
  composed as (
    select ${change}::text as change, ${objectOf(membersAfter)} as after from replaced),
  logged as (
    insert into logs (tenant_id, log_id, date, type, client_id, user_id, data)
    select $1, $8, $7, '${administrativeWrite}', $9, $10,
           ($11::text || change || '${endOfData}')::json
      from composed),
  added as (
    insert into events (tenant_id, id, type, entity, time, data)
    select $1, $12, '${eventTypeOf('network_acl', 'updated')}', $13, $7,
           ${objectOf({ object: 'after', context: '$14::json' })}
      from composed
    returning id, position, type, entity),
  ${fanOut('$1', '$7')}
  select description, active, priority, rule, created_at as "createdAt", updated_at as "updatedAt",
         ${hasDeliveries}
    from replaced`

/** The attempts without a lock, each of which takes one round trip; with a lock it takes four. */
const withoutLockMax = 2

const lock = 'select 1 from network_acls where tenant_id = $1 and id = $2 for update'

interface Replacement {
  readonly database: Pick<Database, 'group' | 'pool'>
  readonly tenantId: string
  readonly author: Author
  readonly id: string
  readonly definition: Schema<'NetworkAclDefinition'>
  readonly at: Date
}

/**
 * Replaces a network ACL.
 *
 * @returns the network ACL before and after, and whether an event stream wants the event; undefined
 * for an unknown id
 * @throws ApiError `network_acl_priority_used`
 */
export async function replaceNetworkAcl(replacement: Replacement) {
  const { database, tenantId, author, id, definition, at } = replacement
  const { description, active, priority = defaultPriority, rule } = definition
  const written = [tenantId, id, description, active, priority, JSON.stringify(rule), at]
  const details = { ...requestDetails(author), changes: [] }
  const data = JSON.stringify({ ...administrativeData(author), details })
  const beginOfData = data.slice(0, -endOfData.length)
  const entry = [newLogId(at), author.clientId, author.userId, beginOfData]
  const context = JSON.stringify(contextOf(tenantId, author))
  const event = [newId('evt'), entityOf('network_acl', { id }), context]
  const values = [...written, ...entry, ...event, at.toISOString()]
  const replaced = await refusingDuplicates('network_acl_priority_used', run(database, values))
  if (!replaced) return undefined
  const { hasDeliveries: isWanted, ...before } = replaced
  const after = toWire({
    id,
    description,
    active,
    priority,
    rule,
    updatedAt: at,
    createdAt: before.createdAt,
  })
  return { before: toWire({ ...before, id }), after, hasDeliveries: isWanted }
}

type Before = Omit<Parameters<typeof toWire>[0], 'id'> & { readonly hasDeliveries: boolean }

async function run(
  { group, pool }: Replacement['database'],
  values: readonly unknown[],
): Promise<Before | undefined> {
  const query = { name: 'replace network ACL', text, values: [...values] }
  for (let tries = 0; tries < withoutLockMax; tries += 1) {
    const { rows } = await group.query<Before>(query)
    if (rows[0]) return rows[0]
  }
  const client = await pool.connect()
  try {
    await client.query('begin')
    const { rowCount } = await client.query(lock, values.slice(0, 2))
    const again = rowCount === 0 ? undefined : await client.query<Before>(query)
    await client.query('commit')
    client.release()
    return again?.rows[0]
  } catch (error) {
    client.release(true) // closes the connection, which rolls the transaction back
    throw error
  }
}
