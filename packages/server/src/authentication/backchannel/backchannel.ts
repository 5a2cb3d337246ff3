/* Approval by users who are asked by e-mail (OpenID Connect CIBA Core 1.0). */

import { randomBytes } from 'node:crypto'
import type {
  BackchannelAuthenticationRequest,
  CIBAConfiguration,
  Client,
  KoaContextWithOIDC,
} from 'oidc-provider'
import { composeApproval } from '../../mail/compose.ts'
import { isMailAddress, type Mailer } from '../../mail/mail.ts'
import { isObject } from '../../members.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import { sendTenantMail } from '../../tenant-mail/send-tenant-mail.ts'
import type { Oidc } from '../provider/load-provider.ts'
import { brandingOf } from '../provider/provider-pages.ts'
import type { EntryRecorder } from '../token/entry-recorder.ts'
import { recordEntry } from '../token/record-entry.ts'
import { approvalModel, approvalPath } from './approvals.ts'

type Errors = Oidc['errors']

interface BackchannelParts {
  readonly tenant: Tenant
  readonly mailer: Mailer
  readonly recorder: EntryRecorder
  readonly errors: Errors
}

const messageLengthMax = 64
/** How long a user has to answer, in seconds, where the client does not say. */
const expirySecondsMax = 300
/** How often a user may be asked in a while. */
const asksMax = 10
const asksWindowMs = 5 * 60 * 1000

/** Approval by users who are asked by e-mail (OpenID Connect CIBA Core 1.0; clients poll). */
export function backchannel(parts: BackchannelParts): CIBAConfiguration {
  const { errors } = parts
  return {
    enabled: true,
    deliveryModes: ['poll'],
    validateRequestContext: (ctx) => {
      if (!isExpiry(ctx.oidc.params?.requested_expiry)) {
        const said = `\`requested_expiry\` must be from 1 to ${expirySecondsMax} seconds`
        throw new errors.InvalidRequest(said)
      }
    },
    validateBindingMessage: (_ctx, message) => requireMessage(message, errors),
    processLoginHint: (ctx, hint) => findReachable(ctx, hint ?? '', parts),
    processLoginHintToken: () => {
      throw new errors.InvalidRequest(
        '`login_hint` is required: it names the user to authenticate.',
      )
    },
    verifyUserCode: () => undefined,
    triggerAuthenticationDevice: (ctx, request, _account, client) =>
      ask(ctx, request, client, parts),
  }
}

/** How long a request waits, in seconds. */
export function expiryOf({ oidc }: KoaContextWithOIDC): number {
  return Number(oidc.params?.requested_expiry ?? expirySecondsMax)
}

const isExpiry = (said: unknown) =>
  said === undefined || (/^[1-9]\d{0,2}$/.test(String(said)) && Number(said) <= expirySecondsMax)

/** People read it in a mail and on a page: one line of what can be seen. */
function requireMessage(message: string | undefined, errors: Errors): void {
  if (!message) throw new errors.InvalidRequest("missing required parameter(s) 'binding_message'")
  const isReadable = /^[\p{L}\p{M}\p{N}\p{P}\p{S} ]+$/u.test(message)
  if (isReadable && message.length <= messageLengthMax) return
  const said = `\`binding_message\` must have at most ${messageLengthMax} letters, digits, spaces and punctuation marks`
  throw new errors.InvalidBindingMessage(said)
}

/**
 * The id of the user that a hint names, where there is a way to ask them.
 *
 * @throws `unknown_user_id`, `invalid_request`, 429 `too_many_requests`
 */
async function findReachable(
  ctx: KoaContextWithOIDC,
  hint: string,
  { tenant, errors }: BackchannelParts,
): Promise<string> {
  const sub = subjectOf(hint, tenant.issuer)
  if (sub === undefined) {
    const said =
      '`login_hint` must be a JSON object with the `format` `iss_sub`, the issuer as `iss` and the user id as `sub`'
    throw new errors.InvalidRequest(said)
  }
  const client = await tenant.clients.find(ctx.oidc.client?.clientId ?? '')
  const channels = client?.settings.async_approval_notification_channels ?? ['email']
  const user = await tenant.store.users.get(sub)
  const isReachable = channels.includes('email') && isMailAddress(user?.email ?? '')
  if (!user || user.blocked || !isReachable) {
    throw new errors.UnknownUserId('User ID is malformed or unknown')
  }
  const author = { description: 'Ask for approval' }
  const { count } = await tenant.store.write(author, ({ attempts }) =>
    attempts.count(`approval ${sub}`, asksWindowMs),
  )
  if (count <= asksMax) return sub
  const refusal = new errors.OIDCProviderError(429, 'too_many_requests')
  refusal.error_description =
    'Too many requests for approval were sent to this user. Try again in a few minutes.'
  throw Object.assign(refusal, { expose: true })
}

/** RFC 9493, section 3.2.4. */
function subjectOf(hint: string, issuer: string): string | undefined {
  try {
    const said: unknown = JSON.parse(hint)
    if (!isObject(said)) return undefined
    const { format, iss, sub } = said
    const isOurs = format === 'iss_sub' && iss === issuer
    return isOurs && typeof sub === 'string' ? sub : undefined
  } catch {
    return undefined
  }
}

/** Sends the link. It is not what the client asks for tokens with: only its reader has it. */
async function ask(
  ctx: KoaContextWithOIDC,
  request: BackchannelAuthenticationRequest,
  { clientId, clientName = '' }: Client,
  { tenant, mailer, recorder }: BackchannelParts,
): Promise<void> {
  const { accountId = '', params } = request
  const { seal, records } = tenant.store.oidc
  const ticket = randomBytes(24).toString('base64url')
  const seconds = expiryOf(ctx)
  await records.upsert(approvalModel, ticket, {
    payload: { request: await seal(request.jti) },
    accountId,
    clientId,
    expiresAt: new Date(Date.now() + seconds * 1000),
    grantId: undefined,
    userCode: undefined,
    uid: undefined,
  })
  const user = await tenant.store.users.get(accountId)
  const to = user?.email ?? ''
  const url = `${tenant.issuer.slice(0, -1)}${approvalPath}?ticket=${ticket}`
  const bindingMessage = String(params?.binding_message)
  const branding = await brandingOf(tenant, ctx)
  const said = { to, url, lifetimeSeconds: seconds, clientName, bindingMessage }
  const mail = composeApproval(branding, said)
  const facts = { userId: accountId, clientId, url, bindingMessage }
  sendTenantMail(mailer, tenant, { template: 'async_approval', branding, mail, facts })
  recordEntry(ctx, recorder, { type: 'ciba_start_succeeded', user_id: accountId, user_name: to })
}
