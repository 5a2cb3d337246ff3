import type { Adapter, AdapterPayload } from 'oidc-provider'
import type { LinkedModel } from '../../store/oidc/oidc-linked-records.ts'
import type { FoundRecord } from '../../store/oidc/oidc-rows.ts'
import { type NewRecord, noLinks, type OidcPayload } from '../../store/oidc/oidc-statements.ts'
import { refusedBy } from '../actions/actions-of-request.ts'
import { laterOf } from './later-records.ts'
import { type OidcRequest, oidcRequestOf } from './oidc-request.ts'
import { consumeConcluded, consumeGrant, consumeToken, storeReadAhead } from './read-ahead.ts'
import type { RecordAdapterOptions } from './record-adapter-options.ts'
import { consumeExchanged, endReused, postponeUse } from './single-use.ts'

/**
 * Models whose expiry is extended by their row alone, so that the `exp` of the payload is outdated.
 */
const extendedModels: readonly string[] = ['Grant', 'RefreshToken']

/** `exp` in seconds since 1970. */
function expOf(end: Date | null, now: Date): number {
  const leftMs = end ? end.getTime() - now.getTime() : foreverMs
  return Math.floor((Date.now() + leftMs) / 1000)
}

const foreverMs = 100 * 365 * 24 * 60 * 60 * 1000

/** Secret members that oidc-provider needs in plain text: they are stored encrypted, not hashed. */
const sealedMembers: Readonly<Record<string, readonly string[]>> = {
  Interaction: ['deviceCode', 'parJti'],
  DeviceCode: ['jti'],
}

/** How long expired records are kept, so that late requests are answered `expired_token`. */
const retentionSeconds: Readonly<Record<string, number>> = {
  DeviceCode: 60 * 60,
  BackchannelAuthenticationRequest: 60 * 60,
}

/** The adapter by which oidc-provider stores the records of one model of a tenant. */
export class RecordAdapter implements Adapter {
  protected readonly model: string
  protected readonly options: RecordAdapterOptions

  constructor(model: string, options: RecordAdapterOptions) {
    this.model = model
    this.options = options
  }

  /** The state of the current request; undefined in background work. */
  protected request(): OidcRequest | undefined {
    const ctx = this.options.context()
    return ctx && oidcRequestOf(ctx)
  }

  async upsert(id: string, payload: AdapterPayload, expiresIn: number): Promise<void> {
    const { records, errors, now } = this.options
    const lifetimeMs = (expiresIn + (retentionSeconds[this.model] ?? 0)) * 1000
    const record = {
      ...(await this.recordOf(id, payload)),
      expiresAt: expiresIn ? new Date(now().getTime() + lifetimeMs) : undefined,
    }
    const used = this.model === 'AccessToken' && consumeExchanged(this.request(), exchangedModels)
    if (used) {
      if (await records.exchange(used, this.model, id, record)) return
      await endReused(this.options, used, record.grantId)
      throw new errors.InvalidGrant(`${used.model} already consumed`)
    }
    if (this.model === 'DeviceCode' && isTaken(payload)) return this.takeDeviceCode(id, record)
    const later = laterOf(this.request(), this.model)
    if (later) return void later.write({ model: this.model, id, record })
    if (this.model === 'Interaction' && payload.result) return this.storeResult(id, record)
    if (this.model !== 'ReplayDetection') return records.upsert(this.model, id, record)
    // oidc-provider has not found the `jti`, but another process may insert it at the same time.
    const isNew = await records.insert(this.model, id, record)
    if (!isNew) throw new errors.InvalidRequest('jti has been used')
  }

  /**
   * Stores the result of an interaction.
   *
   * @throws SessionNotFound if a concurrent request has resumed it: it must not be resumed again
   */
  private async storeResult(id: string, record: NewRecord): Promise<void> {
    const { records, errors } = this.options
    if (await records.replace(this.model, id, record)) return
    throw new errors.SessionNotFound(resumedBefore)
  }

  /**
   * Stores that a user continues with a device code, or cancels. oidc-provider has found the code
   * unused, but another browser may continue with it at the same time.
   */
  private async takeDeviceCode(id: string, record: NewRecord): Promise<void> {
    const { records, errors } = this.options
    const { expiresAt } = record
    if (!(await records.insert(deviceTurn, id, { payload: {}, ...noLinks, expiresAt }))) {
      const used = new errors.InvalidRequest('code has already been used')
      used.name = 'AlreadyUsedError' // as the error of oidc-provider, which it does not export
      throw used
    }
    try {
      await records.upsert(this.model, id, record)
    } catch (error) {
      await records.destroy(deviceTurn, id)
      throw error
    }
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    const concluded = this.model === 'Interaction' && consumeConcluded(this.request(), id)
    if (concluded) return this.withNotedEpoch(concluded)
    const payload = await this.read(await this.findRecord(id), { jti: id })
    const request = this.request()
    // oidc-provider does not show the code of a refused log-in to the listener that logs it.
    if (request && this.model === 'DeviceCode') request.executions = refusedBy(payload) ?? []
    return payload
  }

  /** Finds a record, and by the same statement reads the rows that the request needs next. */
  protected async findRecord(id: string): Promise<FoundRecord | undefined> {
    const { records, context } = this.options
    const request = this.request()
    const model = linkedModels.find((each) => each === this.model)
    if (!model) {
      const read =
        this.model === 'Grant' ? consumeGrant(request, id) : consumeToken(request, this.model, id)
      return this.noted(read ?? (await records.find(this.model, id)))
    }
    const parameter = context()?.query?.client_id
    const clientId = typeof parameter === 'string' ? parameter : undefined
    const linked = await records.findLinked(model, id, clientId)
    if (linked) storeReadAhead(request, linked)
    return this.noted(linked?.record)
  }

  private withNotedEpoch(payload: AdapterPayload): AdapterPayload {
    this.noted({ payload, expiresAt: null, accessEpoch: accessEpochOf(payload) ?? null })
    return payload
  }

  /** Notes the access epoch of the user of a record, for what the request writes for them. */
  private noted(record: FoundRecord | undefined): FoundRecord | undefined {
    const accountId = record && accountOf(record.payload)
    if (accountId === undefined || record?.accessEpoch == null) return record
    const epochs = this.request()?.accessEpochs
    const known = epochs?.get(accountId) ?? record.accessEpoch
    epochs?.set(accountId, Math.min(known, record.accessEpoch))
    return record
  }

  async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return this.read(this.noted(await this.options.records.findByUid(this.model, uid)), {})
  }

  async findByUserCode(userCode: string): Promise<AdapterPayload | undefined> {
    const found = await this.options.records.findByUserCode(this.model, userCode)
    return this.read(this.noted(found), { userCode })
  }

  /** @throws InvalidGrant, InvalidRequestUri if a concurrent request consumed it first */
  async consume(id: string): Promise<void> {
    const { records, errors } = this.options
    const { model } = this
    if (exchangedModels.includes(model) && postponeUse(this.request(), { model, id })) return
    if (await records.consume(model, id)) return
    if (model !== 'PushedAuthorizationRequest') {
      throw new errors.InvalidGrant(`${model} already consumed`)
    }
    throw new errors.InvalidRequestUri('request_uri is invalid, expired, or was already used')
  }

  /** @throws SessionNotFound if a concurrent request has resumed the log-in of a device first */
  async destroy(id: string): Promise<void> {
    const { records, context, errors } = this.options
    const later = laterOf(this.request(), this.model)
    if (later) return void later.delete({ model: this.model, id })
    const isFirst = await records.destroy(this.model, id)
    const isResuming = this.model === 'Interaction' && context()?.oidc.route === 'device_resume'
    if (isResuming && !isFirst) throw new errors.SessionNotFound(resumedBefore)
  }

  revokeByGrantId(grantId: string): Promise<void> {
    return this.options.records.revokeByGrantId(this.model, grantId)
  }

  protected async recordOf(
    id: string,
    payload: AdapterPayload,
  ): Promise<Omit<NewRecord, 'expiresAt'>> {
    const { grantId, userCode, uid, clientId } = payload
    const accountId = accountOf(payload)
    return {
      payload: await this.storedPayload(id, payload),
      grantId,
      userCode,
      uid,
      accountId,
      clientId,
      accessEpoch: accessEpochOf(payload) ?? this.request()?.accessEpochs.get(accountId ?? ''),
    }
  }

  /** The payload without secrets: requests send them, or they are stored encrypted. */
  private async storedPayload(id: string, payload: AdapterPayload): Promise<OidcPayload> {
    const { jti: _jti, userCode: _userCode, session, ...kept } = payload
    const { model } = this
    const sealed = await this.mapSealed(payload, (text) => this.options.seal({ model, id }, text))
    return { ...kept, ...(session && { session: withoutCookie(session) }), ...sealed }
  }

  protected async read(
    record: FoundRecord | undefined,
    known: Partial<AdapterPayload>,
  ): Promise<AdapterPayload | undefined> {
    if (!record) return undefined
    const { payload, consumed, expiresAt, idHash = '' } = record
    const { model } = this
    const { jti: id } = known
    const place = id === undefined ? { model, idHash } : { model, id }
    const opened = await this.mapSealed(payload, (text) => this.options.open(place, text))
    return {
      ...payload,
      ...opened,
      ...known,
      ...(consumed !== undefined && { consumed }),
      ...(extendedModels.includes(this.model) && { exp: expOf(expiresAt, this.options.now()) }),
    }
  }

  private async mapSealed(
    payload: Readonly<Record<string, unknown>>,
    change: (text: string) => Promise<string>,
  ): Promise<Record<string, string>> {
    const names = sealedMembers[this.model] ?? []
    const present = names.filter((name) => typeof payload[name] === 'string')
    const changed = present.map(async (name) => [name, await change(String(payload[name]))])
    return Object.fromEntries(await Promise.all(changed))
  }
}

/** The description of oidc-provider for a request to resume an interaction that was resumed. */
export const resumedBefore = 'interaction session not found'

/** The model of a record that the first user of a device code inserts. */
const deviceTurn = 'DeviceCodeTurn'

/** Whether a user has just confirmed a device code, or has cancelled instead. */
const isTaken = ({ inFlight, error, accountId }: AdapterPayload): boolean =>
  inFlight === true ? error === undefined && accountId === undefined : error !== undefined

type Payload = Pick<AdapterPayload, 'accountId' | 'result'>

/**
 * The user of a record. An interaction belongs to the user who logged in by it, and ends with their
 * access.
 */
const accountOf = ({ accountId, result }: Payload) => accountId ?? result?.login?.accountId

/** The access epoch of the log-in of an interaction. */
function accessEpochOf({ result }: Payload): number | undefined {
  const accessEpoch = result?.login?.accessEpoch
  return typeof accessEpoch === 'number' ? accessEpoch : undefined
}

/** The models of credentials that are exchanged once for tokens. */
const exchangedModels: readonly string[] = [
  'AuthorizationCode',
  'DeviceCode',
  'BackchannelAuthenticationRequest',
]

const linkedModels: readonly LinkedModel[] = ['Session', 'AuthorizationCode', 'Interaction']

/** The payload without the cookie of the session, which is a secret and is not read again. */
function withoutCookie(session: NonNullable<AdapterPayload['session']>) {
  const { cookie: _cookie, ...rest } = session as { cookie?: string }
  return rest
}
