import type { AdapterPayload, KoaContextWithOIDC } from 'oidc-provider'
import type { AuthenticationMethod } from '../store/oidc-sessions.ts'
import type { Settings } from '../store/tenant-defaults.ts'
import { deviceOf, RecordAdapter, type RecordAdapterOptions } from './adapter.ts'
import { sessionEnds } from './lifetimes.ts'

/** Sessions that were found with their user while a request was answered. */
const found = new WeakSet<object>()

type Oidc = KoaContextWithOIDC['oidc']

/**
 * Sessions. One that has a user is written with what is shown of it, and one that was ended while a
 * request was answered is not revived by it.
 */
export class SessionAdapter extends RecordAdapter {
  private readonly settings: Settings

  constructor(options: RecordAdapterOptions & { readonly settings: Settings }) {
    super('Session', options)
    this.settings = options.settings
  }

  override async find(id: string): Promise<AdapterPayload | undefined> {
    const payload = await super.find(id)
    if (!payload?.accountId) return payload
    const { now, context } = this.options
    // The tenant may have shortened lifetimes meanwhile.
    if (sessionEnds(this.settings, payload, now()).expiresAt <= now()) return undefined
    const oidc = context()?.oidc
    if (oidc) found.add(oidc)
    return payload
  }

  override async upsert(id: string, payload: AdapterPayload, expiresIn: number): Promise<void> {
    const { accountId, loginTs, amr = [], authorizations = {} } = payload
    if (!accountId) return super.upsert(id, payload, expiresIn)
    const { records, now, context } = this.options
    const ctx = context()
    const authenticatedAt = new Date((loginTs ?? 0) * 1000)
    const shown = {
      ...sessionEnds(this.settings, payload, now()),
      authenticatedAt,
      clientIds: Object.keys(authorizations),
      methods: amr.map(
        (name): AuthenticationMethod => ({ name, timestamp: authenticatedAt.toISOString() }),
      ),
      device: deviceOf(ctx),
    }
    const record = { ...(await this.recordOf(payload)), expiresAt: shown.idleExpiresAt }
    const write = ctx && found.has(ctx.oidc) ? 'keep' : 'start'
    await records.sessions[write](id, record, shown, formerId(ctx?.oidc))
  }

  override async destroy(id: string): Promise<void> {
    const { records, context } = this.options
    // A session that gets a new id is the same one: its old record goes as the new one is written.
    if (formerId(context()?.oidc) === id && context()?.oidc.session?.accountId) return
    return records.sessions.destroy(id)
  }
}

const formerId = (oidc: Oidc | undefined): string | undefined =>
  (oidc?.session as { readonly oldId?: string } | undefined)?.oldId
