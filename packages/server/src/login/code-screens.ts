import type { CodeRecipient } from '../pages/one-time-code.ts'
import type { ResolvedBranding } from '../pages/resolved-branding.ts'
import { displayedNumber } from '../phone-messages/displayed-number.ts'

/** The screens for a code that was sent, whose partials the pages show, by channel. */
export const codeScreens = {
  email: { prompt: 'login-passwordless', name: 'login-passwordless-email-code' },
  sms: { prompt: 'login-passwordless', name: 'login-passwordless-sms-otp' },
} as const

/** The recipient of a code, as the page for the code shows it. */
export async function recipientOf(
  { theme }: ResolvedBranding,
  channel: keyof typeof codeScreens,
  address: string,
): Promise<CodeRecipient> {
  if (channel === 'email') return { email: address }
  return { phone_number: await displayedNumber(address, theme?.identifiers) }
}
