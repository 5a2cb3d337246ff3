/*
 * Approval by e-mail: client-initiated backchannel authentication (OpenID Connect CIBA Core 1.0).
 */

import { randomBytes } from 'node:crypto'
import type {
  BackchannelAuthenticationRequest,
  CIBAConfiguration,
  Client,
  KoaContextWithOIDC,
} from 'oidc-provider'
import { readJson } from '../../json-text/read-json.ts'
import { composeApproval } from '../../mail/compose.ts'
import { isMailAddress, type Mailer } from '../../mail/mail.ts'
import { isObject } from '../../members.ts'
import { approvalChannels } from '../../record-rules/client-settings.ts'
import type { LogRecorder } from '../../tenancy/log-recorder.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import { sendTenantMail } from '../../tenant-mail/send-tenant-mail.ts'
import type { Oidc } from '../provider/load-provider.ts'
import { brandingOf } from '../provider/provider-pages.ts'
import { recordEntry } from '../token/record-entry.ts'
import { approvalModel, approvalPath } from './approvals.ts'

type Errors = Oidc['errors']

interface BackchannelParts {
  readonly tenant: Tenant
  readonly mailer: Mailer
  readonly recorder: LogRecorder
  readonly errors: Errors
}

const messageLengthMax = 64
/** The longest lifetime of a request, and the one without `requested_expiry`. */
const expirySecondsMax = 300
/** The most requests to one user in a window. */
const requestsMax = 10
const requestsWindowMs = 5 * 60 * 1000

/** CIBA in poll mode: the user receives a link by e-mail (OpenID Connect CIBA Core 1.0). */
export function backchannel(parts: BackchannelParts): CIBAConfiguration {
  const { errors } = parts
  return {
    enabled: true,
    deliveryModes: ['poll'],
    validateRequestContext: (ctx) => {
      if (!isExpiry(ctx.oidc.params?.requested_expiry)) {
        throw new errors.InvalidRequest(
          `\`requested_expiry\` must be from 1 to ${expirySecondsMax} seconds`,
        )
      }
    },
    validateBindingMessage: (_ctx, message) => requireBindingMessage(message, errors),
    processLoginHint: (ctx, hint) => findReachableUser(ctx, hint ?? '', parts),
    processLoginHintToken: () => {
      throw new errors.InvalidRequest(
        '`login_hint` is required: it names the user to authenticate.',
      )
    },
    verifyUserCode: () => undefined,
    triggerAuthenticationDevice: (ctx, request, _account, client) =>
      sendApprovalMail(ctx, request, client, parts),
  }
}

/** The lifetime of a CIBA request, in seconds. */
export function expiryOf({ oidc }: KoaContextWithOIDC): number {
  return Number(oidc.params?.requested_expiry ?? expirySecondsMax)
}

const isExpiry = (value: unknown) =>
  value === undefined || (/^[1-9]\d{0,2}$/.test(String(value)) && Number(value) <= expirySecondsMax)

/**
 * Requires a single line of visible characters, because users read it in a mail and on a page.
 *
 * @throws `invalid_request`, `invalid_binding_message`
 */
function requireBindingMessage(message: string | undefined, errors: Errors): void {
  if (!message) throw new errors.InvalidRequest("missing required parameter(s) 'binding_message'")
  const isReadable = /^[\p{L}\p{M}\p{N}\p{P}\p{S} ]+$/u.test(message)
  if (isReadable && message.length <= messageLengthMax) return
  throw new errors.InvalidBindingMessage(
    `\`binding_message\` must have at most ${messageLengthMax} letters, digits, spaces and punctuation marks`,
  )
}

/**
 * The id of the user whom a hint identifies, if they can be reached by e-mail.
 *
 * @throws `unknown_user_id`, `invalid_request`, 429 `too_many_requests`
 */
async function findReachableUser(
  ctx: KoaContextWithOIDC,
  hint: string,
  { tenant, errors }: BackchannelParts,
): Promise<string> {
  const sub = subjectOf(hint, tenant.issuer)
  if (sub === undefined) {
    throw new errors.InvalidRequest(
      '`login_hint` must be a JSON object with the `format` `iss_sub`, the issuer as `iss` and the user id as `sub`',
    )
  }
  const client = await tenant.clients.find(ctx.oidc.client?.clientId ?? '')
  const channels = client?.settings.async_approval_notification_channels ?? approvalChannels
  const user = await tenant.store.users.get(sub)
  const isReachable = channels.includes('email') && isMailAddress(user?.email ?? '')
  if (!user || user.blocked || !isReachable) {
    throw new errors.UnknownUserId('User ID is malformed or unknown')
  }
  const author = { description: 'Ask for approval' }
  const { count } = await tenant.store.write(author, ({ attempts }) =>
    attempts.count(`approval ${sub}`, requestsWindowMs),
  )
  if (count <= requestsMax) return sub
  const refusal = new errors.OIDCProviderError(429, 'too_many_requests')
  refusal.error_description =
    'Too many requests for approval were sent to this user. Try again in a few minutes.'
  throw Object.assign(refusal, { expose: true })
}

/**
 * The `sub` of a hint in the format `iss_sub` (RFC 9493, section 3.2.4) with the issuer of the
 * tenant.
 */
function subjectOf(hint: string, issuer: string): string | undefined {
  try {
    const identifier = readJson(hint, 'login_hint')
    if (!isObject(identifier)) return undefined
    const { format, iss, sub } = identifier
    const isOurs = format === 'iss_sub' && iss === issuer
    return isOurs && typeof sub === 'string' ? sub : undefined
  } catch {
    return undefined
  }
}

/**
 * Mails the link. Its ticket differs from the `auth_req_id`, so that only the recipient knows it.
 */
async function sendApprovalMail(
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
    payload: { request: await seal({ model: approvalModel, id: ticket }, request.jti) },
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
  const content = { to, url, lifetimeSeconds: seconds, clientName, bindingMessage }
  const mail = composeApproval(branding, content)
  const facts = { userId: accountId, clientId, url, bindingMessage }
  sendTenantMail(mailer, tenant, { template: 'async_approval', branding, mail, facts })
  recordEntry(ctx, recorder, { type: 'ciba_start_succeeded', user_id: accountId, user_name: to })
}
