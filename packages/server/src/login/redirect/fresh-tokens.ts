import { setTimeout as sleep } from 'node:timers/promises'
import type { ConnectionWith } from '../../connectors/connector.ts'
import type { UpstreamTokens } from '../../connectors/redirect-connector.ts'
import { accountSubject } from '../../connectors/upstream/account-subject.ts'
import type { UpstreamRefusal } from '../../connectors/upstream-refusal.ts'
import { noLinks } from '../../store/oidc/oidc-statements.ts'
import type { Resources } from '../../store/tenants/resources.ts'
import type { HeldTokens, IdentityTokens } from '../../store/users/identity-tokens.ts'
import { providerCallOf } from '../../tenancy/provider-call.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import { answered, type RedirectOptions, type Unreachable } from './ask-connector.ts'

/** The remaining lifetime below which an access token is refreshed. */
const leewayMs = 60_000
/**
 * Only one process at a time refreshes the tokens of an account, because many providers accept a
 * refresh token only once. The other callers wait, for ten seconds at most.
 */
const turn = { model: 'UpstreamRefresh', lifetimeMs: 30_000, triesMax: 40, waitMs: 250 } as const
interface Asked extends RedirectOptions {
  readonly tenant: Tenant
  readonly way: ConnectionWith<'redirect'>
  readonly userId: string
  /**
   * The identifier of the account at the provider, which selects one of several; undefined for any
   * account.
   */
  readonly subject: string | undefined
}

export interface FreshTokens {
  readonly accessToken: string
  /** Undefined if the token response of the provider had no lifetime. */
  readonly expiresAt: Date | undefined
}

type Failed = UpstreamRefusal | Unreachable | { readonly refused: 'no_tokens' | 'busy' }

/**
 * Finds the access token that a user has at an identity provider, and refreshes it there if it
 * expires within a minute.
 *
 * @returns the token, or why there is none: `no_tokens` if the user has to log in at the provider
 *   again, `busy` if another caller was still refreshing it after ten seconds, or the error of the
 *   provider
 */
export async function findFreshTokens(asked: Asked): Promise<FreshTokens | Failed> {
  for (let tries = 0; tries < turn.triesMax; tries += 1) {
    const found = await find(asked)
    const fresh = found && freshOf(found, asked.now())
    if (fresh) return fresh
    if (!found?.tokens.refresh_token || !asked.way.connector.redirect.refresh) {
      return { refused: 'no_tokens' }
    }
    const { records } = asked.tenant.store.oidc
    const id = `${asked.way.connection.id} ${found.place}`
    const expiresAt = new Date(asked.now().getTime() + turn.lifetimeMs)
    if (await records.insert(turn.model, id, { payload: {}, ...noLinks, expiresAt })) {
      try {
        return await refreshInTurn(asked)
      } finally {
        await records.destroy(turn.model, id)
      }
    }
    await sleep(turn.waitMs)
  }
  return { refused: 'busy' }
}

interface FoundTokens extends HeldTokens {
  /** Identifies the account among the accounts of the connection. */
  readonly place: string
  replace(store: Resources, tokens: IdentityTokens): Promise<void>
}

/**
 * The tokens of an account that the user has connected, or else of an account with which the user
 * logs in.
 */
async function find({ tenant, way, userId, subject }: Asked): Promise<FoundTokens | undefined> {
  const { connection } = way
  const providerUserId = subject && accountSubject(way, subject)
  const asked = { userId, connectionId: connection.id, providerUserId }
  const connected = connection.connected_accounts.active
    ? await tenant.store.connectedAccounts.findTokens(asked)
    : undefined
  if (connected) {
    const { id } = connected
    const replace: FoundTokens['replace'] = (store, tokens) =>
      store.connectedAccounts.replaceTokens(id, tokens)
    return { ...connected, place: id, replace }
  }
  if (!connection.options.federated_connections_access_tokens?.active) return undefined
  const found = await tenant.store.userIdentities.findTokens(asked)
  if (!found) return undefined
  const replace: FoundTokens['replace'] = (store, tokens) =>
    store.userIdentities.replaceTokens(found.account, tokens)
  return { ...found, place: found.account.providerUserId, replace }
}

function freshOf({ tokens, expiresAt }: HeldTokens, now: Date): FreshTokens | undefined {
  const { access_token: accessToken } = tokens
  if (accessToken === undefined) return undefined
  if (expiresAt && expiresAt.getTime() - leewayMs <= now.getTime()) return undefined
  return { accessToken, expiresAt }
}

/** Refreshes the tokens, unless another caller has refreshed them in the meantime. */
async function refreshInTurn(asked: Asked): Promise<FreshTokens | Failed> {
  const { tenant, way, now } = asked
  const found = await find(asked)
  const fresh = found && freshOf(found, now())
  if (fresh) return fresh
  const { refresh } = way.connector.redirect
  const refreshToken = found?.tokens.refresh_token
  if (!found || refreshToken === undefined || !refresh) return { refused: 'no_tokens' }
  const call = await providerCallOf({ tenant }, { ...asked, connection: way.connection })
  const answer: UpstreamTokens | UpstreamRefusal | Unreachable = await answered(
    refresh(call, refreshToken),
  )
  if ('refused' in answer) return answer
  // RFC 6749, section 6: if the response has no refresh token, the previous one stays valid.
  const tokens = { refresh_token: refreshToken, ...answer }
  const author = { description: 'Refresh tokens of an identity provider' }
  await tenant.store.write(author, (store) => found.replace(store, tokens))
  const { access_token: accessToken = '', expires_in: seconds } = answer
  const expiresAt = seconds === undefined ? undefined : new Date(now().getTime() + seconds * 1000)
  return { accessToken, expiresAt }
}
