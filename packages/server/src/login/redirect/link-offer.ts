import type { ConnectionWith } from '../../connectors/connector.ts'
import type { UpstreamLogin } from '../../connectors/redirect-connector.ts'
import { ApiError } from '../../errors.ts'
import type { AccountProfile } from '../../store/users/account-profile.ts'
import type { DirectoryAttributes } from '../../store/users/directory-attributes.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import type { Authentication } from '../authentication.ts'
import { waysIn } from '../log-in/ways-in.ts'
import type { LoginTransaction } from '../login-transaction.ts'

/** An account at an identity provider, as the server stores it at the first log-in. */
export interface UpstreamAccount {
  readonly subject: string
  readonly isSocial: boolean
  readonly profile: AccountProfile
  readonly directory?: DirectoryAttributes | null
  readonly tokens: UpstreamLogin['tokens']
}

/** How the user of an offer has authenticated, which counts whatever the user chooses. */
export type OfferedAuthentication = Pick<Authentication, 'amr' | 'upstream'>

/**
 * An offer to link an account at an identity provider to an existing user with the same e-mail
 * address. The server links it only after the user has logged in to the existing account, because
 * an equal address does not prove that both belong to the same person.
 */
export interface LinkOffer extends OfferedAuthentication {
  readonly connectionId: string
  readonly account: UpstreamAccount
  readonly email: string
  /** The user who has verified the same address. */
  readonly userId: string
  /**
   * Whether the user has accepted the offer; the next log-in of the transaction then links the
   * account.
   */
  readonly isAccepted: boolean
}

const model = 'LinkOffer'
const lifetimeSeconds = 10 * 60

/**
 * Finds a user who has verified the same e-mail address as the identity provider, and who can log
 * in to the client with another connection.
 *
 * @returns the id of the user
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
  // Deletes an earlier offer of the transaction: if it was consumed, `keep` would leave it
  // consumed.
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
  const offer = JSON.parse(await oidc.open({ model, id }, found.payload.sealed))
  // Offers of earlier releases have no `amr`.
  return { ...offer, amr: offer.amr ?? [] }
}

/** Consumes the offer of a transaction. Of concurrent calls, only one gets it. */
export async function consumeLinkOffer(
  tenant: Tenant,
  transaction: Pick<LoginTransaction, 'id'>,
): Promise<LinkOffer | undefined> {
  const offer = await findLinkOffer(tenant, transaction)
  if (!offer) return undefined
  return (await tenant.store.oidc.records.consume(model, transaction.id)) ? offer : undefined
}

/**
 * A transaction that links the offered account when the user completes the log-in. While an
 * accepted offer exists, the user may log in with any connection of the client.
 */
export async function linkingOffers<T extends LoginTransaction>(
  tenant: Tenant,
  transaction: T,
): Promise<T> {
  const isNarrowed = transaction.connection !== undefined
  const offer = isNarrowed ? await findLinkOffer(tenant, transaction) : undefined
  // A log-in that began before the offer existed does not link the account, even if the offer has
  // been accepted in the meantime.
  const hasNone = isNarrowed && !offer
  return {
    ...transaction,
    ...(offer?.isAccepted && { connection: undefined }),
    async complete(res, authentication) {
      const linked = hasNone ? undefined : await linkAccepted(tenant, transaction, authentication)
      // The authorization request may accept only the connection of the linked account.
      await transaction.complete(res, { ...authentication, ...linked })
    },
  }
}

/**
 * Links the account of an accepted offer, if the user who logged in is the user of the offer.
 *
 * @returns how the user has authenticated with both connections; undefined if no account was linked
 */
async function linkAccepted(
  tenant: Tenant,
  transaction: LoginTransaction,
  { userId, amr }: Authentication,
): Promise<Pick<Authentication, 'amr' | 'connection' | 'upstream'> | undefined> {
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
    const { upstream } = offer
    return {
      connection: connection.name,
      amr: [...new Set([...amr, ...offer.amr])],
      ...(upstream && { upstream }),
    }
  } catch (error) {
    // Another request has linked the account or created a user for it: the log-in succeeds without
    // a link.
    if (!(error instanceof ApiError) || error.code !== 'user_exists') throw error
    return undefined
  }
}
