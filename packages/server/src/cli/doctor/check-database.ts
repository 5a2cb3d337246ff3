import type { Config } from '../../config/config.ts'
import type { DatabaseInspection } from '../../store/database/inspect.ts'
import { type Finding, failed, ok, warning } from './finding.ts'

/** Database connections of each process besides its pool: for reads, deliveries and notices. */
const furtherConnections = 4
const roundTripMsMax = 20
const clockMsMax = 2_000

/** Judges the result of an inspection of the database for a server of this configuration. */
export function checkDatabase(
  { databasePoolSize, processes }: Config,
  found: DatabaseInspection,
): readonly Finding[] {
  return [
    checkReach(found),
    checkMigrations(found),
    checkRole(found),
    checkClock(found),
    checkConnections((databasePoolSize + furtherConnections) * processes, found.connectionsMax),
    found.domains.length > 0
      ? ok('tenants', `The number of tenants is ${found.domains.length}.`)
      : warning('tenants', 'There is no tenant. Create one: latchkey tenant create <domain>'),
  ]
}

function checkReach({ version, roundTripMs, sizeBytes }: DatabaseInspection): Finding {
  const size = `${Math.ceil(sizeBytes / 1024 ** 2)} MB`
  const message = `PostgreSQL ${version}, ${size}, answers in ${roundTripMs} ms.`
  if (roundTripMs <= roundTripMsMax) return ok('database', message)
  return warning(
    'database',
    `${message} Every request waits for the database: move the server closer to it.`,
  )
}

function checkMigrations({ lacking, unknown }: DatabaseInspection): Finding {
  if (lacking.length > 0) {
    const which = `${lacking.length} missing, the first is ${lacking[0]}.`
    return failed('migrations', `${which} Apply them: latchkey migrate`)
  }
  if (unknown.length === 0) return ok('migrations', 'All migrations are applied.')
  const newer = `A newer version has applied ${unknown.length} more.`
  return warning('migrations', `${newer} Upgrade this one to the same version.`)
}

function checkRole({ role, closedTables }: DatabaseInspection): Finding {
  if (closedTables.length > 0) {
    const tables = closedTables.join(', ')
    return failed(
      'database role',
      `${role.name} may not read and write rows of ${tables}. Run latchkey migrate as the owner.`,
    )
  }
  if (role.excesses.length === 0) return ok('database role', `${role.name} reads and writes rows.`)
  return warning(
    'database role',
    `${role.name} ${role.excesses.join(', ')}. docs/database-roles.md has statements for a role with fewer privileges.`,
  )
}

function checkClock({ clockAheadMs }: DatabaseInspection): Finding {
  const apart = Math.round(Math.abs(clockAheadMs))
  if (apart <= clockMsMax) return ok('clock', 'The clock agrees with that of the database.')
  const where = clockAheadMs > 0 ? 'behind' : 'ahead of'
  return failed(
    'clock',
    `This machine is ${apart} ms ${where} the database. Synchronize both clocks by NTP: tokens expire by them.`,
  )
}

function checkConnections(needed: number, most: number): Finding {
  const message = `This server opens up to ${needed} of the ${most} that PostgreSQL allows`
  if (needed <= most / 2) return ok('connections', `${message}.`)
  const remedy = 'lower LATCHKEY_DATABASE_POOL, or put PgBouncer in front (docs/pgbouncer.md)'
  if (needed <= most)
    return warning('connections', `${message}: before you start a second server, ${remedy}.`)
  return failed('connections', `${message}: ${remedy}.`)
}
