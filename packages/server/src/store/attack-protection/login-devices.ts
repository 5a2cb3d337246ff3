import type { LoginDevice as Row } from '../prisma/client.ts'
import type { Scope } from '../rows/scope.ts'

/** A browser or program by which a user has logged in, and its last log-in. */
export type LoginDevice = Pick<Row, 'deviceHash' | 'userAgent' | 'ip' | 'seenAt'>

/** A log-in by a device. */
export interface DeviceUse extends Pick<LoginDevice, 'deviceHash' | 'userAgent'> {
  readonly ip: string | undefined
  /** How long the device is remembered. */
  readonly rememberMs: number
}

/** The devices by which the users of one tenant log in. */
export interface LoginDevices {
  /** The devices of a user that are still remembered, the one used last first. */
  listOf(userId: string): Promise<readonly LoginDevice[]>
  /** Remembers a log-in. Of many devices of a user, only the ones used last are kept. */
  remember(userId: string, use: DeviceUse): Promise<void>
  /** Forgets the devices of a user. */
  forget(userId: string): Promise<void>
}

/** The most devices of a user. */
const devicesMax = 20

export function loginDevices({ database, tenantId, now, changes }: Scope): LoginDevices {
  const table = database.loginDevice
  return {
    listOf: (userId) =>
      table.findMany({
        where: { tenantId, userId, expiresAt: { gt: now() } },
        orderBy: { seenAt: 'desc' },
        take: devicesMax,
        select: { deviceHash: true, userAgent: true, ip: true, seenAt: true },
      }),
    async remember(userId, { deviceHash, userAgent, ip = null, rememberMs }) {
      const at = now()
      const expiresAt = new Date(at.getTime() + rememberMs)
      await database.$executeRaw`
        insert into login_devices
               (tenant_id, user_id, device_hash, user_agent, ip, seen_at, expires_at)
        select tenant_id, user_id, ${deviceHash}, ${userAgent}, ${ip}, ${at}, ${expiresAt}
          from users where tenant_id = ${tenantId} and user_id = ${userId}
        on conflict (tenant_id, user_id, device_hash) do update
           set user_agent = excluded.user_agent, ip = excluded.ip, seen_at = excluded.seen_at,
               expires_at = excluded.expires_at`
      await database.$executeRaw`
        delete from login_devices
         where tenant_id = ${tenantId} and user_id = ${userId} and device_hash in (
           select device_hash from login_devices
            where tenant_id = ${tenantId} and user_id = ${userId}
            order by seen_at desc offset ${devicesMax})`
    },
    async forget(userId) {
      await table.deleteMany({ where: { tenantId, userId } })
      changes.deleted('login_device', { user_id: userId })
    },
  }
}
