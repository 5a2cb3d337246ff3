import type { Request } from 'express'
import type { KoaContextWithOIDC } from 'oidc-provider'
import { programOf } from '../../login/devices/login-device.ts'
import type { LeakedPasswords } from '../../login/guards/leaked-passwords.ts'
import { originOf } from '../../login/login-origin.ts'
import type { Mailer } from '../../mail/mail.ts'
import type { Outbound } from '../../outbound/outbound.ts'
import type { CountLogIn } from '../../passwords/log-in-rate.ts'
import { toAddress } from '../../peers/address.ts'
import { assessesLogIns, type LoginDevice } from '../../risk/assess-log-in.ts'
import type { Client } from '../../store/clients/clients.ts'
import type { LoginOrigin } from '../../store/logs/logins.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import type { Oidc } from '../provider/load-provider.ts'
import { oidcRequestOf } from '../provider/oidc-request.ts'
import type { Authenticated, GrantContext } from './issue-tokens.ts'
import { refusal } from './refusal.ts'

/** The services that extension grants use. */
export interface Granting {
  readonly tenant: Tenant
  readonly oidc: Oidc
  readonly mailer: Mailer
  readonly leaks: LeakedPasswords
  readonly countLogIn: CountLogIn
  readonly outbound: Outbound
  readonly now: () => Date
}

/** An extension grant that authenticates a user (RFC 6749, section 4.5). */
export interface UserGrant {
  readonly grantType: string
  /** The parameters of the grant besides `scope` and `resource`. */
  readonly parameters: readonly string[]
  /** Adds parameters of an earlier request, before this one is validated. */
  prepare?(ctx: GrantContext, granting: Granting): Promise<void>
  /** @throws the error of the token response */
  authenticate(ctx: GrantContext, granting: Granting): Promise<Authenticated>
}

/**
 * The values of required parameters, in the order of their names.
 *
 * @throws `invalid_request` if one is missing
 */
export function required(ctx: GrantContext, { oidc }: Granting, ...names: readonly string[]) {
  const missing = names.filter((name) => typeof ctx.oidc.params[name] !== 'string')
  if (missing.length === 0) return names.map((name) => String(ctx.oidc.params[name]))
  const named = missing.map((name) => `'${name}'`).join(', ')
  throw new oidc.errors.InvalidRequest(`missing required parameter(s) ${named}`)
}

/**
 * The origin of a log-in by a grant.
 *
 * @throws 403 `unauthorized_client` for third-party clients, which must not handle passwords
 */
export async function originOfGrant(
  ctx: GrantContext,
  { tenant, oidc }: Granting,
): Promise<LoginOrigin> {
  const client = await tenant.clients.find(ctx.oidc.client.clientId)
  if (!client) throw new oidc.errors.InvalidClient('client not found')
  if (!client.isFirstParty) {
    const todo =
      'A third-party client must not ask users for passwords or codes. Send them to /authorize.'
    throw refusal(oidc, 403, 'unauthorized_client', todo)
  }
  return originForwarded(oidcRequestOf(ctx).req, client)
}

/**
 * The origin of a log-in. Its IP address is that of `auth0-forwarded-for`, if the client may send
 * it.
 */
export function originForwarded(request: Request, client: Client): LoginOrigin {
  const forwarded = forwardedFor(client, request.headers['auth0-forwarded-for'])
  return { ...originOf(request, client), ...(forwarded !== undefined && { ip: forwarded }) }
}

/**
 * The program that logs a user in by a grant, at the address that its server forwards; undefined
 * where log-ins are not assessed.
 */
export async function programOfGrant(
  ctx: KoaContextWithOIDC,
  { tenant }: Pick<Granting, 'tenant'>,
): Promise<LoginDevice | undefined> {
  if (!assessesLogIns(tenant)) return undefined
  const client = await tenant.clients.find(ctx.oidc.client?.clientId ?? '')
  const { req } = oidcRequestOf(ctx)
  return programOf(req, client && forwardedFor(client, req.headers['auth0-forwarded-for']))
}

/**
 * The forwarded address of the user, if the client has a secret and its setting permits the header.
 */
function forwardedFor(client: Client, header: unknown): string | undefined {
  const isTrusted = client.settings.is_token_endpoint_ip_header_trusted === true
  if (!isTrusted || !client.takesSecret || typeof header !== 'string') return undefined
  return toAddress(header.trim())
}
