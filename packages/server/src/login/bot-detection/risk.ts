import { networkOf } from '../../peers/address.ts'
import type { BotDetection } from '../../record-rules/attack-protection-defaults.ts'
import type { Resources } from '../../store/tenants/resources.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'

type Settings = Pick<Tenant, 'attackProtection'>

/** The number of recent attempts from which an IP address is risky, by level. */
const riskyFrom: Readonly<Record<BotDetection['bot_detection_level'], number>> = {
  low: 20,
  medium: 10,
  high: 3,
}

/** The count decreases by one in each ten minutes. */
const bucket = { attemptsMax: riskyFrom.low, rateMs: 10 * 60 * 1000 }

const subjectOf = (ip: string) => `risk ${networkOf(ip)}`

/** Whether requests are assessed by the earlier attempts of their IP address. */
export function assessesRisk({ attackProtection: { botDetection } }: Settings): boolean {
  const { monitoring_mode_enabled: monitors } = botDetection
  return monitors || Object.values(policiesOf(botDetection)).includes('when_risky')
}

/**
 * Counts an attempt of an IP address that may be one of many, such as a failed log-in or a sign-up.
 */
export async function countRisk(
  { attempts }: Pick<Resources, 'attempts'>,
  tenant: Settings,
  ip: string | undefined,
): Promise<void> {
  if (ip !== undefined && assessesRisk(tenant)) await attempts.take(subjectOf(ip), bucket)
}

/** Whether an IP address had many recent attempts, by the level of the tenant. */
export async function isRisky(
  { store, attackProtection }: Pick<Tenant, 'store' | 'attackProtection'>,
  ip: string,
): Promise<boolean> {
  const { bot_detection_level: level } = attackProtection.botDetection
  return (await store.attempts.findMissing(subjectOf(ip), bucket)) >= riskyFrom[level]
}

/** The policies of bot detection by kind of request. */
export const policiesOf = (settings: BotDetection) => ({
  password: settings.challenge_password_policy,
  passwordless: settings.challenge_passwordless_policy,
  'password-reset': settings.challenge_password_reset_policy,
})
