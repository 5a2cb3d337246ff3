import { entryOfOrigin, type LoginOrigin } from '../../store/logs/logins.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import { isListed } from '../guards/allowlist.ts'
import { assessesRisk, countRisk, isRisky, policiesOf } from './risk.ts'

/** What a request is for. A log-in is counted only if it fails. */
export type Flow = 'log-in' | 'sign-up' | 'passwordless' | 'password-reset'

const policyOf = {
  'log-in': 'password',
  'sign-up': 'password',
  passwordless: 'passwordless',
  'password-reset': 'password-reset',
} as const

/** A request, before anything is done for it. */
export interface Assessed {
  readonly tenant: Tenant
  readonly flow: Flow
  readonly origin: LoginOrigin
}

interface Assessment {
  readonly isOnAllowlist: boolean
  /**
   * Whether a proof is needed: the request may come from a program, or all requests are challenged.
   */
  readonly needsProof: boolean
}

/** Whether to show a challenge on a page. */
export async function isChallenged(tenant: Tenant, flow: Flow, ip: string | undefined) {
  const { monitoring_mode_enabled: monitors } = tenant.attackProtection.botDetection
  if (monitors) return false
  return (await assess(tenant, flow, ip))?.needsProof ?? false
}

/**
 * Assesses a request, logs the assessment (`pla`), and counts the request.
 *
 * @param prove verifies the answer to the challenge; absent if there is no page that shows one
 * @returns whether the request may continue
 */
export async function admits(
  { tenant, flow, origin }: Assessed,
  prove: () => Promise<boolean> = async () => false,
): Promise<boolean> {
  const assessment = await assess(tenant, flow, origin.ip)
  await record({ tenant, flow, origin }, assessment)
  const { monitoring_mode_enabled: monitors } = tenant.attackProtection.botDetection
  return monitors || !assessment?.needsProof || prove()
}

/** @returns undefined if requests of this kind are not assessed */
async function assess(
  tenant: Tenant,
  flow: Flow,
  ip: string | undefined,
): Promise<Assessment | undefined> {
  const { botDetection } = tenant.attackProtection
  const policy = policiesOf(botDetection)[policyOf[flow]]
  if (policy === 'never' && !botDetection.monitoring_mode_enabled) return undefined
  const isOnAllowlist = ip !== undefined && isListed(botDetection.allowlist, ip)
  if (isOnAllowlist) return { isOnAllowlist, needsProof: false }
  const needsProof = policy === 'always' || (ip !== undefined && (await isRisky(tenant, ip)))
  return { isOnAllowlist, needsProof }
}

async function record(
  { tenant, flow, origin }: Assessed,
  assessment: Assessment | undefined,
): Promise<void> {
  const isCounted = flow !== 'log-in' && assessesRisk(tenant)
  if (!assessment && !isCounted) return
  const author = { description: 'Assess a request', clientId: origin.clientId }
  await tenant.store.writeLogIn(author, async (store) => {
    if (isCounted) await countRisk(store, tenant, origin.ip)
    if (!assessment) return
    const details = {
      ipOnAllowlist: assessment.isOnAllowlist,
      requiresVerification: assessment.needsProof,
    }
    await store.logs.append({ type: 'pla', ...entryOfOrigin(origin), details })
  })
}
