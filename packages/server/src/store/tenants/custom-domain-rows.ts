import type { Schema } from '@latchkey/contract'
import { refusedBody } from '../../errors.ts'
import type { CustomDomain, DomainCertificate, Prisma } from '../prisma/client.ts'
import { certificateMember } from './certificate-member.ts'

type Shown = Schema<'CustomDomain'>

type Always =
  | 'custom_domain_id'
  | 'domain'
  | 'primary'
  | 'is_default'
  | 'status'
  | 'type'
  | 'verification'
  | 'tls_policy'
  | 'domain_metadata'
  | 'created_at'

/** A custom domain of the API, with the members that are always there; lists may have fewer. */
export type Wire = Shown & Required<Pick<Shown, Always>>

/** A custom domain, with the public members of its certificate. */
export type Row = CustomDomain & { readonly certificate?: PublicCertificate | null }

type PublicCertificate = Pick<DomainCertificate, 'chain' | 'expiresAt' | 'failures' | 'error'>

/** The relations to read with a row. */
export const withCertificate = {
  certificate: { select: { chain: true, expiresAt: true, failures: true, error: true } },
} as const

/** A DNS record that proves ownership of a domain. */
export type VerificationRecord = Wire['verification']['methods'][number]

/** A custom domain that is in use, of any tenant. */
export interface ServedDomain {
  readonly domain: string
  readonly tenantDomain: string
  /** The RP ID of passkeys at this domain (Web Authentication Level 2, section 5.4.2). */
  readonly relyingPartyIdentifier: string | undefined
  /** The header with the IP address of the client, in lower case. */
  readonly clientIpHeader: string | undefined
  /** The hash of the API key of its reverse proxy; undefined without one. */
  readonly edgeKeyHash: string | undefined
  readonly metadata: Readonly<Record<string, string>>
}

/** Finds a custom domain that is in use, among those of all tenants. */
export async function findServedDomain(
  database: Prisma.TransactionClient,
  host: string,
): Promise<ServedDomain | undefined> {
  const row = await database.customDomain.findUnique({
    where: { servedDomain: host },
    include: { tenant: { select: { domain: true } } },
  })
  if (!row) return undefined
  return {
    domain: row.domain,
    tenantDomain: row.tenant.domain,
    relyingPartyIdentifier: row.relyingPartyIdentifier ?? undefined,
    clientIpHeader: row.clientIpHeader || undefined,
    edgeKeyHash: row.edgeKeyHash ?? undefined,
    metadata: metadataOf(row),
  }
}

type Metadata = Readonly<Record<string, string>>
type Settings = Schema<'CustomDomainPatch'>

/** The `domain_metadata` of a domain. */
export const metadataOf = ({ metadata }: CustomDomain): Record<string, string> =>
  Object.fromEntries(Object.entries(metadata ?? {}).map(([name, text]) => [name, String(text)]))

/**
 * The columns of settings.
 *
 * @param before the stored metadata
 */
export function columnsOf(settings: Settings, before: Metadata) {
  const { tls_policy, custom_client_ip_header, relying_party_identifier } = settings
  const { domain_metadata: changed } = settings
  return {
    ...(tls_policy !== undefined && { tlsPolicy: tls_policy }),
    ...(custom_client_ip_header !== undefined && { clientIpHeader: custom_client_ip_header }),
    ...(relying_party_identifier !== undefined && {
      relyingPartyIdentifier: relying_party_identifier,
    }),
    ...(changed !== undefined && { metadata: merged(before, changed) }),
  }
}

/** The most names in `domain_metadata`. */
const metadataMax = 10

function merged(before: Metadata, changed: Readonly<Record<string, string | null>>) {
  const entries = Object.entries({ ...before, ...changed })
  const kept = entries.flatMap(([name, text]) => (text ? [[name, text] as const] : []))
  if (kept.length > metadataMax) {
    throw refusedBody(`The object must have at most ${metadataMax} names`, 'domain_metadata')
  }
  return Object.fromEntries(kept)
}

/** A custom domain as the management API returns it, with the DNS records of its verification. */
export function toWire(row: Row, tenantDomain: string): Wire {
  const { verificationError: error, verifiedAt, relyingPartyIdentifier } = row
  const header = clientIpHeaders.find((each) => each === row.clientIpHeader)
  const isVerified = row.servedDomain !== null
  const isSelfManaged = row.type === 'self_managed_certs'
  const outcome = isVerified ? 'verified' : 'pending'
  return {
    custom_domain_id: row.id,
    domain: row.domain,
    primary: row.isDefault,
    is_default: row.isDefault,
    status: isVerified ? 'ready' : 'pending_verification',
    type: isSelfManaged ? 'self_managed_certs' : 'auth0_managed_certs',
    ...(isVerified && isSelfManaged && { origin_domain_name: tenantDomain }),
    verification: {
      methods: [recordOf(row, tenantDomain)],
      status: error === null ? outcome : 'failed',
      ...(error !== null && { error_msg: error }),
      ...(verifiedAt && { last_verified_at: verifiedAt.toISOString() }),
    },
    ...(row.certificate && { certificate: certificateMember(row.certificate) }),
    tls_policy: row.tlsPolicy === 'compatible' ? 'compatible' : 'recommended',
    custom_client_ip_header: header ?? null,
    domain_metadata: metadataOf(row),
    created_at: row.createdAt.toISOString(),
    ...(relyingPartyIdentifier !== null && { relying_party_identifier: relyingPartyIdentifier }),
  }
}

const clientIpHeaders = [
  'true-client-ip',
  'cf-connecting-ip',
  'x-forwarded-for',
  'x-azure-clientip',
  'x-azure-socketip',
  '',
] as const

/**
 * The record that proves ownership: a CNAME record to the tenant, or a TXT record with the code of
 * the domain.
 */
function recordOf(row: Row, tenantDomain: string): VerificationRecord {
  const { domain, verificationMethod, verificationCode } = row
  if (verificationMethod === 'cname') return { name: 'CNAME', record: tenantDomain, domain }
  return {
    name: 'TXT',
    record: `latchkey-domain-verification=${verificationCode}`,
    domain: `_latchkey-challenge.${domain}`,
  }
}
