import { createPublicKey, type KeyObject } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import { type Client, managementAudience } from '../store/clients.ts'
import type { SigningKey } from '../store/signing-keys.ts'
import type { TenantRow, TenantStore, Tenants } from '../store/tenants.ts'
import { AccessRules, inForce } from './access-rules.ts'
import type { RuleWatch } from './rule-watch.ts'
import { within } from './within.ts'

/** One tenant, resolved at the edge from the host name and handed down. */
export interface Tenant {
  readonly id: string
  readonly name: string
  readonly domain: string
  /** With a trailing slash, as clients of this API expect it. */
  readonly issuer: string
  /** The `aud` of tokens for the management API: `{issuer}api/v2/`. */
  readonly managementAudience: string
  readonly store: TenantStore
  /**
   * The same object until a key comes or goes, so that what is derived from it can be kept by it.
   */
  readonly keys: KeySet
  /** The network ACLs in force. Writes by `store` are in force when they return. */
  readonly rules: AccessRules
  /** A client as of at most `rememberMs` ago. */
  findClient(clientId: string): Promise<Client | undefined>
}

/** A tenant's keys, parsed once. */
export interface KeySet {
  readonly signingKeys: readonly SigningKey[]
  readonly publicKeys: ReadonlyMap<string, KeyObject>
}

export interface Tenancy {
  /** The tenant served under a host name, as of at most `rememberMs` ago. */
  find(hostname: string): Promise<Tenant | undefined> | Tenant | undefined
}

interface TenancyOptions {
  readonly tenants: Tenants
  /** The issuer of a tenant with this domain. */
  readonly issuerOf: (domain: string) => string
  readonly rememberMs: number
  readonly watch: RuleWatch
  /** Tells other processes that a tenant's network ACLs have changed. */
  readonly announce: (tenantId: string) => void
  readonly log: Logger
}

/** A tenant that is known is asked for anew no longer than this, then the old answer serves. */
const staleMs = 250
/** Hosts and clients remembered at most; the least recently used are forgotten first. */
const hostsMax = 10_000
const clientsMax = 10_000

/** What cannot be is not asked for, nor remembered: anybody may name a host or a client. */
const hostnameLengthMax = 253
const clientIdForm = /^[\x20-\x7e]{1,255}$/ // RFC 6749, appendix A.1

type Found = { readonly tenant: Tenant | undefined }
type FoundClient = { readonly client: Client | undefined }

/**
 * Remembers tenants for `rememberMs`: that is how soon a change made by another process shows here.
 * While the database is away the last known answer stands.
 */
export function createTenancy(options: TenancyOptions): Tenancy {
  const { tenants, issuerOf, rememberMs, watch, announce, log } = options
  const remembering = { ttl: rememberMs, noDeleteOnStaleGet: true }
  const hosts = new LRUCache<string, Found>({
    max: hostsMax,
    ...remembering,
    dispose: ({ tenant }, _hostname, reason) => {
      if (tenant && reason !== 'set') watch.forget(tenant.id)
    },
    fetchMethod: (hostname, before) =>
      orLastKnown(before, async () => {
        const row = await tenants.findByDomain(hostname)
        return { tenant: row && (await resolve(row, before?.tenant)) }
      }),
  })

  async function resolve(row: TenantRow, before: Tenant | undefined): Promise<Tenant> {
    const known = before?.id === row.id ? before : undefined
    const { store, rules } = known ?? (await open(row))
    const keys = keySet(await store.signingKeys.list(), known?.keys)
    if (known?.keys === keys && known.name === row.name) return known
    const issuer = issuerOf(row.domain)
    const clients = new LRUCache<string, FoundClient>({
      max: clientsMax,
      ...remembering,
      fetchMethod: (clientId, before) =>
        orLastKnown(before, async () => ({ client: await store.clients.get(clientId) })),
    })
    return {
      ...row,
      issuer,
      managementAudience: issuer.replace(/\/$/, managementAudience),
      store,
      rules,
      keys,
      async findClient(clientId) {
        if (!clientIdForm.test(clientId)) return undefined
        return (clients.get(clientId) ?? (await clients.fetch(clientId)))?.client
      },
    }
  }

  async function open(row: TenantRow): Promise<Pick<Tenant, 'store' | 'rules'>> {
    const store = tenants.storeOf(row)
    const onMalformed = (error: Error) =>
      log.error({ err: error, tenant: row.name }, 'A network ACL is malformed and not in force.')
    const rules = new AccessRules({ networkAcls: store.networkAcls, onMalformed })
    await rules.refresh()
    watch.follow(row.id, rules)
    const networkAcls = inForce(store.networkAcls, rules, () => announce(row.id))
    return { store: { ...store, networkAcls }, rules }
  }

  async function look(hostname: string): Promise<Tenant | undefined> {
    const stale = hosts.peek(hostname, { allowStale: true })
    const fetched = hosts.fetch(hostname)
    if (!stale) return (await fetched)?.tenant
    await within(staleMs, fetched)
    return (hosts.peek(hostname, { allowStale: true }) ?? stale).tenant
  }

  return {
    find(hostname) {
      if (hostname.length > hostnameLengthMax) return undefined
      const found = hosts.get(hostname)
      return found ? found.tenant : look(hostname)
    },
  }
}

/** What was never known cannot be answered while the database is away: then its error is. */
async function orLastKnown<T>(before: T | undefined, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (before === undefined) throw error
    return before
  }
}

function keySet(signingKeys: readonly SigningKey[], before: KeySet | undefined): KeySet {
  const isSame =
    before?.signingKeys.length === signingKeys.length &&
    signingKeys.every(({ kid }) => before.publicKeys.has(kid))
  if (isSame) return before
  const publicKeys = new Map(
    signingKeys.map(({ kid, publicJwk }) => [
      kid,
      createPublicKey({ key: { ...publicJwk }, format: 'jwk' }),
    ]),
  )
  return { signingKeys, publicKeys }
}
