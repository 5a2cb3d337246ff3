import { createRequire } from 'node:module'

/** Printable ASCII without the space: no rule of the profile changes or disallows it. */
const plainAscii = /^[!-~]+$/

/**
 * Applies the profile UsernameCaseMapped of the PRECIS framework (RFC 8265, section 3.3). ZERO
 * WIDTH JOINER and NON-JOINER are disallowed in every context, because they are invisible:
 * usernames with and without them would look the same.
 *
 * @returns undefined for a text that the profile disallows
 */
export function usernameCaseMapped(text: string): string | undefined {
  if (plainAscii.test(text)) return text.toLowerCase()
  let mapped = text
  // The rules are applied until they no longer change the text (RFC 8264, section 7).
  for (let round = 0; round < roundsMax; round += 1) {
    const next = mapped.replace(wideOrNarrow, (each) => each.normalize('NFKC'))
    const folded = next.toLowerCase().normalize('NFC')
    if (folded === mapped) return isIdentifierClass(mapped) ? mapped : undefined
    mapped = folded
  }
  return undefined
}

const roundsMax = 4

/** Characters whose decomposition is `<wide>` or `<narrow>` (UAX #11). */
const wideOrNarrow = /[\u3000\uff01-\uffee]/g

/** RFC 8264, sections 4.2 and 5.2, and the Directionality Rule of RFC 8265, section 3.3.2. */
function isIdentifierClass(text: string): boolean {
  const characters = [...text]
  if (characters.length === 0) return false
  return characters.every((each, at) => isAllowed(each, at, characters)) && isOneDirection(text)
}

/** Derived property values of single characters (RFC 8264, section 9.6). */
const disallowed = /[\u0640\u07fa\u302e\u302f\u3031-\u3035\u303b]/
const allowed = /[\u00df\u03c2\u06fd\u06fe\u0f0b\u3007]/

/** Unassigned, join controls, old Hangul Jamo, ignorable characters, controls (section 9). */
const never =
  /[\p{Cn}\p{Cc}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u1100-\u11ff\ua960-\ua97c\ud7b0-\ud7fb]/u

const letterDigits = /[\p{Ll}\p{Lu}\p{Lo}\p{Nd}\p{Lm}\p{Mn}\p{Mc}]/u

function isAllowed(character: string, at: number, characters: readonly string[]): boolean {
  const inContext = contexts.find(({ of }) => of.test(character))
  if (inContext) return inContext.allows(at, characters)
  if (disallowed.test(character)) return false
  if (allowed.test(character) || plainAscii.test(character)) return true
  if (never.test(character) || character.normalize('NFKC') !== character) return false
  return letterDigits.test(character)
}

/** The contextual rules of RFC 5892, appendices A.3 to A.9. */
const contexts: readonly {
  readonly of: RegExp
  readonly allows: (at: number, characters: readonly string[]) => boolean
}[] = [
  { of: /\u00b7/, allows: (at, all) => all[at - 1] === 'l' && all[at + 1] === 'l' },
  { of: /\u0375/, allows: (at, all) => /\p{Script=Greek}/u.test(all[at + 1] ?? '') },
  { of: /[\u05f3\u05f4]/, allows: (at, all) => /\p{Script=Hebrew}/u.test(all[at - 1] ?? '') },
  { of: /\u30fb/, allows: (_, all) => all.some((each) => kana.test(each)) },
  { of: /[\u0660-\u0669]/, allows: (_, all) => !all.some((each) => /[\u06f0-\u06f9]/.test(each)) },
  { of: /[\u06f0-\u06f9]/, allows: (_, all) => !all.some((each) => /[\u0660-\u0669]/.test(each)) },
]

const kana = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u

/** A CommonJS module, whose types are those of an ES module. */
const makeBidi = createRequire(import.meta.url)('bidi-js') as () => {
  /** The short name of the value of Bidi_Class, as `AL`. */
  getBidiCharTypeName(character: string): string
}
const { getBidiCharTypeName } = makeBidi()

/**
 * The Bidi Rule (RFC 5893, section 2), which every text without right-to-left characters satisfies.
 */
function isOneDirection(text: string): boolean {
  const classes = [...text].map(getBidiCharTypeName)
  if (!classes.some((each) => ['R', 'AL', 'AN'].includes(each))) return true
  const [first = ''] = classes
  const isRightToLeft = first === 'R' || first === 'AL'
  if (!isRightToLeft && first !== 'L') return false
  const rule = isRightToLeft ? rightToLeft : leftToRight
  const last = classes.findLast((each) => each !== 'NSM') ?? ''
  const mixesDigits = classes.includes('EN') && classes.includes('AN')
  return (
    classes.every((each) => rule.within.includes(each)) &&
    rule.last.includes(last) &&
    !(isRightToLeft && mixesDigits)
  )
}

const neutral = ['EN', 'ES', 'CS', 'ET', 'ON', 'BN', 'NSM']
const rightToLeft = { within: ['R', 'AL', 'AN', ...neutral], last: ['R', 'AL', 'EN', 'AN'] }
const leftToRight = { within: ['L', ...neutral], last: ['L', 'EN'] }
