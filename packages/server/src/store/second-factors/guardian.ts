import type { Schema } from '@latchkey/contract'
import { refusedBody } from '../../errors.ts'
import type { Prisma } from '../prisma/client.ts'
import { lockTenantAndRead } from '../rows/lock-row.ts'
import type { Scope } from '../rows/scope.ts'

type Factor = Schema<'GuardianFactor'>
type Policies = Schema<'GuardianPolicies'>
export type FactorName = Factor['name']

/** The second-factor policy and the enabled factors of one tenant. */
export interface GuardianSettings {
  readonly policies: Policies
  readonly factors: Readonly<Record<FactorName, boolean>>
}

export interface Guardian {
  get(): Promise<GuardianSettings>
  listFactors(): Promise<Factor[]>
  /**
   * @throws ApiError `invalid_body` for an unsupported factor, and for disabling one that is
   *   required
   */
  enableFactor(name: FactorName, enabled: boolean): Promise<void>
  /** @throws ApiError `invalid_body` for a policy that no enabled factor satisfies */
  updatePolicies(policies: Policies): Promise<Policies>
}

const defaults: GuardianSettings = {
  policies: [],
  factors: {
    sms: false,
    'push-notification': false,
    otp: true,
    email: false,
    duo: false,
    'webauthn-roaming': false,
    'webauthn-platform': false,
    'recovery-code': true,
  },
}

/** The supported factors. */
const usable: readonly FactorName[] = ['otp', 'sms', 'email', 'recovery-code']
/** The factors that users enroll during a log-in. */
const enrolled: readonly FactorName[] = ['otp', 'sms']

/** The stored settings of a tenant, completed by defaults. */
export function guardianOf(stored: unknown): GuardianSettings {
  const { policies, factors } = (stored ?? {}) as Partial<GuardianSettings>
  return {
    policies: policies ?? defaults.policies,
    factors: { ...defaults.factors, ...factors },
  }
}

export function guardian(scope: Scope): Guardian {
  const { database, tenantId, changes } = scope
  const get = async () => {
    const where = { id: tenantId }
    const row = await database.tenant.findUniqueOrThrow({ where, select: { guardian: true } })
    return guardianOf(row.guardian)
  }
  const put = async (before: GuardianSettings, after: GuardianSettings) => {
    const data = { guardian: after as unknown as Prisma.InputJsonObject }
    await database.tenant.update({ where: { id: tenantId }, data, select: { id: true } })
    changes.updated('guardian', before, after)
  }
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
      const before = await lockTenantAndRead(scope, get)
      if (enabled && !usable.includes(name)) {
        throw refusedBody(
          `The factor \`${name}\` is not supported yet. Supported: \`otp\`, \`sms\`, \`email\` and \`recovery-code\``,
          'enabled',
        )
      }
      const factors = { ...before.factors, [name]: enabled }
      if (before.policies.length > 0 && !enrolled.some((each) => factors[each])) {
        throw refusedBody('The factor is required by a policy. Remove the policy first', 'enabled')
      }
      await put(before, { ...before, factors })
    },
    async updatePolicies(policies) {
      const before = await lockTenantAndRead(scope, get)
      if (policies.includes('confidence-score')) {
        throw refusedBody('`confidence-score` is not supported. Use `all-applications`', '0')
      }
      if (policies.length > 0 && !enrolled.some((each) => before.factors[each])) {
        const reason = 'The factor `otp` or `sms` must be enabled first, so that users can enroll'
        throw refusedBody(reason, '0')
      }
      await put(before, { ...before, policies })
      return policies
    },
  }
}
