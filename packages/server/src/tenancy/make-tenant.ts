import { createRequire } from 'node:module'
import { managementAudience } from '../store/clients.ts'
import type { TenantRow, TenantStore, Tenants } from '../store/tenants.ts'

interface ManagementDocument {
  readonly components: {
    readonly securitySchemes: {
      readonly oAuth2ClientCredentials: {
        readonly flows: {
          readonly clientCredentials: { readonly scopes: Readonly<Record<string, string>> }
        }
      }
    }
  }
}

export interface NewTenant {
  readonly tenant: TenantRow
  readonly store: TenantStore
  readonly clientId: string
  /** Shown this once: only its hash is stored. */
  readonly clientSecret: string
}

/** Says which part of a domain is wrong, or nothing. */
export function domainComplaint(domain: string): string | undefined {
  const isDomain =
    domain.length <= 253 &&
    domain.split('.').every((label) => /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/.test(label))
  if (isDomain) return undefined
  return `"${domain}" is no domain. Write the host name that callers use, like id.example.com.`
}

/** Makes a tenant with a signing key and a first client that may do everything in it. */
export async function makeTenant(tenants: Tenants, domain: string): Promise<NewTenant> {
  const tenant = await tenants.create({ domain, name: domain.replaceAll('.', '-') })
  const store = tenants.storeOf(tenant)
  const client = await store.clients.create({
    name: 'First client',
    grant: { audience: managementAudience, scope: managementScopes() },
  })
  return { tenant, store, ...client }
}

/** Every scope of the management API, as its document lists them. */
export function managementScopes(): readonly string[] {
  const load = createRequire(import.meta.url)
  const document = load('@latchkey/contract/management.json') as ManagementDocument
  const { flows } = document.components.securitySchemes.oAuth2ClientCredentials
  return Object.keys(flows.clientCredentials.scopes)
}
