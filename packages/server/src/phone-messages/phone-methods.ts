import type { GuardianSettings } from '../store/second-factors/guardian-settings.ts'
import type { PhoneMessage } from './phone-request.ts'

/** A way in which a code reaches a phone: `text` or `voice`. */
export type PhoneMethod = PhoneMessage['method']

const methodOf = { sms: 'text', voice: 'voice' } as const

/** The ways in which codes of second factors reach a phone, the default first. */
export function phoneMethodsOf({
  message_types: types,
}: Pick<GuardianSettings, 'message_types'>): readonly PhoneMethod[] {
  return types.length === 0 ? ['text'] : types.map((type) => methodOf[type])
}

/** The preferred method, if the tenant has enabled it; or else the default one. */
export function phoneMethodOf(
  guardian: Pick<GuardianSettings, 'message_types'>,
  preferred: PhoneMethod | undefined,
): PhoneMethod {
  const methods = phoneMethodsOf(guardian)
  const [first = 'text'] = methods
  return preferred !== undefined && methods.includes(preferred) ? preferred : first
}
