import type { AdapterPayload } from 'oidc-provider'
import type { Settings } from '../../record-rules/tenant-defaults.ts'
import type { AuthenticationMethod } from '../../store/oidc/oidc-sessions.ts'
import type { UpstreamSession } from '../../store/oidc/upstream-sessions.ts'
import { isTransferCurrent } from '../transfer/is-transfer-current.ts'
import { RecordAdapter } from './adapter.ts'
import { editSession } from './edit-metadata.ts'
import { writeWaiting } from './later-records.ts'
import { sessionEnds } from './lifetimes.ts'
import type { StoredSession } from './oidc-request.ts'
import { previousIdOf } from './patches.ts'
import type { RecordAdapterOptions } from './record-adapter-options.ts'
import { originOf } from './request-origin.ts'
import { rememberedLogin } from './session-login.ts'

/** The payload of a session as JSON, without times and secrets. */
function contentOf({
  iat: _iat,
  exp: _exp,
  jti: _jti,
  ...rest
}: Readonly<Record<string, unknown>>) {
  return JSON.stringify(rest)
}

/** The idle expiry of an unchanged session is moved once in this time at most. */
const touchMs = 60 * 1000
/** For a short session, this fraction of its lifetime has to pass. */
const touchShare = 20

interface SessionAdapterOptions extends RecordAdapterOptions {
  readonly settings: Settings
  readonly willEndSession: () => Promise<unknown>
}

/**
 * The adapter of sessions. The row of a session with a user has the columns that the management API
 * lists. A request does not restore a session that was ended while it ran.
 */
export class SessionAdapter extends RecordAdapter {
  private readonly settings: Settings

  private readonly willEndSession: () => Promise<unknown>

  constructor(options: SessionAdapterOptions) {
    super('Session', options)
    this.settings = options.settings
    this.willEndSession = options.willEndSession
  }

  override async find(id: string): Promise<AdapterPayload | undefined> {
    const { now } = this.options
    const record = await this.findRecord(id)
    const payload = await this.read(record, { jti: id })
    if (!record || !payload?.accountId) return payload
    // The lifetimes of the tenant may have been shortened since.
    if (sessionEnds(this.settings, payload, now()).expiresAt <= now()) return undefined
    if (!(await isTransferCurrent(this.options.records, payload))) {
      await this.options.records.sessions.destroy(id, originOf(this.options.context()))
      return undefined
    }
    const request = this.request()
    if (request) {
      request.storedSession = { content: contentOf(record.payload), expiresAt: record.expiresAt }
    }
    return payload
  }

  override async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    const payload = await super.findByUid(uid)
    return (await isTransferCurrent(this.options.records, payload)) ? payload : undefined
  }

  override async upsert(id: string, payload: AdapterPayload, expiresIn: number): Promise<void> {
    if (!payload.accountId) return super.upsert(id, payload, expiresIn)
    await this.write(id, payload)
    const request = this.request()
    const login = rememberedLogin(this.options.context()?.oidc.result?.login)
    const edit = request?.sessionMetadata ?? login.actions?.session?.metadata
    if (!request || !edit || payload.uid === undefined) return
    request.sessionMetadata = undefined
    await editSession(request.req.tenant, payload.uid, edit)
  }

  private async write(id: string, payload: AdapterPayload): Promise<void> {
    const { loginTs, amr = [], authorizations = {} } = payload
    const { records, now, context } = this.options
    const request = this.request()
    const known = request?.storedSession
    const formerId = this.formerId()
    const isSame = known !== undefined && formerId === undefined
    if (isSame && this.isFresh(known, payload)) return
    const authenticatedAt = new Date((loginTs ?? 0) * 1000)
    const shown = {
      ...sessionEnds(this.settings, payload, now()),
      authenticatedAt,
      clientIds: Object.keys(authorizations),
      methods: amr.map(
        (name): AuthenticationMethod => ({ name, timestamp: authenticatedAt.toISOString() }),
      ),
      origin: originOf(context()),
    }
    const record = { ...(await this.recordOf(id, payload)), expiresAt: shown.idleExpiresAt }
    const upstream = request?.upstream ?? this.upstreamOfLogin()
    if (!known) {
      const further = { batch: request?.later?.take(), upstream }
      const begins = await records.sessions.start(id, record, shown, formerId, further)
      if (request && !begins) request.isLate = true
      return
    }
    if (!(await writeWaiting(request, records))) return
    await records.sessions.keep(id, record, shown, formerId)
    if (upstream && payload.uid) await records.upstreamSessions.keep(payload.uid, upstream)
  }

  /**
   * The session at an identity provider, from the result of the log-in that this request resumes.
   */
  private upstreamOfLogin(): UpstreamSession | undefined {
    const { result } = this.options.context()?.oidc ?? {}
    return rememberedLogin(result?.login).upstream
  }

  /** Whether the stored session has the same content, and a sufficient expiry. */
  private isFresh({ content, expiresAt }: StoredSession, payload: AdapterPayload): boolean {
    const { idleExpiresAt } = sessionEnds(this.settings, payload, this.options.now())
    const nowMs = this.options.now().getTime()
    const wantedMs = idleExpiresAt.getTime() - nowMs
    const lateMs = wantedMs - ((expiresAt?.getTime() ?? 0) - nowMs)
    if (lateMs > Math.min(touchMs, wantedMs / touchShare)) return false
    return content === contentOf(payload)
  }

  override async destroy(id: string): Promise<void> {
    const { records, context } = this.options
    // Writing a session with a new id replaces the record with the former one.
    if (this.formerId() === id && context()?.oidc.session?.accountId) return
    await this.willEndSession()
    const upstream = await records.sessions.destroy(id, originOf(context()))
    const request = this.request()
    if (request) request.endedUpstream = upstream
  }

  /** The id that the session had before this request. */
  private formerId(): string | undefined {
    return previousIdOf(this.options.context()?.oidc.session)
  }
}
