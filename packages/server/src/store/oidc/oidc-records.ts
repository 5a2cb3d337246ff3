import type pg from 'pg'
import type { Redis } from '../../redis/redis.ts'
import type { Database } from '../database/database.ts'
import { eventValues } from '../events/row-events.ts'
import { addressOfOwnApis } from '../resource-servers/management-api.ts'
import type { Announce, Written } from './announce.ts'
import { findLinked, type LinkedModel, type LinkedRecord } from './oidc-linked-records.ts'
import { type Find, texts, unsynced } from './oidc-record-texts.ts'
import { type OidcRefreshTokens, oidcRefreshTokens } from './oidc-refresh-tokens.ts'
import { type FoundRecord, found, type RecordRow } from './oidc-rows.ts'
import { type OidcSessions, oidcSessions, type RequestOrigin } from './oidc-sessions.ts'
import type { NewRecord, OidcPayload, RunText } from './oidc-statements.ts'
import { batchValues, type RecordBatch, writtenValues } from './record-batch.ts'
import { hashOfId, type RecordName } from './record-ids.ts'
import { isShortLived } from './short-lived-records.ts'
import { type UpstreamSessions, upstreamSessions } from './upstream-sessions.ts'
import { isFirstUse } from './used-ids.ts'

/** A record with a limited lifetime that is not one of oidc-provider's. */
export interface KeptRecord {
  readonly payload: OidcPayload
  readonly accountId: string
  readonly clientId?: string
  /** The access epoch of the user when they authenticated. */
  readonly accessEpoch?: number | undefined
  readonly lifetimeSeconds: number
}

/** The records of oidc-provider in one tenant. An expired record is not found. */
export interface OidcRecords {
  find(model: string, id: string): Promise<FoundRecord | undefined>
  /** Finds a record, with its grant and user, unless the management API has ended it. */
  findLinked(model: LinkedModel, id: string, clientId?: string): Promise<LinkedRecord | undefined>
  findByUid(model: string, uid: string): Promise<FoundRecord | undefined>
  findByUserCode(model: string, userCode: string): Promise<FoundRecord | undefined>
  /** Writes or replaces a record. A consumed one remains consumed. */
  upsert(model: string, id: string, record: NewRecord): Promise<void>
  /** Replaces a record and its user, unless it was deleted or has expired. */
  replace(model: string, id: string, record: NewRecord): Promise<boolean>
  /** Writes, replaces and deletes records by one statement. @returns whether it takes effect */
  writeAll(batch: RecordBatch): Promise<boolean>
  keep(model: string, id: string, record: KeptRecord): Promise<void>
  /**
   * Records an id that may be used once. Of concurrent calls, one resolves to true. The id is
   * stored ten minutes longer than it is valid, in case the clock is set back.
   */
  insert(model: string, id: string, record: NewRecord): Promise<boolean>
  /** Consumes a record. Of concurrent calls, one resolves to true. */
  consume(model: string, id: string): Promise<boolean>
  /**
   * Adds members to the payload of a record, which then expires after `lifetimeSeconds`.
   *
   * @returns the new payload; undefined if there is no such record
   */
  amend(
    model: string,
    id: string,
    members: OidcPayload,
    lifetimeSeconds: number,
  ): Promise<OidcPayload | undefined>
  /**
   * Consumes a record if a member of its payload has this value. Of concurrent calls, one gets it.
   *
   * @returns the payload
   */
  take(
    model: string,
    id: string,
    member: { readonly name: string; readonly value: string },
  ): Promise<OidcPayload | undefined>
  /** Consumes a record. All calls within `graceSeconds` of the first one resolve to true. */
  consumeAgain(model: string, id: string, graceSeconds: number): Promise<boolean>
  /**
   * Consumes one record and writes another by one statement. Of concurrent calls, one resolves to
   * true.
   */
  exchange(used: RecordName, model: string, id: string, record: NewRecord): Promise<boolean>
  /** Deletes a record. Of concurrent calls, one resolves to true. */
  destroy(model: string, id: string): Promise<boolean>
  /** The same, if its payload has the value in this member; or none, where it is undefined. */
  destroyWith(
    model: string,
    id: string,
    member: { readonly name: string; readonly value: string | undefined },
  ): Promise<boolean>
  revokeByGrantId(model: string, grantId: string): Promise<void>
  /** Revokes the codes, tokens and refresh token families of a grant, which remains. */
  revokeTokens(grantId: string, origin: RequestOrigin): Promise<void>
  /** Revokes a grant with its codes, tokens and refresh token families. */
  revokeGrant(grantId: string, origin: RequestOrigin): Promise<void>
  /** Whether a grant exists, by the hash of its id. */
  isGranted(grantHash: string): Promise<boolean>
  readonly sessions: OidcSessions
  readonly refreshTokens: OidcRefreshTokens
  readonly upstreamSessions: UpstreamSessions
}

/** How far the clock of a host may be set back without a replay. */
const clockStepMsMax = 10 * 60 * 1000

function remembered({ expiresAt, ...record }: NewRecord): NewRecord {
  const until = expiresAt && new Date(expiresAt.getTime() + clockStepMsMax)
  return { ...record, expiresAt: until }
}

/** What the records are read and written with. */
export interface OidcRecordsOptions {
  readonly database: Pick<Database, 'reads' | 'group' | 'groupWithoutSync'>
  readonly tenantId: string
  /** The audience of the management API at this tenant. */
  readonly managementAudience: string
  readonly now: () => Date
  readonly redis?: Redis | undefined
  readonly announce: Announce
}

/**
 * The records of one tenant. Every step of a log-in uses these statements, so they are prepared,
 * and committed together with those of other requests.
 */
export function oidcRecords({
  database,
  tenantId,
  managementAudience,
  now,
  redis,
  announce,
}: OidcRecordsOptions): OidcRecords {
  const { reads, group, groupWithoutSync } = database
  const readText: RunText = (name, text, values) =>
    reads.query({ name: `oidc ${name}`, text, values })
  const runText: RunText = (name, text, values) =>
    (unsynced.has(name) ? groupWithoutSync : group).query({ name: `oidc ${name}`, text, values })
  const run = <T extends pg.QueryResultRow>(name: keyof typeof texts, values: unknown[]) =>
    runText<T>(name, texts[name], values)
  const valuesOf = (model: string, id: string, record: NewRecord) => {
    const { payload, grantId, userCode, uid, accountId, clientId } = record
    const { expiresAt, accessEpoch } = record
    const user = userCode === undefined ? undefined : hashOfId(userCode)
    const key = [tenantId, now(), model, hashOfId(id), JSON.stringify(payload)]
    return [...key, grantId, user, uid, accountId, clientId, expiresAt, accessEpoch]
  }
  const upsert = async (model: string, id: string, record: NewRecord) => {
    const name = isShortLived({ model }) ? 'upsertShortLived' : 'upsert'
    await run(name, valuesOf(model, id, record))
  }
  const written = { tenantId, managementAudience, now, announce, run: runText, valuesOf, hashOfId }
  const read = async (name: Find, model: string, by: string) => {
    const { rows } = await readText<RecordRow>(name, texts[name], [tenantId, now(), model, by])
    return rows[0] && found(rows[0])
  }
  return {
    find: (model, id) =>
      read(model === 'RefreshToken' ? 'findRefreshToken' : 'find', model, hashOfId(id)),
    findLinked: (model, id, clientId) =>
      findLinked(model, { run: readText, found, key: [tenantId, now(), hashOfId(id)] }, clientId),
    findByUid: (model, uid) => read('findByUid', model, uid),
    findByUserCode: (model, userCode) => read('findByUserCode', model, hashOfId(userCode)),
    upsert,
    async replace(model, id, { payload, accountId, accessEpoch, expiresAt }) {
      const key = [tenantId, now(), model, hashOfId(id)]
      const values = [...key, JSON.stringify(payload), accountId, accessEpoch, expiresAt]
      return (await run('replace', values)).rowCount === 1
    },
    async writeAll(batch) {
      const { written, deleted } = batch
      const key = [tenantId, now()]
      if (deleted.length > 0) {
        const values = [...key, ...batchValues(batch)]
        const { rows } = await run<{ takesEffect: boolean }>('replaceAll', values)
        return rows[0]?.takesEffect ?? false
      }
      const [first, ...others] = written
      const name = written.every(isShortLived) ? 'writeAllShortLived' : 'writeAll'
      if (others.length > 0) await run(name, [...key, ...writtenValues(written)])
      else if (first) await upsert(first.model, first.id, first.record)
      return true
    },
    async keep(model, id, { lifetimeSeconds, clientId, accessEpoch, ...record }) {
      const expiresAt = new Date(now().getTime() + lifetimeSeconds * 1000)
      const known = {
        ...record,
        grantId: undefined,
        userCode: undefined,
        uid: undefined,
        clientId,
        accessEpoch,
        expiresAt,
      }
      await upsert(model, id, known)
    },
    async insert(model, id, record) {
      const kept = remembered(record)
      const lifetimeMs = (kept.expiresAt?.getTime() ?? 0) - now().getTime()
      return isFirstUse(redis, { tenantId, model, idHash: hashOfId(id), lifetimeMs }, async () => {
        return (await run('insert', valuesOf(model, id, kept))).rowCount === 1
      })
    },
    async consume(model, id) {
      return (await run('consume', [tenantId, now(), model, hashOfId(id)])).rowCount === 1
    },
    async amend(model, id, members, lifetimeSeconds) {
      const expiresAt = new Date(now().getTime() + lifetimeSeconds * 1000)
      const values = [tenantId, now(), model, hashOfId(id), JSON.stringify(members), expiresAt]
      return (await run<Pick<RecordRow, 'payload'>>('amend', values)).rows[0]?.payload
    },
    async take(model, id, { name, value }) {
      const values = [tenantId, now(), model, hashOfId(id), name, value]
      return (await run<Pick<RecordRow, 'payload'>>('take', values)).rows[0]?.payload
    },
    async exchange(used, model, id, record) {
      const values = [...valuesOf(model, id, record), used.model, hashOfId(used.id)]
      return (await run('exchange', values)).rowCount === 1
    },
    async consumeAgain(model, id, graceSeconds) {
      const values = [tenantId, now(), model, hashOfId(id), graceSeconds]
      return (await run('consumeAgain', values)).rowCount === 1
    },
    async destroy(model, id) {
      return (await run('destroy', [tenantId, model, hashOfId(id)])).rowCount === 1
    },
    async destroyWith(model, id, { name, value }) {
      const values = [tenantId, model, hashOfId(id), name, value ?? null]
      return (await run('destroyWith', values)).rowCount === 1
    },
    async revokeByGrantId(model, grantId) {
      await run('revokeByGrantId', [tenantId, model, grantId])
    },
    async revokeTokens(grantId, origin) {
      const events = [...eventValues(tenantId, origin), addressOfOwnApis(managementAudience)]
      const { rows } = await run<Written>('revokeTokens', [tenantId, grantId, now(), ...events])
      await announce('refresh_token', rows)
    },
    async revokeGrant(grantId, origin) {
      const events = [...eventValues(tenantId, origin), addressOfOwnApis(managementAudience)]
      const values = [tenantId, grantId, hashOfId(grantId), now(), ...events]
      const { rows } = await run<Written>('revokeGrant', values)
      await announce('refresh_token', rows)
    },
    async isGranted(grantHash) {
      const values = [tenantId, now(), grantHash]
      return (await readText('isGranted', texts.isGranted, values)).rowCount === 1
    },
    sessions: oidcSessions(written),
    refreshTokens: oidcRefreshTokens({ ...written, read: readText }),
    upstreamSessions: upstreamSessions({ tenantId, run: runText, read: readText }),
  }
}
