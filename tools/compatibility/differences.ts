import { itemPairs } from './item-pairs.ts'
import { isObject, type KnownValues } from './known-values.ts'

/**
 * The members that a recorded response has and ours lacks, or has with another type, as
 * `options.scripts: missing` or `roles[].description: string, here null`.
 *
 * Items of a list that the recording did not create are left out: ours has its own.
 */
export function differences(
  recorded: unknown,
  ours: unknown,
  known: KnownValues,
  member = '',
): readonly string[] {
  if (typeOf(recorded) !== typeOf(ours)) {
    return [`${member || 'body'}: ${typeOf(recorded)}, here ${typeOf(ours)}`]
  }
  if (Array.isArray(recorded) && Array.isArray(ours)) {
    const pairs = itemPairs(recorded, ours, (value) => known.translate(value))
    const compared = pairs.filter(([one]) => !isMade(one) || isCreated(one, known))
    const found = compared.flatMap(([one, other]) => differences(one, other, known, `${member}[]`))
    const lost = recorded.filter(
      (item) => !pairs.some(([one]) => one === item) && isCreated(item, known),
    )
    return [...new Set([...found, ...lost.map(() => `${member}[]: item missing`)])]
  }
  if (!isObject(recorded) || !isObject(ours)) return []
  return Object.entries(recorded).flatMap(([name, value]) => {
    // A checkpoint behind the last page: there one leads to an empty page, here there is none.
    if (name === 'next' && member === '') return []
    // The secrets of connections, and of clients that cannot use one, are not shown here.
    if (name === 'client_secret' && !('client_secret' in ours)) return []
    const path = member ? `${member}.${name}` : name
    const [other] = [ours[name], ours[known.translateText(name)]].filter(
      (each) => each !== undefined,
    )
    return other === undefined ? [`${path}: missing`] : differences(value, other, known, path)
  })
}

const identifiers = ['id', 'client_id', 'user_id', 'kid'] as const

const isMade = (item: unknown) => isObject(item) && identifiers.some((name) => name in item)

const isCreated = (item: unknown, known: KnownValues) =>
  isObject(item) && identifiers.some((name) => known.isKnown(item[name]))

function typeOf(value: unknown): string {
  if (Array.isArray(value)) return 'array'
  return value === null ? 'null' : value === undefined ? 'nothing' : typeof value
}
