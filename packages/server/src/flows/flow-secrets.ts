import { isList, isObject, type Json, textOf } from '@latchkey/forms'

/** What is stored in place of a secret. */
const veil = '[masked]'
/** The most secrets of one form, and their characters in all. */
const secretsMax = 100
const secretLengthMax = 64 * 1024
/** Shorter ones are masked as whole values: they occur in anything. */
const partLengthMin = 3

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

/** Secrets as they occur within texts, the longest first: one may contain another. */
const partsOf = (secrets: ReadonlySet<string>): readonly string[] =>
  [...new Set([...secrets].filter((each) => each.length >= partLengthMin).flatMap(writtenAs))].sort(
    (one, other) => other.length - one.length,
  )

/** A text as it is, within JSON, within JSON in JSON, in a URL and in a form. */
function writtenAs(text: string): readonly string[] {
  const inJson = JSON.stringify(text).slice(1, -1)
  const inForm = new URLSearchParams({ '': text }).toString().slice(1)
  return [text, inJson, JSON.stringify(inJson).slice(1, -1), inForm, inForm.replace(/\+/g, '%20')]
}

function masked(value: Json, secrets: ReadonlySet<string>, parts: readonly string[]): Json {
  const text = (given: string) =>
    secrets.has(given)
      ? veil
      : parts.reduce((left, part) => left.replaceAll(part, () => veil), given)
  const all = (given: Json): Json => {
    if (typeof given === 'string') return text(given)
    if (typeof given === 'number') return secrets.has(String(given)) ? veil : given
    if (isList(given)) return given.map(all)
    if (!isObject(given)) return given
    return Object.fromEntries(Object.entries(given).map(([name, each]) => [text(name), all(each)]))
  }
  return all(value)
}
