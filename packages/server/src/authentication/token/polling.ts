import type { KoaContextWithOIDC } from 'oidc-provider'
import type { LogType } from '../../log-types.ts'
import { hashOfId } from '../../store/oidc/record-ids.ts'
import type { LogRecorder } from '../../tenancy/log-recorder.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import { cibaGrant, deviceGrant, pollSeconds } from '../provider/served-grants.ts'
import { recordEntry } from './record-entry.ts'

interface ErrorBody {
  readonly error?: string
  readonly error_description?: string
}

/**
 * The endpoints whose clients then poll the token endpoint, by the name of their route in
 * oidc-provider.
 */
const starts: Readonly<Record<string, { readonly grant: string; readonly failure: LogType }>> = {
  device_authorization: { grant: deviceGrant, failure: 'fdeaz' },
  backchannel_authentication: { grant: cibaGrant, failure: 'ciba_start_failed' },
}

/**
 * Adds the polling interval to the response, or logs the failure. A grant that the client may not
 * use is answered 400 (RFC 6749, section 5.2); with `compatible_answers` 403, as the hosted API
 * does.
 */
export function amendStart(
  ctx: KoaContextWithOIDC,
  recorder: LogRecorder,
  { compatible_answers: isCompatible = false }: Tenant['settings'],
): void {
  const body = ctx.body as ErrorBody | undefined
  const start = starts[ctx.oidc.route]
  if (!start || ctx.method === 'OPTIONS') return
  if (body?.error === undefined) {
    ctx.body = { ...body, interval: pollSeconds }
    return
  }
  const { grant, failure } = start
  if (body.error_description === `${grant} is not allowed for this client`) {
    const error_description = `Grant type '${grant}' not allowed for the client.`
    ctx.status = isCompatible ? 403 : 400
    ctx.body = { error: 'unauthorized_client', error_description }
  }
  const { error = '', error_description: description = error } = ctx.body as ErrorBody
  recordEntry(ctx, recorder, { type: failure, description })
}

/** How polling too often is answered, by the parameter that identifies the pending request. */
interface Polled {
  readonly parameter: 'device_code' | 'auth_req_id'
  /** The status that the hosted API answers; RFC 8628, section 3.5, has 400. */
  readonly compatibleStatus: number
}

const polls = new Map<unknown, Polled>(
  Object.entries<Polled>({
    [deviceGrant]: { parameter: 'device_code', compatibleStatus: 429 },
    [cibaGrant]: { parameter: 'auth_req_id', compatibleStatus: 400 },
  }),
)

/** One second less than the interval, because latency varies. */
const windowMs = (pollSeconds - 1) * 1000

/**
 * Answers `slow_down` to a client that polls before the interval is over (RFC 8628, section 3.5).
 */
export async function amendPoll(ctx: KoaContextWithOIDC, tenant: Tenant): Promise<void> {
  const { params } = ctx.oidc
  const { error } = (ctx.body ?? {}) as ErrorBody
  const poll = polls.get(params?.grant_type)
  if (!poll || error !== 'authorization_pending') return
  const waited = `poll ${hashOfId(String(params?.[poll.parameter]))}`
  const author = { description: 'Ask for tokens' }
  const { count } = await tenant.store.write(author, ({ attempts }) =>
    attempts.count(waited, windowMs),
  )
  if (count === 1) return
  ctx.status = tenant.settings.compatible_answers ? poll.compatibleStatus : 400
  ctx.set('Retry-After', String(pollSeconds))
  const error_description = `You are polling faster than the interval of ${pollSeconds} seconds.`
  ctx.body = { error: 'slow_down', error_description }
}
