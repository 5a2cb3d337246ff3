import { ApiError } from '../../errors.ts'
import type { DnsRecords } from '../../outbound/dns-records.ts'
import type { VerificationRecord } from '../../store/tenants/custom-domain-rows.ts'
import type { Handler } from '../handler.ts'

export const createCustomDomainVerification: Handler<'createCustomDomainVerification'> = async (
  call,
) => {
  const { tenant, write, path, dns } = call
  const domain = await tenant.store.customDomains.get(path.id)
  const [record] = domain?.verification.methods ?? []
  if (!record) throw new ApiError('custom_domain_not_found')
  const problem = await problemOf(record, dns)
  const verified = await write((store) => store.customDomains.recordVerification(path.id, problem))
  if (!verified) throw new ApiError('custom_domain_not_found')
  return { status: 200, body: verified }
}

/** Why a DNS record does not prove ownership; undefined if it does. */
async function problemOf(
  { name: type, domain, record }: VerificationRecord,
  dns: DnsRecords,
): Promise<string | undefined> {
  const found = await dns.find(type, domain).catch(() => undefined)
  if (!found) return `The DNS server did not answer for ${domain}.`
  const isRight = found.some((value) => sameRecord(type, value, record))
  return isRight ? undefined : `${domain} has no ${type} record with the value ${record}.`
}

/**
 * Whether two records are equal; names are compared without case and final dot (RFC 1035, section
 * 2.3.3).
 */
function sameRecord(type: VerificationRecord['name'], found: string, expected: string): boolean {
  if (type === 'TXT') return found === expected
  return found.toLowerCase().replace(/\.$/, '') === expected
}
