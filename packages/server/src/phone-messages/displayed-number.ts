import type { Schema } from '@latchkey/contract'

/**
 * A phone number as a page shows it to the user who typed it.
 *
 * @param number in E.164
 * @param identifiers of the theme; without `phone_display`, the number is shown as it is
 */
export async function displayedNumber(
  number: string,
  identifiers: Schema<'BrandingThemeIdentifiers'> | undefined,
): Promise<string> {
  const { phone_display } = identifiers ?? {}
  if (!phone_display) return number
  const { formatting = 'international', masking } = phone_display
  const { parsePhoneNumber } = await import('libphonenumber-js/max')
  const parsed = parsePhoneNumber(number)
  if (!parsed) return number
  const international = parsed.formatInternational()
  const ofCountry = international.slice(`+${parsed.countryCallingCode} `.length)
  const written = formatting === 'regional' ? parsed.formatNational() : international
  if (masking === 'mask_digits') return masked(written)
  return masking === 'hide_country_code' && written === international ? ofCountry : written
}

/** Hides all digits but the last four. */
const masked = (written: string) => written.replace(/\d(?=(\D*\d){4})/g, '*')
