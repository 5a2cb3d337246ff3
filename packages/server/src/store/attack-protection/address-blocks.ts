import type { Scope } from '../rows/scope.ts'
import { attempts } from './count-attempts.ts'

/** The blocked IP addresses of one tenant, in canonical form. An expired block has no effect. */
export interface AddressBlocks {
  /** When the block of an address ends; undefined if it is not blocked. */
  findEnd(ip: string): Promise<Date | undefined>
  /** Blocks an address. If it is blocked already, the later end applies. */
  block(ip: string, expiresAt: Date): Promise<void>
  /** Removes the block of an address, and its counted failures. */
  delete(ip: string): Promise<void>
}

/** The subject by which failures of an address are counted. */
export const addressSubject = (ip: string) => `address ${ip}`

export function addressBlocks(scope: Scope): AddressBlocks {
  const { database, tenantId, now, changes } = scope
  const table = database.addressBlock
  return {
    async findEnd(ip) {
      const row = await table.findFirst({ where: { tenantId, ip, expiresAt: { gt: now() } } })
      return row?.expiresAt
    },
    async block(ip, expiresAt) {
      await database.$executeRaw`
        insert into address_blocks (tenant_id, ip, created_at, expires_at)
        values (${tenantId}, ${ip}, ${now()}, ${expiresAt})
        on conflict (tenant_id, ip)
        do update set expires_at = greatest(address_blocks.expires_at, excluded.expires_at)`
      changes.created('address_block', { ip, expires_at: expiresAt.toISOString() })
    },
    async delete(ip) {
      const { count } = await table.deleteMany({ where: { tenantId, ip } })
      if (count > 0) changes.deleted('address_block', { ip })
      await attempts(scope).forget(addressSubject(ip))
    },
  }
}
