import type { Untrusted } from '../pages/partials.ts'

/** The prefix of the names of fields that partials of the tenant add to forms. */
const prefix = 'ulp-'
const fieldsMax = 20
const valueLengthMax = 500
/** A field that is stored at a sign-up, with the name of its member of `user_metadata`. */
const metadataField = /^ulp-user-metadata-([A-Za-z][\w-]{0,99})$/

/** The fields of partials as they were submitted, to show the form again. */
export function partialFieldsOf(form: URLSearchParams): NonNullable<Untrusted['submitted']> {
  const fields = [...form]
    .filter(([name, value]) => name.startsWith(prefix) && value.length <= valueLengthMax)
    .slice(0, fieldsMax)
  return Object.fromEntries(fields)
}

/**
 * The members of `user_metadata` in a form, if a partial of its screen has fields of these names.
 *
 * @returns undefined for too many values, and for one that is too long
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
