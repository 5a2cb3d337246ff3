import { type FieldError, fieldErrors } from './field-error.ts'
import { type FieldReading, fieldTypes } from './field-types.ts'
import type { Component, Form, StepNode } from './form.ts'
import { isList, type Json, type JsonObject } from './json.ts'

/** What a page sends: all values of a name. */
export interface SentFields {
  getAll(name: string): readonly string[]
}

/** The values of the fields of a step, and the errors of those that are refused, by their ids. */
export interface StepReading {
  readonly values: JsonObject
  readonly errors: Readonly<Record<string, FieldError>>
}

/** Whether a component is a field that a page can show. */
export const isShownField = ({ category, type }: Pick<Component, 'category' | 'type'>): boolean =>
  category === 'FIELD' && Object.hasOwn(fieldTypes, type)

/** The ids of the fields of a form whose values nothing may show: passwords and sensitive ones. */
export const secretFieldsOf = ({ nodes }: Pick<Form, 'nodes'>): readonly string[] =>
  [...nodes.values()].flatMap((node) =>
    node.type === 'STEP'
      ? node.components
          .filter(({ type, sensitive }) => type === 'PASSWORD' || sensitive)
          .map(({ id }) => id)
      : [],
  )

/**
 * Reads the fields of a step, and no others: what else the page sends has no effect.
 *
 * A field that cannot be shown is missing if it is required, so that nobody passes without it.
 */
export function readFields({ components }: StepNode, sent: SentFields): StepReading {
  const read = components
    .filter(({ category }) => category === 'FIELD')
    .map((component) => [component.id, readField(component, sent)] as const)
  const values = read.flatMap(([id, { value }]) => (value === undefined ? [] : [[id, value]]))
  const errors = read.flatMap(([id, { error }]) => (error ? [[id, error]] : []))
  return { values: Object.fromEntries(values), errors: Object.fromEntries(errors) }
}

function readField(component: Component, sent: SentFields): FieldReading {
  const { id, type, required = false } = component
  const reader = Object.hasOwn(fieldTypes, type) ? fieldTypes[type] : undefined
  const given = sent.getAll(id).filter((value) => value.trim() !== '')
  if (reader && given.length > 0) return reader(component, given)
  if (!required) return {}
  return { error: { code: type === 'LEGAL' ? 'unaccepted' : 'required' } }
}

/** The value of a field as the texts that a page fills in. */
export function filledIn(value: Json | undefined): readonly string[] {
  if (value === undefined || value === null) return []
  if (isList(value)) return value.flatMap(filledIn)
  return [typeof value === 'object' ? JSON.stringify(value) : String(value)]
}

/** The text of an error in the form: its own, by the name in the format of the hosted API. */
export const ownErrorText = (
  { code }: FieldError,
  texts: Readonly<Record<string, string>>,
): string | undefined =>
  Object.hasOwn(texts, fieldErrors[code]) ? texts[fieldErrors[code]] : undefined
