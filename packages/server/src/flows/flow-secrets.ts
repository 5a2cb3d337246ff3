import { isList, isObject, type Json, textOf } from '@latchkey/forms'
import { escapeHtml } from '../pages/character-references.ts'

/** What is stored in place of a secret. */
const veil = '[masked]'
/** The most secrets of one form, and their characters in all. */
const secretsMax = 100
const secretLengthMax = 64 * 1024
/** Shorter ones are masked as whole values: they occur in anything. */
const partLengthMin = 3
/** Longer ones are searched in pieces: it would take long in a text that nearly repeats them. */
const pieceLengthMax = 200

const tooMany = 'The form has too many secrets to tell what it has done.'

/** The secrets of one form, which its executions must not show, wherever they have been copied. */
export interface FlowSecrets {
  /** Adds all texts and numbers in a value. */
  add(value: Json | undefined): void
  /** A value with each occurrence of a secret masked; undefined if there are too many to tell. */
  mask(value: Json): Json | undefined
  /** A text with each occurrence masked, for its author. */
  text(text: string): string
  /** The secrets, to be stored sealed. */
  stored(): readonly string[]
}

/** Opens the secrets of one form. */
export function openFlowSecrets(before: readonly string[]): FlowSecrets {
  const secrets = new Set(before)
  const isFull = () => secrets.size > secretsMax || [...secrets].join('').length > secretLengthMax
  const add = (value: Json | undefined): void => {
    if (isFull()) return
    if (typeof value === 'string' || typeof value === 'number') {
      if (value !== '') secrets.add(String(value))
    } else if (isList(value)) value.forEach(add)
    else if (isObject(value)) Object.values(value).forEach(add)
  }
  const mask = (value: Json) => (isFull() ? undefined : masked(value, secrets, partsOf(secrets)))
  return {
    add,
    mask,
    text: (text) => textOf(mask(text) ?? tooMany),
    stored: () => [...secrets],
  }
}

/** Secrets as they occur within texts. A long one is masked piece by piece. */
const partsOf = (secrets: ReadonlySet<string>): readonly string[] => [
  ...new Set(
    [...secrets]
      .filter((each) => each.length >= partLengthMin)
      .flatMap(writtenAs)
      .flatMap(piecesOf),
  ),
]

/** Pieces of the same length, of which the last ones overlap. */
function piecesOf(part: string): readonly string[] {
  const last = Math.max(0, part.length - pieceLengthMax)
  const starts = Array.from({ length: Math.ceil(last / pieceLengthMax) + 1 }, (_, at) =>
    Math.min(at * pieceLengthMax, last),
  )
  return starts.map((start) => part.slice(start, start + pieceLengthMax))
}

/** A text as it is, within JSON, within JSON in JSON, in HTML, in a form and in a URL. */
function writtenAs(text: string): readonly string[] {
  const inJson = JSON.stringify(text).slice(1, -1)
  const inForm = new URLSearchParams({ '': text }).toString().slice(1)
  const inUrl = inForm.replaceAll('+', '%20')
  return [
    text,
    JSON.stringify(inJson).slice(1, -1),
    ...[inJson, inJson.replaceAll('/', '\\/')].flatMap((json) => [json, inAscii(json)]),
    escapeHtml(text),
    inForm,
    inUrl,
    ...keptInUrls.map((kept) => unencoded(inUrl, kept)),
  ]
}

const inAscii = (text: string) =>
  text.replace(
    /[\u0080-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** What further characters stay: in a component, and in a path and a query of the URL standard. */
const keptInUrls = ["!'()~", "!$%&'()+,/:;=@[]|~", '!$%&()+,/:;=?@[\\]^`{|}~']

const unencoded = (text: string, kept: string) =>
  text.replace(/%[2-7][\dA-F]/g, (code) => {
    const character = String.fromCharCode(Number.parseInt(code.slice(1), 16))
    return kept.includes(character) ? character : code
  })

function masked(value: Json, secrets: ReadonlySet<string>, parts: readonly string[]): Json {
  const text = (given: string) => (secrets.has(given) ? veil : veiled(given, parts))
  const all = (given: Json): Json => {
    if (typeof given === 'string') return text(given)
    if (typeof given === 'number') return secrets.has(String(given)) ? veil : given
    if (isList(given)) return given.map(all)
    if (!isObject(given)) return given
    return Object.fromEntries(Object.entries(given).map(([name, each]) => [text(name), all(each)]))
  }
  return all(value)
}

/**
 * A text with all parts masked at once: one after the other would leave the rest of parts that
 * overlap, and a part of the veil itself would be masked again and again.
 */
function veiled(text: string, parts: readonly string[]): string {
  let hidden: Uint8Array | undefined
  for (const part of parts) {
    let end = 0
    for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, end)) {
      hidden ??= new Uint8Array(text.length)
      end = at + part.length
      hidden.fill(1, at, end)
    }
  }
  if (!hidden) return text
  const shown: string[] = []
  for (let from = 0; from < text.length; ) {
    const [start, end] = [hidden.indexOf(1, from), hidden.indexOf(0, from)]
    if (start === from) shown.push(veil)
    else shown.push(text.slice(from, start < 0 ? text.length : start))
    const next = start === from ? end : start
    from = next < 0 ? text.length : next
  }
  return shown.join('')
}
