import {
  type AttackProtectionSettings,
  attackProtectionOf,
  type StoredProtection,
} from '../../record-rules/attack-protection-defaults.ts'
import { type Settings, settingsOf } from '../../record-rules/tenant-defaults.ts'
import type { Tenant as Row } from '../prisma/client.ts'
import { type GuardianSettings, guardianOf } from '../second-factors/guardian-settings.ts'

/** A tenant, as it is stored. */
export interface TenantRow {
  readonly id: string
  readonly name: string
  readonly domain: string
  /** The custom domain of links in mails; undefined for the domain of the tenant. */
  readonly linkDomain: string | undefined
  readonly settings: Settings
  readonly attackProtection: AttackProtectionSettings
  readonly guardian: GuardianSettings
  /** The triggers with bound actions. */
  readonly boundTriggers: readonly string[]
}

export function toTenant({ id, name, domain, ...row }: Row): TenantRow {
  const linkDomain = row.linkDomain ?? undefined
  const attackProtection = attackProtectionOf(row.attackProtection as StoredProtection)
  const guardian = guardianOf(row.guardian)
  const { boundTriggers } = row
  const settings = settingsOf(row)
  return { id, name, domain, linkDomain, settings, attackProtection, guardian, boundTriggers }
}
