import type { Schema } from '@latchkey/contract'
import { refusedBody } from '../../errors.ts'
import { type Settings, settingsOf } from '../../record-rules/tenant-defaults.ts'
import { shownIdentifier, storedIdentifier } from '../resource-servers/management-api.ts'
import { jsonOf } from '../rows/json.ts'
import { lockTenantAndRead } from '../rows/lock-row.ts'
import type { Scope } from '../rows/scope.ts'
import { updateTenant } from './update-tenant.ts'

type Patch = Schema<'TenantSettingsPatch'>

/** The settings of one tenant. */
export interface TenantSettings {
  get(): Promise<Settings>
  /**
   * Updates the settings.
   *
   * @throws ApiError `invalid_body` for contradictory members and unknown references
   */
  update(patch: Patch): Promise<Settings>
}

export function tenantSettings(scope: Scope): TenantSettings {
  const { database, tenantId, managementAudience, changes } = scope
  const toWire = (settings: Settings): Settings => {
    const { default_audience: audience = '' } = settings
    return { ...settings, default_audience: shownIdentifier(audience, managementAudience) }
  }
  const where = { id: tenantId }
  const find = () => database.tenant.findUniqueOrThrow({ where, select: settingsColumns })
  return {
    get: async () => toWire(settingsOf(await find())),
    async update({ log_retention_days, ...patch }) {
      const changed = inHours(patch)
      const [before, named] = await Promise.all([
        lockTenantAndRead(scope, find),
        storedReferences(scope, changed),
      ])
      const settings = merged(before.settings as Settings, { ...changed, ...named })
      const data = {
        settings: jsonOf(settings),
        ...(log_retention_days !== undefined && { logRetentionDays: log_retention_days }),
      }
      const after = toWire(settingsOf({ ...before, ...data }))
      updateTenant(scope, data)
      return changes.updated('tenant_settings', toWire(settingsOf(before)), after)
    },
  }
}

/**
 * Resets the default that names a resource which this transaction deletes, and has locked. Setting
 * a default locks the resource that it names, so no default names a deleted one.
 */
export async function resetDefault(
  scope: Scope,
  name: 'default_audience' | 'default_directory',
  deleted: string,
): Promise<void> {
  const where = { id: scope.tenantId }
  const row = await scope.database.tenant.findUniqueOrThrow({ where, select: settingsColumns })
  if (settingsOf(row)[name] !== deleted) return
  await tenantSettings(scope).update({ [name]: '' })
}

const settingsColumns = { settings: true, logRetentionDays: true } as const

const lifetimes = [
  'session_lifetime',
  'idle_session_lifetime',
  'ephemeral_session_lifetime',
  'idle_ephemeral_session_lifetime',
] as const

/** Lifetimes are stored in hours, whichever unit a patch uses. */
function inHours(patch: Patch): Patch {
  const changed: Patch = { ...patch }
  for (const name of lifetimes) {
    const inMinutes = `${name}_in_minutes` as const
    const minutes = changed[inMinutes]
    if (minutes === undefined) continue
    if (changed[name] !== undefined) {
      throw refusedBody(`\`${inMinutes}\` and \`${name}\` are mutually exclusive`, inMinutes)
    }
    delete changed[inMinutes]
    changed[name] = minutes / 60
  }
  return changed
}

/** The references to other resources, as they are stored; an empty text removes one. */
async function storedReferences(
  { locked, tenantId, managementAudience }: Scope,
  { default_audience: audience, default_directory: name }: Patch,
): Promise<Patch> {
  const identifier = audience && storedIdentifier(audience, managementAudience)
  const [api, connection] = await Promise.all([
    identifier &&
      locked.resourceServer.findUnique({
        where: { tenantId_identifier: { tenantId, identifier } },
      }),
    name && locked.connection.findUnique({ where: { tenantId_name: { tenantId, name } } }),
  ])
  if (api === null) throw refusedBody('The API does not exist', 'default_audience')
  if (connection === null) throw refusedBody('The connection does not exist', 'default_directory')
  return identifier ? { default_audience: identifier } : {}
}

/** The settings whose members are merged; other settings are replaced as a whole. */
const mergedMembers = ['flags', 'change_password', 'guardian_mfa_page'] as const

/** The settings that differ from the defaults; null and an empty text reset one. */
function merged(before: Settings, patch: Patch): object {
  const named = mergedMembers.filter((name) => patch[name])
  const members = named.map((name) => [name, { ...before[name], ...patch[name] }])
  const all = { ...before, ...patch, ...Object.fromEntries(members) }
  return Object.fromEntries(
    Object.entries(all).filter(([, value]) => value !== null && value !== ''),
  )
}
