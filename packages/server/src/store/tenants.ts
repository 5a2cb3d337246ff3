import { type Clients, clients } from './clients.ts'
import type { Database } from './database.ts'
import { type EventStreams, eventStreams } from './event-streams.ts'
import { newShortId } from './ids.ts'
import { type NetworkAcls, networkAcls } from './network-acls.ts'
import { Prisma } from './prisma/client.ts'
import type { Sealer } from './sealer.ts'
import { makeSigningKey, type SigningKeys, signingKeys } from './signing-keys.ts'
import {
  type VerifiableCredentialTemplates,
  verifiableCredentialTemplates,
} from './verifiable-credential-templates.ts'

export interface TenantRow {
  readonly id: string
  readonly name: string
  readonly domain: string
}

/** Everything that one tenant may see. Below it there is no tenant to name, or to forget. */
export interface TenantStore {
  readonly clients: Clients
  readonly eventStreams: EventStreams
  readonly networkAcls: NetworkAcls
  readonly signingKeys: SigningKeys
  readonly verifiableCredentialTemplates: VerifiableCredentialTemplates
}

/** The tenants of this database, and the way into each. */
export interface Tenants {
  list(): Promise<readonly TenantRow[]>
  findByDomain(domain: string): Promise<TenantRow | undefined>
  /** @throws DomainTakenError */
  create(tenant: { readonly name: string; readonly domain: string }): Promise<TenantRow>
  storeOf(tenant: TenantRow): TenantStore
}

export class DomainTakenError extends Error {
  constructor(domain: string) {
    super(`There is a tenant with the domain ${domain}, or one of its name, already.`)
    this.name = 'DomainTakenError'
  }
}

export function tenants(database: Database, sealer: Sealer, now: () => Date): Tenants {
  const table = database.tenant
  return {
    list: () => table.findMany({ orderBy: { createdAt: 'asc' } }),
    async findByDomain(domain) {
      return (await table.findUnique({ where: { domain } })) ?? undefined
    },
    async create({ name, domain }) {
      const id = newShortId('ten')
      const createdAt = now()
      const key = await makeSigningKey(id, sealer, createdAt)
      try {
        return await table.create({
          data: { id, name, domain, createdAt, signingKeys: { create: key } },
        })
      } catch (error) {
        const isTaken =
          error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002'
        throw isTaken ? new DomainTakenError(domain) : error
      }
    },
    storeOf: (tenant) => ({
      clients: clients(database, tenant.id, now),
      eventStreams: eventStreams(database, tenant, sealer, now),
      networkAcls: networkAcls(database, tenant.id, now),
      signingKeys: signingKeys(database, tenant.id, sealer),
      verifiableCredentialTemplates: verifiableCredentialTemplates(database, tenant.id, now),
    }),
  }
}
