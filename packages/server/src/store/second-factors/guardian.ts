import type { Schema } from '@latchkey/contract'
import { refusedBody } from '../../errors.ts'
import type { Prisma } from '../prisma/client.ts'
import { lockTenantAndRead } from '../rows/lock-row.ts'
import type { Scope } from '../rows/scope.ts'
import { updateTenant } from '../tenants/update-tenant.ts'
import { guardianProviders } from './guardian-providers.ts'
import { type FactorName, type GuardianSettings, guardianOf } from './guardian-settings.ts'

type Factor = Schema<'GuardianFactor'>
type Policies = Schema<'GuardianPolicies'>
type Settings = Omit<GuardianSettings, 'policies' | 'factors'>

/** The settings of second factors of one tenant. */
export interface Guardian {
  get(): Promise<GuardianSettings>
  listFactors(): Promise<Factor[]>
  /** @throws ApiError `invalid_body` for disabling a factor that is required */
  enableFactor(name: FactorName, enabled: boolean): Promise<void>
  /** @throws ApiError `invalid_body` for a policy that no enabled factor satisfies */
  updatePolicies(policies: Policies): Promise<Policies>
  update(patch: Partial<Settings>): Promise<void>
  /**
   * Sets the given members.
   * @throws ApiError `invalid_body` for an override without a relying party identifier
   */
  updateWebauthn<Name extends 'security_keys' | 'device_biometrics'>(
    name: Name,
    patch: Partial<Settings[Name]>,
  ): Promise<Settings[Name]>
  /** Sets the given members; null removes one. */
  updatePushApp(patch: Schema<'PushAppPatch'>): Promise<Schema<'PushApp'>>
  /**
   * Sets the given members of the application in Duo.
   *
   * @param isPatch whether other members are kept
   */
  updateDuo(
    members: Schema<'GuardianDuoSettingsDefinition'>,
    options: { readonly isPatch: boolean },
  ): Promise<Schema<'GuardianDuoSettings'>>
}

export function guardian(scope: Scope): Guardian {
  const { database, tenantId, changes } = scope
  const providers = guardianProviders(scope)
  const get = async () => {
    const where = { id: tenantId }
    const row = await database.tenant.findUniqueOrThrow({ where, select: { guardian: true } })
    return guardianOf(row.guardian)
  }
  const lock = () => lockTenantAndRead(scope, get)
  const put = (before: GuardianSettings, after: GuardianSettings) => {
    const data = { guardian: after as unknown as Prisma.InputJsonObject }
    updateTenant(scope, data)
    changes.updated('guardian', before, after)
  }
  /** Whether users without a factor can satisfy the policy by one of these factors. */
  const isEnough = async (factors: GuardianSettings['factors']) =>
    isEnoughAlone(factors) || (factors.duo && isComplete(await providers.find('duo')))
  return {
    get,
    async listFactors() {
      const { factors } = await get()
      return Object.entries(factors).map(([name, enabled]) => ({
        name: name as FactorName,
        enabled,
        trial_expired: false,
      }))
    },
    async enableFactor(name, enabled) {
      const before = await lock()
      const factors = { ...before.factors, [name]: enabled }
      if (before.policies.length > 0 && !(await isEnough(factors))) {
        throw refusedBody('The factor is required by a policy. Remove the policy first', 'enabled')
      }
      put(before, { ...before, factors })
    },
    async updatePolicies(policies) {
      const before = await lock()
      if (policies.length > 0 && !(await isEnough(before.factors))) {
        const reason =
          'One of the factors `otp`, `sms`, `webauthn-roaming` and `duo` (with its settings) ' +
          'must be enabled first, so that users have a second factor'
        throw refusedBody(reason, '0')
      }
      put(before, { ...before, policies })
      return policies
    },
    async update(patch) {
      const before = await lock()
      put(before, { ...before, ...patch })
    },
    async updateWebauthn(name, patch) {
      const before = await lock()
      const after = { ...before[name], ...patch }
      requireIdentifier(after)
      put(before, { ...before, [name]: after })
      return after
    },
    async updatePushApp(patch) {
      const before = await lock()
      const entries = Object.entries({ ...before.push_app, ...patch })
      const push_app = Object.fromEntries(entries.filter(([, value]) => value !== null))
      put(before, { ...before, push_app })
      return push_app
    },
    updateDuo: (members, options) => updateDuo(scope, members, options, get),
  }
}

function requireIdentifier(after: Schema<'GuardianWebauthnPlatformSettings'>): void {
  if (!after.overrideRelyingParty || after.relyingPartyIdentifier !== undefined) return
  const reason = '`relyingPartyIdentifier` is required with `overrideRelyingParty`'
  throw refusedBody(reason, 'relyingPartyIdentifier')
}

/**
 * Whether users without a factor can enroll one. `webauthn-platform` is not enough: a device
 * follows another factor.
 */
const isEnoughAlone = ({ otp, sms, 'webauthn-roaming': key }: GuardianSettings['factors']) =>
  otp || sms || key

/** Whether Duo can verify a second factor with these settings. */
export const isComplete = (duo: Schema<'GuardianDuoSettings'> | undefined): boolean =>
  Boolean(duo?.ikey && duo.skey && duo.host)

async function updateDuo(
  scope: Scope,
  members: Schema<'GuardianDuoSettingsDefinition'>,
  { isPatch }: { readonly isPatch: boolean },
  get: Guardian['get'],
): Promise<Schema<'GuardianDuoSettings'>> {
  const providers = guardianProviders(scope)
  const after = await (isPatch ? providers.merge : providers.replace)('duo', members)
  const { policies, factors } = await get()
  if (policies.length > 0 && !isEnoughAlone(factors) && !isComplete(after)) {
    const reason = 'Duo is required by a policy, so it needs `ikey`, `skey` and `host`'
    throw refusedBody(`${reason}. Remove the policy first`, 'host')
  }
  return after
}
