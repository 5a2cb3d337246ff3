import type { Schema } from '@latchkey/contract'

/**
 * A phone number as a page shows it to the user who typed it.
 *
 * @param number in E.164
 * @param display the choice of the theme; without it, the number is shown as it is
 */
export async function displayedNumber(
  number: string,
  display: Schema<'BrandingThemePhoneDisplay'> | undefined,
): Promise<string> {
  if (!display) return number
  const { formatting = 'international', masking } = display
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
