import type { Component, Form, FormMessages } from './form.ts'
import { isObject, type JsonObject, memberOf } from './json.ts'
import { messagesIn, objectIn, textIn } from './read-form.ts'

/** The parts of a form in one language. */
export interface Translation {
  /** Components by their ids, as far as they are translated. */
  readonly components: JsonObject
  readonly messages: FormMessages
}

/**
 * The texts of a form for the first of the wished languages that it has, else for its default one.
 */
export function translationOf(form: Form, wished: readonly string[]): Translation {
  const { languages, translations, messages } = form
  const { primary, fallback } = languages
  const candidates = [...wished, ...(fallback === undefined ? [] : [fallback])]
  const language = candidates.find((each) => each === primary || Object.hasOwn(translations, each))
  const own = language === undefined ? {} : objectIn(translations, language)
  const translated = messagesIn(memberOf(own, 'messages'))
  return {
    components: objectIn(own, 'components'),
    messages: {
      errors: { ...messages.errors, ...translated.errors },
      custom: { ...messages.custom, ...translated.custom },
    },
  }
}

/** A component in the language of a translation. */
export function translated(component: Component, { components }: Translation): Component {
  const own = memberOf(components, component.id)
  if (!isObject(own)) return component
  return {
    ...component,
    label: textIn(own, 'label') ?? component.label,
    hint: textIn(own, 'hint') ?? component.hint,
    config: merged(component.config, objectIn(own, 'config')),
  }
}

const merged = (one: JsonObject, other: JsonObject): JsonObject =>
  Object.fromEntries([
    ...Object.entries(one),
    ...Object.entries(other).map(([name, value]) => {
      const before = memberOf(one, name)
      return [name, isObject(before) && isObject(value) ? merged(before, value) : value] as const
    }),
  ])
