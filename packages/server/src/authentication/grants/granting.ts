import { isIP } from 'node:net'
import type { Request } from 'express'
import type { LeakedPasswords } from '../../login/guards/leaked-passwords.ts'
import { originOf } from '../../login/login-origin.ts'
import type { Mailer } from '../../mail/mail.ts'
import type { Client } from '../../store/clients/clients.ts'
import type { LoginOrigin } from '../../store/logs/logins.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import type { Oidc } from '../provider/load-provider.ts'
import { oidcRequestOf } from '../provider/oidc-request.ts'
import type { Authenticated, GrantContext } from './issue-tokens.ts'
import { refusal } from './refusal.ts'

/** What a grant is done with. */
export interface Granting {
  readonly tenant: Tenant
  readonly oidc: Oidc
  readonly mailer: Mailer
  readonly leaks: LeakedPasswords
  readonly now: () => Date
}

/** A grant of our own, by which somebody shows who they are. */
export interface UserGrant {
  readonly grantType: string
  /** Those of the request that are its own. */
  readonly parameters: readonly string[]
  /** Before anything is looked at: says what is asked for, where the request does not. */
  prepare?(ctx: GrantContext, granting: Granting): Promise<void>
  /** @throws what tells the client why not */
  authenticate(ctx: GrantContext, granting: Granting): Promise<Authenticated>
}

/** @throws `invalid_request` where the request does not say it */
export function required(ctx: GrantContext, { oidc }: Granting, ...names: readonly string[]) {
  const missing = names.filter((name) => typeof ctx.oidc.params[name] !== 'string')
  if (missing.length === 0) return names.map((name) => String(ctx.oidc.params[name]))
  const named = missing.map((name) => `'${name}'`).join(', ')
  throw new oidc.errors.InvalidRequest(`missing required parameter(s) ${named}`)
}

/** Where a user of the client is; only the tenant's own clients are told codes and passwords. */
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

/** Where a user of the client is: a server that is trusted with it says so of its own. */
export function originForwarded(request: Request, client: Client): LoginOrigin {
  const forwarded = forwardedFor(client, request.headers['auth0-forwarded-for'])
  return { ...originOf(request, client), ...(forwarded !== undefined && { ip: forwarded }) }
}

/** A server says whose address it is, if it proves to be the client and is trusted with that. */
function forwardedFor(client: Client, header: unknown): string | undefined {
  const isTrusted = client.settings.is_token_endpoint_ip_header_trusted === true
  if (!isTrusted || !client.takesSecret || typeof header !== 'string') return undefined
  return isIP(header.trim()) ? header.trim() : undefined
}
