import type { Sealer } from '../../keys/sealer.ts'
import type { Database } from '../database/database.ts'

/** A custom domain whose certificate must be obtained or renewed now. */
export interface DueCertificate {
  readonly tenantId: string
  readonly domainId: string
  readonly domain: string
  /** The failures since the last success. */
  readonly failures: number
}

/** A certificate that a CA issued, and its private key. */
export interface IssuedCertificate {
  /** The chain in PEM, beginning with the certificate of the domain. */
  readonly chain: string
  /** The private key as PKCS #8 in PEM. */
  readonly key: string
}

/** The certificates that a CA issues for the custom domains of all tenants. */
export interface DomainCertificates {
  /** Claims the certificate that is due first; other processes cannot claim it for `leaseMs`. */
  take(now: Date, leaseMs: number): Promise<DueCertificate | undefined>
  /** Stores SHA-256 of the key authorization, which the listener presents in a TLS handshake. */
  setChallenge(due: DueCertificate, challenge: string): Promise<void>
  issued(
    due: DueCertificate,
    of: IssuedCertificate & { expiresAt: Date; workAt: Date },
  ): Promise<void>
  failed(due: DueCertificate, error: string, workAt: Date): Promise<void>
  /** Releases the certificate, which any process may claim at this time. */
  postpone(due: DueCertificate, workAt: Date): Promise<void>
  /** The challenge of a domain for which a CA is validating it. */
  findChallenge(domain: string): Promise<string | undefined>
  /** The certificate of a domain. */
  find(domain: string): Promise<IssuedCertificate | undefined>
  /**
   * How many domains have no certificate, or an expiring one, because of failures; and the first
   * expiry.
   */
  summary(): Promise<CertificateSummary>
}

/** The state of all certificates. */
export interface CertificateSummary {
  readonly failing: number
  /** Undefined if there is no certificate. */
  readonly firstExpiry: Date | undefined
}

const purposeOf = (domainId: string) => `domain-certificate/${domainId}`
/** The most domains that one claim adds: those that were verified since the last one. */
const addedMax = 1_000
const errorLengthMax = 500

/** The certificates in this database. */
export function domainCertificates(
  { pool }: Pick<Database, 'pool'>,
  sealer: Sealer,
): DomainCertificates {
  const query = async <Row extends object>(name: string, text: string, values: unknown[]) =>
    (await pool.query<Row>({ name: `domain certificates: ${name}`, text, values })).rows
  return {
    async take(now, leaseMs) {
      await query('add', additions, [now, addedMax])
      const until = new Date(now.getTime() + leaseMs)
      return (await query<DueCertificate>('take', taking, [now, until]))[0]
    },
    async setChallenge({ tenantId, domainId }, challenge) {
      await query('set challenge', challenging, [tenantId, domainId, challenge])
    },
    async issued({ tenantId, domainId }, { chain, key, expiresAt, workAt }) {
      const sealed = await sealer.seal(tenantId, purposeOf(domainId), key)
      await query('issued', issuing, [tenantId, domainId, sealed, chain, expiresAt, workAt])
    },
    async failed({ tenantId, domainId }, error, workAt) {
      const text = error.slice(0, errorLengthMax)
      await query('failed', failing, [tenantId, domainId, text, workAt])
    },
    async postpone({ tenantId, domainId }, workAt) {
      await query('postpone', postponing, [tenantId, domainId, workAt])
    },
    async findChallenge(domain) {
      const [row] = await query<{ challenge: string | null }>('challenge', challengeOf, [domain])
      return row?.challenge ?? undefined
    },
    async find(domain) {
      const [row] = await query<StoredCertificate>('find', certificateOf, [domain])
      if (!row) return undefined
      const { tenantId, domainId, chain, sealedKey } = row
      return { chain, key: await sealer.open(tenantId, purposeOf(domainId), sealedKey) }
    },
    async summary() {
      const [row] = await query<{ failing: number; first: Date | null }>('summary', summing, [])
      return { failing: row?.failing ?? 0, firstExpiry: row?.first ?? undefined }
    },
  }
}

interface StoredCertificate {
  readonly tenantId: string
  readonly domainId: string
  readonly chain: string
  readonly sealedKey: string
}

const additions = `
  insert into domain_certificates (tenant_id, domain_id, work_at)
  select tenant_id, id, $1::timestamptz from custom_domains c
   where served_domain is not null and type = 'auth0_managed_certs'
     and not exists (select from domain_certificates d
                      where d.tenant_id = c.tenant_id and d.domain_id = c.id)
   limit $2
  on conflict do nothing`

const taking = `
  with due as (
    select d.tenant_id, d.domain_id, c.domain
      from domain_certificates d
      join custom_domains c on c.tenant_id = d.tenant_id and c.id = d.domain_id
     where d.work_at <= $1::timestamptz and c.served_domain is not null
     order by d.work_at limit 1 for update of d skip locked)
  update domain_certificates d set work_at = $2::timestamptz from due
   where d.tenant_id = due.tenant_id and d.domain_id = due.domain_id
  returning d.tenant_id as "tenantId", d.domain_id as "domainId", due.domain, d.failures`

const challenging = `
  update domain_certificates set challenge = $3 where tenant_id = $1 and domain_id = $2`

const issuing = `
  update domain_certificates
     set sealed_key = $3, chain = $4, expires_at = $5, work_at = $6, failures = 0, error = null,
         challenge = null
   where tenant_id = $1 and domain_id = $2`

const failing = `
  update domain_certificates
     set failures = failures + 1, error = $3, work_at = $4, challenge = null
   where tenant_id = $1 and domain_id = $2`

const postponing = `
  update domain_certificates set work_at = $3, challenge = null
   where tenant_id = $1 and domain_id = $2`

const challengeOf = `
  select d.challenge from custom_domains c
    join domain_certificates d on d.tenant_id = c.tenant_id and d.domain_id = c.id
   where c.served_domain = $1`

const certificateOf = `
  select d.tenant_id as "tenantId", d.domain_id as "domainId", d.chain,
         d.sealed_key as "sealedKey"
    from custom_domains c
    join domain_certificates d on d.tenant_id = c.tenant_id and d.domain_id = c.id
   where c.served_domain = $1 and d.chain is not null and d.sealed_key is not null`

const summing = `
  select count(*) filter (where failures > 0)::int as failing, min(expires_at) as first
    from domain_certificates`
