import { checkbox } from './elements.ts'
import { type ResolvedBranding, wordsOf } from './resolved-branding.ts'

/** The box that remembers the browser, so that it needs no second factor for a while. */
export interface RememberProps {
  readonly seconds: number
  /** Whether the box is checked at first. */
  readonly checked: boolean
}

const daySeconds = 24 * 60 * 60

export function rememberBox(branding: ResolvedBranding, { seconds, checked }: RememberProps) {
  const word = wordsOf(branding, 'mfa-otp', 'mfa-otp-challenge')
  const days = Math.max(1, Math.floor(seconds / daySeconds))
  const unit = { style: 'unit', unit: 'day', unitDisplay: 'long' } as const
  const duration = new Intl.NumberFormat(branding.language, unit).format(days)
  return checkbox('remember', word('rememberMeText', { duration }), { checked })
}
