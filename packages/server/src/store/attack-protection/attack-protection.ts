import type { Schema } from '@latchkey/contract'
import type { ResourceName } from '../../event-kinds.ts'
import {
  type AttackProtectionSettings,
  attackProtectionOf,
  type RiskAssessment,
  type StoredProtection,
} from '../../record-rules/attack-protection-defaults.ts'
import type { Prisma } from '../prisma/client.ts'
import { lockTenantAndRead } from '../rows/lock-row.ts'
import type { Scope } from '../rows/scope.ts'
import { updateTenant } from '../tenants/update-tenant.ts'

/** The attack protection settings of one tenant. */
export interface AttackProtection {
  get(): Promise<AttackProtectionSettings>
  updateBruteForce(
    patch: Schema<'BruteForceProtectionPatch'>,
  ): Promise<Schema<'BruteForceProtection'>>
  updateThrottling(
    patch: Schema<'SuspiciousIpThrottlingPatch'>,
  ): Promise<Schema<'SuspiciousIpThrottling'>>
  updateBreachedPasswords(
    patch: Schema<'BreachedPasswordDetectionPatch'>,
  ): Promise<Schema<'BreachedPasswordDetection'>>
  updateBotDetection(patch: Schema<'BotDetectionPatch'>): Promise<Schema<'BotDetection'>>
  updatePhoneProvider(
    protection: Schema<'PhoneProviderProtection'>,
  ): Promise<Schema<'PhoneProviderProtection'>>
  updateRiskAssessment(patch: Partial<RiskAssessment>): Promise<RiskAssessment>
}

const resources = {
  bruteForce: 'brute_force_protection',
  throttling: 'suspicious_ip_throttling',
  breachedPasswords: 'breached_password_detection',
  botDetection: 'bot_detection',
  captcha: 'captcha',
  phoneProvider: 'phone_provider_protection',
  riskAssessment: 'risk_assessment',
} as const satisfies Readonly<Record<keyof AttackProtectionSettings, ResourceName>>

export function attackProtection(scope: Scope): AttackProtection {
  /** Merges a change into the stored settings, by stage and member. */
  async function update<Part extends keyof AttackProtectionSettings>(
    part: Part,
    patch: object,
  ): Promise<AttackProtectionSettings[Part]> {
    const before = await lockTenantAndRead(scope, () => findProtection(scope))
    const known: Staged = before[part] ?? {}
    const { stage } = patch as Staged
    const stages = stage && { stage: mergedStages(known.stage, stage) }
    return putProtection(scope, before, part, { ...known, ...patch, ...stages })
  }
  return {
    get: async () => attackProtectionOf(await findProtection(scope)),
    updateBruteForce: (patch) => update('bruteForce', patch),
    updateThrottling: (patch) => update('throttling', patch),
    updateBreachedPasswords: (patch) => update('breachedPasswords', patch),
    updateBotDetection: (patch) => update('botDetection', patch),
    updatePhoneProvider: (protection) => update('phoneProvider', protection),
    updateRiskAssessment: (patch) => update('riskAssessment', patch),
  }
}

/** The stored settings. */
export async function findProtection({ database, tenantId }: Scope): Promise<StoredProtection> {
  const select = { attackProtection: true }
  const row = await database.tenant.findUniqueOrThrow({ where: { id: tenantId }, select })
  return row.attackProtection as StoredProtection
}

/**
 * Replaces a part of the stored settings, whose row must be locked.
 *
 * @returns the part, completed by defaults
 */
export function putProtection<Part extends keyof AttackProtectionSettings>(
  scope: Scope,
  before: StoredProtection,
  part: Part,
  members: object,
): AttackProtectionSettings[Part] {
  const after = { ...before, [part]: members }
  const data = { attackProtection: after as unknown as Prisma.InputJsonObject }
  const from: AttackProtectionSettings[Part] = attackProtectionOf(before)[part]
  const to: AttackProtectionSettings[Part] = attackProtectionOf(after)[part]
  updateTenant(scope, data)
  return scope.changes.updated(resources[part], from, to)
}

interface Staged {
  readonly enabled?: boolean
  readonly stage?: object
}

function mergedStages(before: object = {}, patch: object): object {
  const known = before as Readonly<Record<string, object>>
  const merged = Object.entries(patch).map(([name, stage]) => [name, { ...known[name], ...stage }])
  return { ...known, ...Object.fromEntries(merged) }
}
