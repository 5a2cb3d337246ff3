import type { Untrusted } from '../pages/partials.ts'

/** The names of the fields of partials begin with this. */
const prefix = 'ulp-'
const fieldsMax = 20
const valueLengthMax = 500
/** A field that is stored at a sign-up, by the name of its member of `user_metadata`. */
const metadataField = /^ulp-user-metadata-([A-Za-z][\w-]{0,99})$/

/** The fields of partials, for the form that is shown again. */
export function partialFieldsOf(form: URLSearchParams): NonNullable<Untrusted['submitted']> {
  const fields = [...form]
    .filter(([name, value]) => name.startsWith(prefix) && value.length <= valueLengthMax)
    .slice(0, fieldsMax)
  return Object.fromEntries(fields)
}

/**
 * The members of `user_metadata` that a form has, where a partial of its screen names their fields.
 *
 * @returns undefined for too many or too long values
 */
export function userMetadataOf(
  form: URLSearchParams,
  partials: Readonly<Record<string, string>> = {},
): Readonly<Record<string, string>> | undefined {
  const templates = Object.values(partials)
  const members = new Map<string, string>()
  for (const [name, value] of form) {
    const [, member] = metadataField.exec(name) ?? []
    if (member === undefined || !templates.some((each) => each.includes(name))) continue
    if (members.has(member)) continue
    if (value.length > valueLengthMax || members.size === fieldsMax) return undefined
    members.set(member, value)
  }
  return Object.fromEntries(members)
}
