import { ApiError } from '../errors.ts'
import type { Tenant } from '../tenancy/tenancy.ts'

/** The types of numbers that charge the sender, or that belong to no single person. */
const refusedTypes: readonly (string | undefined)[] = [
  'PREMIUM_RATE',
  'SHARED_COST',
  'UAN',
  'PAGER',
  'VOICEMAIL',
]

/**
 * Refuses numbers that are invalid (ITU-T E.164), that charge the sender, or whose country the
 * tenant does not accept (`country_codes`).
 *
 * @param number with the plus sign, and without spaces
 * @throws ApiError `phone_number_malformed`, `phone_number_refused`
 */
export async function requireReachable(
  { appearance }: Pick<Tenant, 'appearance'>,
  number: string,
): Promise<void> {
  const [{ parsePhoneNumber }, { settings }] = await Promise.all([
    import('libphonenumber-js/max'),
    appearance.get(),
  ])
  const parsed = parsePhoneNumber(number)
  if (!parsed?.isPossible() || parsed.number !== number) {
    throw new ApiError('phone_number_malformed')
  }
  if (refusedTypes.includes(parsed.getType())) throw new ApiError('phone_number_refused')
  const { list = [], mode } = settings.country_codes ?? {}
  if (mode === undefined) return
  // A number may be of several countries; it is accepted if one of them is.
  const countries: readonly string[] = parsed.getPossibleCountries()
  const isListed = list.some((country) => countries.includes(country))
  if (isListed !== (mode === 'allow')) throw new ApiError('phone_number_refused')
}
