import type { Schema } from '@latchkey/contract'
import { logIdAt, newLogId } from '../../ids.ts'
import { type LogType, logTypes } from '../../log-types.ts'
import { storableText } from '../../unstorable-text.ts'
import { limitOf } from '../database/limits.ts'
import { replanned, soon } from '../database/statement-names.ts'
import { Prisma } from '../prisma/client.ts'
import {
  countedBy,
  type OffsetPage,
  type OffsetQuery,
  offsetWindow,
  recordsMax,
} from '../rows/paging.ts'
import type { Scope } from '../rows/scope.ts'
import { sentTogether } from '../rows/sent-together.ts'
import { searchCondition } from '../search/condition.ts'
import { parseSearch } from '../search/parse-search.ts'
import type { Counts } from './changes.ts'
import { logFields } from './log-fields.ts'

type Log = Schema<'Log'>

/** A log entry to write: its type, and members without secrets or tokens. */
export interface LogEntry
  extends Partial<
    Pick<
      Log,
      | 'description'
      | 'connection'
      | 'connection_id'
      | 'client_id'
      | 'client_name'
      | 'ip'
      | 'hostname'
      | 'user_id'
      | 'user_name'
      | 'audience'
      | 'scope'
      | 'strategy'
      | 'strategy_type'
      | 'user_agent'
      | 'details'
      | 'location_info'
    >
  > {
  readonly type: LogType
}

/** Which log entries a list contains, and in which order. */
export interface LogQuery extends OffsetQuery {
  /** A query in Lucene syntax. */
  readonly q?: string
  /** A member and a direction, such as `date:-1`. Every member means the time of writing. */
  readonly sort?: string
  readonly userId?: string
  readonly include_totals?: boolean
}

/** The log of one tenant. */
export interface Logs {
  /**
   * Lists the latest entries first. `total` is counted up to 10,000; without `include_totals`, only
   * as far as pages can reach.
   *
   * @throws ApiError `invalid_query_string`
   */
  list(query: LogQuery): Promise<OffsetPage<Log>>
  /**
   * Lists entries in the order of writing, after the entry `from` or from the beginning. Only
   * entries are listed before which none can be added, so that a reader that continues after the
   * last one misses none.
   *
   * @param settledForMs the least age of the entries
   */
  listAfter(from: string | undefined, take: number, settledForMs?: number): Promise<Log[]>
  /** Lists the latest of these entries, oldest first. */
  listLatest(take: number): Promise<Log[]>
  get(logId: string): Promise<Log | undefined>
  /** Writes an entry. Log-ins and sign-ups are also counted in the statistics of the day. */
  append(entry: LogEntry): Promise<void>
}

/** A transaction that runs may still write entries with ids of this age. */
const settledMs = 2_000
const countedMax = 10_000

interface Row {
  readonly log_id: string
  readonly date: Date
  readonly type: string
  readonly client_id: string | null
  readonly user_id: string | null
  readonly data: Readonly<Record<string, unknown>>
}

interface Selection {
  /** `soon`, if it reads a few entries by an index; `replanned` for a search. */
  readonly when?: Prisma.Sql
  readonly where: Prisma.Sql
  readonly order: Prisma.Sql
  readonly take: number
  readonly skip?: number
}

const columns = Prisma.sql`log_id, date, type, client_id, user_id, data`
const [ascending, descending] = [Prisma.sql`asc`, Prisma.sql`desc`]

export function logs({ database, tenantId, now, changes, skipsLog }: Scope): Logs {
  const ofTenant = Prisma.sql`tenant_id = ${tenantId}`
  const settled = (ms = settledMs) => {
    const before = logIdAt(new Date(now().getTime() - ms))
    return Prisma.sql`${ofTenant} and log_id < ${before}`
  }
  const select = async ({ when = Prisma.empty, where, order, take, skip = 0 }: Selection) => {
    const offset = skip > 0 ? Prisma.sql`offset ${skip}` : Prisma.empty
    const rows = await database.$queryRaw<Row[]>`${when}
      select ${columns} from logs where ${where}
       order by log_id ${order} limit ${limitOf(take)} ${offset}`
    return rows.map(toWire)
  }
  const count = async ({ when, where }: Selection, max: number): Promise<number> => {
    const [counted] = await database.$queryRaw<{ total: number }[]>`${when}
      select count(*)::int as total
        from (select 1 from logs where ${where} limit ${limitOf(max)}) as found`
    return counted?.total ?? 0
  }
  return {
    async list({ q, sort = 'date:-1', userId, include_totals, ...query }) {
      const { page = 0, per_page: limit = 50 } = query
      const { skip, take } = offsetWindow(query)
      const ofUser = userId === undefined ? Prisma.empty : Prisma.sql`and user_id = ${userId}`
      const found = searchCondition(parseSearch(q), logFields)
      const where = Prisma.sql`${ofTenant} ${ofUser} and ${found}`
      const order = sort.endsWith(':1') ? ascending : descending
      const ofPage = include_totals ? Prisma.empty : soon
      const when = q === undefined ? ofPage : replanned
      const selection = { when, where, order, take, skip }
      const countMax = include_totals ? countedMax : recordsMax
      const counting = () => count(selection, countMax)
      // Most logs are longer than a page, so a list without a search is counted in the same round
      // trip.
      const [items, counted] = await sentTogether([
        select(selection),
        q === undefined ? counting() : undefined,
      ])
      const total = counted ?? countedBy(items, selection) ?? (await counting())
      return { items, start: page * limit, limit, total }
    },
    listAfter: (from = '', take, settledForMs) =>
      select({
        where: Prisma.sql`${settled(settledForMs)} and log_id > ${from}`,
        order: ascending,
        take,
      }),
    listLatest: async (take) =>
      (await select({ where: settled(), order: descending, take })).reverse(),
    async get(logId) {
      const where = Prisma.sql`${ofTenant} and log_id = ${logId}`
      const [log] = await select({ when: soon, where, order: ascending, take: 1 })
      return log
    },
    async append({ type, ...entry }) {
      if (skipsLog) return
      const date = now()
      const { client_id: clientId = null, user_id: userId = null } = entry
      const data = storable({ description: logTypes[type], ...entry })
      const logId = newLogId(date)
      await database.log.create({ data: { tenantId, logId, date, type, clientId, userId, data } })
      changes.appended(type)
      const counter = counterOf[type]
      if (counter) changes.count(counter)
    },
  }
}

/** The daily counters that entries add to. */
const counterOf: { readonly [Type in LogType]?: keyof Counts } = {
  s: 'logins',
  ss: 'signups',
  pwd_leak: 'leakedPasswords',
  signup_pwd_leak: 'leakedPasswords',
  reset_pwd_leak: 'leakedPasswords',
}

/** The entry with strings that PostgreSQL can store, even if they were cut within a character. */
const storable = (entry: object): Prisma.InputJsonObject =>
  JSON.parse(
    JSON.stringify(entry, (_name, value) =>
      typeof value === 'string' ? storableText(value) : value,
    ),
  )

/** Identifies mobile browsers in `User-Agent`. */
const mobile = /\bMobi/

const withoutNulls = (data: Row['data']): Row['data'] =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => value !== null))

function toWire({ log_id, date, type, client_id, user_id, data }: Row): Log {
  const present = Object.values(data).includes(null) ? withoutNulls(data) : data
  return {
    date: date.toISOString(),
    type,
    ...present,
    ...(client_id !== null && { client_id }),
    ...(user_id !== null && { user_id }),
    log_id,
    _id: log_id,
    isMobile: typeof present.user_agent === 'string' && mobile.test(present.user_agent),
  }
}
