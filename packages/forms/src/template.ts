import { depthMax, expressionsMax, resolvedBytesMax, textLengthMax } from './bounds.ts'
import { FormError } from './form-error.ts'
import { bytesLeft, isList, isObject, type Json, type JsonObject, memberOf } from './json.ts'

/** What templates may name, by the first part of a path: `fields`, `vars`, `context`, `actions`. */
export type Scope = Readonly<Record<string, JsonObject>>

const expression = /\{\{([^{}]{1,1000})\}\}/g
const onlyExpression = /^\s*\{\{([^{}]{1,1000})\}\}\s*$/

/**
 * The value of a template. A template that is one expression has the value of that expression, of
 * any type; another one is a text, in which expressions without a value are empty.
 *
 * @throws FormError if the text becomes too long
 */
export function resolveTemplate(template: string, scope: Scope): Json | undefined {
  const [, alone] = onlyExpression.exec(template) ?? []
  return alone === undefined ? resolveText(template, scope) : firstOf(alone, scope)
}

/**
 * A template as a text; `encode` is applied to each value, and not to the template.
 *
 * @throws FormError if the text becomes too long
 */
export function resolveText(
  template: string,
  scope: Scope,
  encode: (text: string) => string = (text) => text,
): string {
  let expressions = 0
  const text = template.replace(expression, (_, inner: string) => {
    expressions += 1
    if (expressions > expressionsMax) {
      throw new FormError(`A text has more than ${expressionsMax} expressions.`)
    }
    return encode(textOf(firstOf(inner, scope)))
  })
  if (text.length > textLengthMax) {
    throw new FormError(`A text has more than ${textLengthMax} characters.`)
  }
  return text
}

/**
 * A value with all templates in it resolved. Members without a value are left out.
 *
 * @throws FormError if the value is too large, or nested too deeply
 */
export const resolveAll = (value: Json, scope: Scope): Json | undefined =>
  resolveWithin(value, scope, { bytesLeft: resolvedBytesMax }, 0)

function resolveWithin(
  value: Json,
  scope: Scope,
  bound: { bytesLeft: number },
  depth: number,
): Json | undefined {
  if (depth > depthMax) throw new FormError(`A value is nested more than ${depthMax} times.`)
  if (isList(value)) {
    return value.map((each) => resolveWithin(each, scope, bound, depth + 1) ?? null)
  }
  if (isObject(value)) {
    return Object.fromEntries(
      Object.entries(value).flatMap(([name, each]) => {
        const resolved = resolveWithin(each, scope, bound, depth + 1)
        return resolved === undefined ? [] : [[name, resolved]]
      }),
    )
  }
  const resolved = typeof value === 'string' ? resolveTemplate(value, scope) : value
  bound.bytesLeft = bytesLeft(resolved ?? null, bound.bytesLeft)
  if (bound.bytesLeft >= 0) return resolved
  throw new FormError(`The parameters of an action exceed ${resolvedBytesMax} bytes.`)
}

/** A value as a text: a text as it is, nothing for null, and anything else as JSON. */
export function textOf(value: Json | undefined): string {
  if (value === undefined || value === null) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** The first alternative of `a ?? b` that is neither null nor without a value. */
function firstOf(inner: string, scope: Scope): Json | undefined {
  let last: Json | undefined
  for (const alternative of inner.split('??')) {
    last = termOf(alternative.trim(), scope)
    if (last !== undefined && last !== null) return last
  }
  return last
}

function termOf(term: string, scope: Scope): Json | undefined {
  const [, double, single] = /^(?:"([^"]*)"|'([^']*)')$/.exec(term) ?? []
  const quoted = double ?? single
  if (quoted !== undefined) return quoted
  if (/^(?:-?\d{1,15}(?:\.\d{1,15})?|true|false|null)$/.test(term)) return JSON.parse(term)
  return atPath(term, scope)
}

const path = /^[A-Za-z_$][\w$-]*(?:\.[\w$-]+|\[(?:\d{1,6}|"[^"]*"|'[^']*')\])*$/
const pathPart = /[\w$-]+|"[^"]*"|'[^']*'/g

function atPath(term: string, scope: Scope): Json | undefined {
  if (!path.test(term)) return undefined
  const [first = '', ...others] = (term.match(pathPart) ?? []).map((part) =>
    part.replace(/^["']|["']$/g, ''),
  )
  const root: Json | undefined = Object.hasOwn(scope, first) ? scope[first] : undefined
  return others.reduce<Json | undefined>((value, name) => {
    if (isList(value)) return /^\d+$/.test(name) ? value[Number(name)] : undefined
    return memberOf(value, name)
  }, root)
}
