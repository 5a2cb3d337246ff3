import { type TestTenant, testTenant } from '@latchkey/testkit'
import pg from 'pg'
import { Agent } from 'undici'
import { generateKeyPairs } from '../../src/keys/key-pair.ts'
import { makeTenant, type NewTenant } from '../../src/tenancy/make-tenant.ts'
import type { Setting } from './setting.ts'

/** Rows of which a tenant has one, or a few. */
const tables = [
  'branding_themes',
  'phone_providers',
  'phone_templates',
  'email_providers',
  'email_templates',
  'custom_domains',
  'log_streams',
  'self_service_profiles',
  'forms',
  'flows',
  'flow_vault_connections',
  'jobs',
]

/** The paths of what a tenant has one of, or a few, its own row among them. */
const paths = new RegExp(
  '^/(tenants/settings|branding|prompts|attack-protection|guardian|emails|email-templates|' +
    'custom-domains|log-streams|self-service-profiles|forms|flows|actions/triggers|' +
    'jobs/users-exports)',
)

/**
 * Tenants for operations on rows of which a tenant has one, or a few: as the floor does, requests
 * at the same time write different rows. What changes of one row cost is in `contention`.
 */
export interface SpareTenants {
  /** Whether an operation with this path needs a tenant for each request. */
  isFor(path: string): boolean
  /** Removes what requests left. */
  empty(): Promise<unknown>
  /** Makes the server cache each tenant, as it does a tenant that is in use. */
  warm(): Promise<unknown>
  get(number: number): Spare
  close(): Promise<void>
}

export interface Spare {
  readonly tenant: TestTenant
  /** The `Host` of its requests. */
  readonly host: string
}

export async function makeSpareTenants(
  setting: Setting,
  port: number,
  count: number,
): Promise<SpareTenants> {
  const keyPairs = await generateKeyPairs('localhost', new Date())
  const spares: Spare[] = []
  for (let number = 0; number < count; number += 1) {
    const domain = `spare-${number}.localhost`
    const made = await makeTenant(setting.store.tenants, domain, keyPairs)
    spares.push({ tenant: openTenant(made, port), host: `${domain}:${port}` })
  }
  const database = new pg.Pool({ connectionString: setting.databaseUrl, max: 1 })
  const [first] = spares
  if (!first) throw new Error('At least one spare tenant is needed.')
  return {
    isFor: (path) => paths.test(path),
    empty: () => database.query(tables.map((table) => `delete from ${table}`).join(';')),
    warm: () =>
      Promise.all(spares.map(({ tenant }) => tenant.request('GET', '/api/v2/tenants/settings'))),
    get: (number) => spares[number % count] ?? first,
    close: () => database.end(),
  }
}

/** A tenant as the fixtures of the contract's tests know it. */
export function openTenant(made: NewTenant, port: number): TestTenant {
  const { domain, name } = made.tenant
  const issuerOf = (of: string) => `http://${of}:${port}/`
  return testTenant({ issuerOf }, here, { ...made, domain, name })
}

/** Every name leads to this machine. */
const here = new Agent({
  connect: {
    lookup: (_name, { all }, found) =>
      all ? found(null, [{ address: '127.0.0.1', family: 4 }]) : found(null, '127.0.0.1', 4),
  },
})
