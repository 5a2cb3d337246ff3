import { field } from './elements.ts'
import type { ResolvedBranding } from './resolved-branding.ts'

/** Why a phone number is refused: it is no number, or the tenant sends no messages to it. */
export type PhoneError = 'invalid-phone' | 'refused-phone' | 'too-many-attempts'

interface PhoneFieldProps {
  readonly label: string
  /** The number that was typed before. */
  readonly phone: string | undefined
  readonly hint?: string | undefined
  readonly error: string | undefined
}

/** The field `phone_number`. */
export const phoneField = (branding: ResolvedBranding, props: PhoneFieldProps) => {
  const { label, phone: value, hint, error } = props
  return field(branding, {
    name: 'phone_number',
    label,
    value,
    type: 'tel',
    inputmode: 'tel',
    autocomplete: 'tel',
    lengthMax: 40,
    focused: true,
    hint,
    error,
  })
}
