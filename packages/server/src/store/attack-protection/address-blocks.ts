import type { Scope } from '../rows/scope.ts'

/**
 * The addresses that nobody of one tenant is let in from. They are taken in their one form. A block
 * that has ended is as good as gone.
 */
export interface AddressBlocks {
  /** When the block of an address ends, if it is blocked. */
  findEnd(ip: string): Promise<Date | undefined>
  /** One that is blocked already is blocked until the later of the two ends. */
  block(ip: string, expiresAt: Date): Promise<void>
  /** Failures are forgotten with it. */
  delete(ip: string): Promise<void>
}

/** What failures of an address are counted by. */
export const addressSubject = (ip: string) => `address ${ip}`

export function addressBlocks({ database, tenantId, now, changes }: Scope): AddressBlocks {
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
      await database.attempt.deleteMany({ where: { tenantId, subject: addressSubject(ip) } })
    },
  }
}
