import type { KoaContextWithOIDC } from 'oidc-provider'
import type { LogType } from '../../log-types.ts'
import { hashOfId } from '../../store/oidc/oidc-records.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import { cibaGrant, deviceGrant, pollSeconds } from '../provider/served.ts'
import type { EntryRecorder } from './entry-recorder.ts'
import { noteInLog } from './note-in-log.ts'

interface Said {
  readonly error?: string
  readonly error_description?: string
}

/** What begins at an endpoint, by the name that oidc-provider gives it. */
const begun: Readonly<Record<string, { readonly grant: string; readonly failure: LogType }>> = {
  device_authorization: { grant: deviceGrant, failure: 'fdeaz' },
  backchannel_authentication: { grant: cibaGrant, failure: 'ciba_start_failed' },
}

/**
 * Says how often to ask for tokens from here on, or notes what failed. A grant that the client may
 * not use is a 400 (RFC 6749, section 5.2), and a 403 where the tenant has `compatible_answers`.
 */
export function amendBegin(
  ctx: KoaContextWithOIDC,
  recorder: EntryRecorder,
  { compatible_answers: isCompatible = false }: Tenant['settings'],
): void {
  const said = ctx.body as Said | undefined
  const known = begun[ctx.oidc.route]
  if (!known || ctx.method === 'OPTIONS') return
  if (said?.error === undefined) {
    ctx.body = { ...said, interval: pollSeconds }
    return
  }
  const { grant, failure } = known
  if (said.error_description === `${grant} is not allowed for this client`) {
    const error_description = `Grant type '${grant}' not allowed for the client.`
    ctx.status = isCompatible ? 403 : 400
    ctx.body = { error: 'unauthorized_client', error_description }
  }
  const { error = '', error_description: description = error } = ctx.body as Said
  noteInLog(ctx, recorder, { type: failure, description })
}

/** How often is too soon, by the parameter that names what is waited for. */
interface Polled {
  readonly parameter: 'device_code' | 'auth_req_id'
  /** What clients of the hosted API know; RFC 8628, section 3.5, has 400. */
  readonly compatibleStatus: number
}

const polled: Readonly<Record<string, Polled>> = {
  [deviceGrant]: { parameter: 'device_code', compatibleStatus: 429 },
  [cibaGrant]: { parameter: 'auth_req_id', compatibleStatus: 400 },
}

/** A little less than the interval: the network is not always equally fast. */
const windowMs = (pollSeconds - 1) * 1000

/** Tells to slow down who asks again too soon (RFC 8628, section 3.5). */
export async function amendPoll(ctx: KoaContextWithOIDC, tenant: Tenant): Promise<void> {
  const { params } = ctx.oidc
  const { error } = (ctx.body ?? {}) as Said
  const known = polled[String(params?.grant_type)]
  if (!known || error !== 'authorization_pending') return
  const waited = `poll ${hashOfId(String(params?.[known.parameter]))}`
  const author = { description: 'Ask for tokens' }
  const { count } = await tenant.store.write(author, ({ attempts }) =>
    attempts.count(waited, windowMs),
  )
  if (count === 1) return
  ctx.status = tenant.settings.compatible_answers ? known.compatibleStatus : 400
  ctx.set('Retry-After', String(pollSeconds))
  const error_description = `You are polling faster than the interval of ${pollSeconds} seconds.`
  ctx.body = { error: 'slow_down', error_description }
}
