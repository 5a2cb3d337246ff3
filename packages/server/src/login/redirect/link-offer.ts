import type { ConnectionWith } from '../../connectors/connector.ts'
import type { UpstreamLogin } from '../../connectors/redirect-connector.ts'
import { ApiError } from '../../errors.ts'
import type { UpstreamSession } from '../../store/oidc/upstream-sessions.ts'
import type { AccountProfile } from '../../store/users/account-profile.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import type { Authentication } from '../authentication.ts'
import { waysIn } from '../log-in/ways-in.ts'
import type { LoginTransaction } from '../login-transaction.ts'

/** An account as it is stored at the first log-in. */
export interface UpstreamAccount {
  readonly subject: string
  readonly isSocial: boolean
  readonly profile: AccountProfile
  readonly tokens: UpstreamLogin['tokens']
}

/**
 * An account at an identity provider that a user may link to the one that they have. It is linked
 * once they have logged in to that one: an equal address alone proves nothing.
 */
export interface LinkOffer {
  readonly connectionId: string
  readonly account: UpstreamAccount
  readonly email: string
  /** The user who has verified the same address. */
  readonly userId: string
  /** Whether the user chose to link, so that the next log-in of the transaction does. */
  readonly isAccepted: boolean
  readonly upstream: UpstreamSession | undefined
}

const model = 'LinkOffer'
const lifetimeSeconds = 10 * 60

/**
 * The user who has verified the address that an identity provider has verified, and who can log in
 * to the client by another connection.
 */
export async function findOwner(
  { store, connections }: Pick<Tenant, 'store' | 'connections'>,
  { connection }: ConnectionWith<'redirect'>,
  { clientId, email }: { readonly clientId: string; readonly email: string },
): Promise<string | undefined> {
  const owners = await store.accountLinks.listOwners(email)
  if (owners.length === 0) return undefined
  const ways = await waysIn({ connections }, { client: { clientId }, connection: undefined })
  const all = [ways.password, ...ways.codes, ...ways.redirects].map((way) => way?.connection.id)
  const others = all.filter((id) => id !== undefined && id !== connection.id)
  return owners.find((owner) => owner.connectionIds.some((id) => others.includes(id)))?.userId
}

export async function storeLinkOffer(
  { store: { oidc } }: Tenant,
  { id }: Pick<LoginTransaction, 'id'>,
  offer: LinkOffer,
): Promise<void> {
  const payload = { sealed: await oidc.seal({ model, id }, JSON.stringify(offer)) }
  // A consumed offer would stay consumed, and the user may come back from the provider again.
  await oidc.records.destroy(model, id)
  await oidc.records.keep(model, id, { payload, accountId: offer.userId, lifetimeSeconds })
}

export async function findLinkOffer(
  { store: { oidc } }: Tenant,
  { id }: Pick<LoginTransaction, 'id'>,
): Promise<LinkOffer | undefined> {
  const found = await oidc.records.find(model, id)
  if (!found || found.consumed !== undefined) return undefined
  if (typeof found.payload.sealed !== 'string') return undefined
  return JSON.parse(await oidc.open({ model, id }, found.payload.sealed))
}

/** Consumes the offer; of concurrent calls, one gets it. */
export async function consumeLinkOffer(
  tenant: Tenant,
  transaction: Pick<LoginTransaction, 'id'>,
): Promise<LinkOffer | undefined> {
  const offer = await findLinkOffer(tenant, transaction)
  if (!offer) return undefined
  return (await tenant.store.oidc.records.consume(model, transaction.id)) ? offer : undefined
}

/**
 * A transaction that links the offered account when its user has completed the log-in. While the
 * offer is accepted, the user may log in by any connection of the client.
 */
export async function linkingOffers<T extends LoginTransaction>(
  tenant: Tenant,
  transaction: T,
): Promise<T> {
  const isNarrowed = transaction.connection !== undefined
  const offer = isNarrowed ? await findLinkOffer(tenant, transaction) : undefined
  // Accepted concurrently, an offer links nothing: this log-in began before.
  const hasNone = isNarrowed && !offer
  return {
    ...transaction,
    ...(offer?.isAccepted && { connection: undefined }),
    async complete(res, authentication) {
      const linked = hasNone ? undefined : await linkAccepted(tenant, transaction, authentication)
      // The user has authenticated by both connections, of which the request may accept this one.
      await transaction.complete(res, { ...authentication, ...linked })
    },
  }
}

/**
 * Links the account only for the user who has verified the address.
 *
 * @returns the connection of the linked account; undefined where none was linked
 */
async function linkAccepted(
  tenant: Tenant,
  transaction: LoginTransaction,
  { userId }: Authentication,
): Promise<Pick<Authentication, 'connection'> | undefined> {
  const known = await findLinkOffer(tenant, transaction)
  if (!known?.isAccepted || known.userId !== userId) return undefined
  const offer = await consumeLinkOffer(tenant, transaction)
  const connection = offer && (await tenant.store.connections.get(offer.connectionId))
  if (!connection) return undefined
  const author = { description: 'Link an account at an identity provider' }
  try {
    await tenant.store.write(author, ({ accountLinks }) =>
      accountLinks.add(userId, connection, offer.account),
    )
    return { connection: connection.name }
  } catch (error) {
    // Linked or created concurrently: the log-in of the user still succeeds.
    if (!(error instanceof ApiError) || error.code !== 'user_exists') throw error
    return undefined
  }
}
