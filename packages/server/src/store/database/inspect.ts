import type pg from 'pg'
import { connect } from './connect.ts'
import { readAppliedMigrations, readMigrations } from './migrate.ts'
import { readClosedTables, readServerRole, type ServerRole } from './server-role.ts'

/** The state of a database, as far as the role of the server can read it. */
export interface DatabaseInspection {
  readonly version: string
  readonly roundTripMs: number
  /**
   * How far its clock is ahead of that of this machine, in milliseconds; negative if it is behind.
   */
  readonly clockAheadMs: number
  readonly sizeBytes: number
  readonly connectionsMax: number
  readonly role: ServerRole
  /** Migrations that are not applied, and applied ones that this version does not know. */
  readonly lacking: readonly string[]
  readonly unknown: readonly string[]
  /** Tables whose rows the role cannot read and write. */
  readonly closedTables: readonly string[]
  /** The domains of tenants; empty before the tables exist. */
  readonly domains: readonly string[]
  /** Custom domains whose last attempt to get a certificate failed, and why. */
  readonly failingCertificates: readonly FailingCertificate[]
  /** A value of the oldest tenant that the key of the installation has encrypted. */
  readonly sealedKey: SealedKey | undefined
}

/** A custom domain, and why it has no current certificate. */
export interface FailingCertificate {
  readonly domain: string
  readonly error: string
}

/** An encrypted value, and what it was encrypted for. */
export interface SealedKey {
  readonly tenantId: string
  readonly purpose: string
  readonly sealed: string
}

const domainsMax = 1_000

interface Facts {
  readonly version: string
  readonly now: Date
  readonly size: string
  readonly connections: string
}

const factsSql = `
  select current_setting('server_version') as version, clock_timestamp() as now,
         pg_database_size(current_database())::text as size,
         current_setting('max_connections') as connections`

/**
 * Inspects a database without changing it.
 *
 * @throws DatabaseError if it cannot be reached
 */
export async function inspectDatabase(url: string, now: () => Date): Promise<DatabaseInspection> {
  const client = await connect(url, 'latchkey-doctor')
  try {
    const startMs = now().getTime()
    const [facts] = (await client.query<Facts>(factsSql)).rows
    const endMs = now().getTime()
    if (!facts) throw new Error('PostgreSQL did not answer.')
    const applied = await readAppliedMigrations(client)
    const ours = (await readMigrations()).map(({ name }) => name)
    const lacking = ours.filter((name) => !applied.includes(name))
    const isMigrated = lacking.length === 0
    return {
      version: facts.version,
      roundTripMs: endMs - startMs,
      clockAheadMs: facts.now.getTime() - (startMs + endMs) / 2,
      sizeBytes: Number(facts.size),
      connectionsMax: Number(facts.connections),
      role: await readServerRole(client),
      lacking,
      unknown: applied.filter((name) => !ours.includes(name)),
      closedTables: isMigrated ? await readClosedTables(client) : [],
      domains: isMigrated ? await readDomains(client) : [],
      failingCertificates: isMigrated ? await readFailingCertificates(client) : [],
      sealedKey: isMigrated ? await readSealedKey(client) : undefined,
    }
  } finally {
    await client.end()
  }
}

async function readDomains(client: pg.Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ domain: string }>(
    'select domain from tenants order by created_at limit $1',
    [domainsMax],
  )
  return rows.map(({ domain }) => domain)
}

const failingMax = 20

async function readFailingCertificates(client: pg.Client): Promise<readonly FailingCertificate[]> {
  const { rows } = await client.query<FailingCertificate>(
    `select c.domain, d.error from domain_certificates d
       join custom_domains c on c.tenant_id = d.tenant_id and c.id = d.domain_id
      where d.error is not null order by c.domain limit $1`,
    [failingMax],
  )
  return rows
}

async function readSealedKey(client: pg.Client): Promise<SealedKey | undefined> {
  const { rows } = await client.query<SealedKey>(
    `select t.id as "tenantId", coalesce(e.sealed_key, k.private_jwk) as sealed,
            coalesce('encryption-key/' || e.kid, 'key/' || k.kid) as purpose
       from tenants t join signing_keys k on k.tenant_id = t.id
       left join encryption_keys e on e.tenant_id = t.id and e.sealed_key is not null
      order by t.created_at limit 1`,
  )
  return rows[0]
}
