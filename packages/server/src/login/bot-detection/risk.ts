import { networkOf } from '../../peers/address.ts'
import type { BotDetection } from '../../record-rules/attack-protection-defaults.ts'
import type { Resources } from '../../store/tenants/resources.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'

type Settings = Pick<Tenant, 'attackProtection'>

/** Recent attempts of an IP address from which it is risky. */
const riskyFrom: Readonly<Record<BotDetection['bot_detection_level'], number>> = {
  low: 20,
  medium: 10,
  high: 3,
}

/** Each ten minutes, one attempt is forgotten. */
const bucket = { attemptsMax: riskyFrom.low, rateMs: 10 * 60 * 1000 }

const subjectOf = (ip: string) => `risk ${networkOf(ip)}`

/** Whether any request is assessed by what its IP address did before. */
export function assessesRisk({ attackProtection: { botDetection } }: Settings): boolean {
  const { monitoring_mode_enabled: monitors } = botDetection
  return monitors || Object.values(policiesOf(botDetection)).includes('when_risky')
}

/** Counts an attempt of an IP address that may be one of many: a failed log-in, a sign-up … */
export async function countRisk(
  { attempts }: Pick<Resources, 'attempts'>,
  tenant: Settings,
  ip: string | undefined,
): Promise<void> {
  if (ip !== undefined && assessesRisk(tenant)) await attempts.take(subjectOf(ip), bucket)
}

export async function isRisky(
  { store, attackProtection }: Pick<Tenant, 'store' | 'attackProtection'>,
  ip: string,
): Promise<boolean> {
  const { bot_detection_level: level } = attackProtection.botDetection
  return (await store.attempts.findMissing(subjectOf(ip), bucket)) >= riskyFrom[level]
}

/** The policies by kind of request. */
export const policiesOf = (settings: BotDetection) => ({
  password: settings.challenge_password_policy,
  passwordless: settings.challenge_passwordless_policy,
  'password-reset': settings.challenge_password_reset_policy,
})
