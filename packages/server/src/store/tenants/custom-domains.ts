import { randomBytes } from 'node:crypto'
import type { Schema } from '@latchkey/contract'
import { ApiError, refusedBody } from '../../errors.ts'
import { newClientSecret, newShortId } from '../../ids.ts'
import { hashClientSecret } from '../clients/clients.ts'
import type { Prisma, CustomDomain as Row } from '../prisma/client.ts'
import { refusingDuplicates } from '../rows/conflict.ts'
import { lockTenant } from '../rows/lock-row.ts'
import { type CheckpointPage, type CheckpointQuery, checkpointPage } from '../rows/paging.ts'
import type { Scope } from '../rows/scope.ts'

type CustomDomain = Schema<'CustomDomain'>
type DefaultDomain = Schema<'DefaultCustomDomain'>

/** A DNS record that proves the ownership of a domain. */
export type VerificationRecord = CustomDomain['verification']['methods'][number]

/** The further host names of one tenant. */
export interface CustomDomains {
  /** The oldest first. */
  list(query: CheckpointQuery): Promise<CheckpointPage<CustomDomain>>
  get(id: string): Promise<CustomDomain | undefined>
  /** The default custom domain, or the domain of the tenant. */
  getDefault(): Promise<DefaultDomain>
  /** @throws ApiError `custom_domain_used`, `custom_domain_limit_reached` */
  create(definition: Schema<'CustomDomainDefinition'>): Promise<CustomDomain>
  update(id: string, patch: Schema<'CustomDomainPatch'>): Promise<CustomDomain | undefined>
  /** @throws ApiError `invalid_body` for a domain that the tenant does not have */
  setDefault(domain: string): Promise<DefaultDomain>
  /**
   * Records a verification: without an error the domain is served from now on.
   *
   * @throws ApiError `custom_domain_used` if another tenant has verified it before
   */
  recordVerification(
    id: string,
    error: string | undefined,
  ): Promise<Schema<'VerifiedCustomDomain'> | undefined>
  /** Deleting an unknown domain is no error. */
  delete(id: string): Promise<void>
}

/** Custom domains of one tenant. */
const domainsMax = 100

export function customDomains(scope: Scope): CustomDomains {
  const { database, tenantId, now, changes } = scope
  const table = database.customDomain
  const toItem = (row: Row) => toWire(row, scope.domain)
  const keyOf = (id: string) => ({ tenantId_id: { tenantId, id } })
  const find = (id: string) => table.findUnique({ where: keyOf(id) })
  const findDefault = () => table.findFirst({ where: { tenantId, isDefault: true } })
  const store = async (row: Row, data: Prisma.CustomDomainUpdateInput) => {
    const write = table.update({ where: keyOf(row.id), data })
    const after = await refusingDuplicates('custom_domain_used', write)
    changes.updated('custom_domain', toItem(row), toItem(after))
    return after
  }
  const linkBy = async (row: Row | undefined) => {
    const linkDomain = row?.isDefault ? row.servedDomain : null
    await database.tenant.update({ where: { id: tenantId }, data: { linkDomain } })
  }
  return {
    list: (query) =>
      checkpointPage(
        query,
        {
          idName: 'id',
          find: ({ where, ...window }) =>
            table.findMany({ ...window, where: { tenantId, ...where } }),
        },
        toItem,
      ),
    async get(id) {
      const row = await find(id)
      return row ? toItem(row) : undefined
    },
    async getDefault() {
      const row = await findDefault()
      return row ? toItem(row) : { domain: scope.domain }
    },
    async create({ domain, ...definition }) {
      await lockTenant(scope)
      if (await database.tenant.findUnique({ where: { domain } })) {
        throw new ApiError('custom_domain_used')
      }
      const count = await table.count({ where: { tenantId } })
      if (count >= domainsMax) throw new ApiError('custom_domain_limit_reached')
      const { type, verification_method = type === 'self_managed_certs' ? 'txt' : 'cname' } =
        definition
      const data = {
        tenantId,
        id: newShortId('cd'),
        domain,
        type,
        verificationMethod: verification_method,
        verificationCode: randomBytes(16).toString('base64url'),
        tlsPolicy: 'recommended',
        createdAt: now(),
        ...columns(definition, {}),
      }
      const row = await refusingDuplicates('custom_domain_used', table.create({ data }))
      return changes.created('custom_domain', toItem(row))
    },
    async update(id, patch) {
      await lockTenant(scope)
      const row = await find(id)
      return row ? toItem(await store(row, columns(patch, metadataOf(row)))) : undefined
    },
    async setDefault(domain) {
      await lockTenant(scope)
      const row = await table.findUnique({ where: { tenantId_domain: { tenantId, domain } } })
      if (!row && domain !== scope.domain) {
        throw refusedBody('`domain` is not a domain of the tenant', 'domain')
      }
      const before = await findDefault()
      if (before && before.id !== row?.id) await store(before, { isDefault: false })
      const after = row?.isDefault === false ? await store(row, { isDefault: true }) : row
      await linkBy(after ?? undefined)
      return after ? toItem(after) : { domain }
    },
    async recordVerification(id, error) {
      await lockTenant(scope)
      const row = await find(id)
      if (!row) return undefined
      if (error !== undefined) return toItem(await store(row, { verificationError: error }))
      const needsKey = row.type === 'self_managed_certs' && row.edgeKeyHash === null
      const key = needsKey ? newClientSecret() : undefined
      const after = await store(row, {
        servedDomain: row.domain,
        verifiedAt: now(),
        verificationError: null,
        ...(key !== undefined && { edgeKeyHash: hashClientSecret(key) }),
      })
      if (after.isDefault) await linkBy(after)
      return { ...toItem(after), ...(key !== undefined && { cname_api_key: key }) }
    },
    async delete(id) {
      await lockTenant(scope)
      const row = await find(id)
      if (!row) return
      await table.delete({ where: keyOf(id) })
      if (row.isDefault) await linkBy(undefined)
      changes.deleted('custom_domain', toItem(row))
    },
  }
}

/** The served custom domain of a host name, whichever tenant has it. */
export interface ServedDomain {
  readonly domain: string
  readonly tenantDomain: string
  /** The relying party identifier of passkeys (WebAuthn Level 2, section 5.4.2). */
  readonly relyingPartyIdentifier: string | undefined
  /** The header with the address of the client, in lower case. */
  readonly clientIpHeader: string | undefined
  /** The hash of the key of its reverse proxy; undefined without one. */
  readonly edgeKeyHash: string | undefined
  readonly metadata: Readonly<Record<string, string>>
}

/** Finds a served custom domain among those of all tenants. */
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

type Metadata = Record<string, string>
type Settings = Schema<'CustomDomainPatch'>

const metadataOf = (row: Row) => row.metadata as Metadata

function columns(settings: Settings, before: Metadata) {
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

function merged(before: Metadata, changed: Readonly<Record<string, string | null>>): Metadata {
  const entries = Object.entries({ ...before, ...changed })
  const kept = entries.flatMap(([name, text]) => (text ? [[name, text] as const] : []))
  if (kept.length > metadataMax) {
    throw refusedBody(`It must have at most ${metadataMax} names`, 'domain_metadata')
  }
  return Object.fromEntries(kept)
}

const metadataMax = 10

function toWire(row: Row, tenantDomain: string): CustomDomain {
  const { verificationError: error, verifiedAt, clientIpHeader, relyingPartyIdentifier } = row
  const isVerified = row.servedDomain !== null
  const isSelfManaged = row.type === 'self_managed_certs'
  const status = error !== null ? 'failed' : isVerified ? 'verified' : undefined
  return {
    custom_domain_id: row.id,
    domain: row.domain,
    primary: row.isDefault,
    is_default: row.isDefault,
    status: isVerified ? 'ready' : 'pending_verification',
    type: row.type as CustomDomain['type'],
    ...(isSelfManaged && isVerified && { origin_domain_name: tenantDomain }),
    verification: {
      methods: [recordOf(row, tenantDomain)],
      ...(status && { status }),
      ...(error !== null && { error_msg: error }),
      ...(verifiedAt && { last_verified_at: verifiedAt.toISOString() }),
    },
    tls_policy: row.tlsPolicy as CustomDomain['tls_policy'],
    ...(clientIpHeader !== null && {
      custom_client_ip_header: clientIpHeader as CustomDomain['custom_client_ip_header'] & string,
    }),
    domain_metadata: metadataOf(row),
    created_at: row.createdAt.toISOString(),
    ...(relyingPartyIdentifier !== null && { relying_party_identifier: relyingPartyIdentifier }),
  }
}

/** A CNAME record that leads to the tenant, or a TXT record with the code of the domain. */
function recordOf(row: Row, tenantDomain: string): VerificationRecord {
  const { domain, verificationMethod, verificationCode } = row
  if (verificationMethod === 'cname') return { name: 'CNAME', record: tenantDomain, domain }
  return {
    name: 'TXT',
    record: `latchkey-domain-verification=${verificationCode}`,
    domain: `_latchkey-challenge.${domain}`,
  }
}
