import type { Component, Form, FormMessages, FormNode } from './form.ts'
import { isList, isObject, type Json, type JsonObject, memberOf } from './json.ts'

/**
 * Reads a form in the format of the hosted API. What it cannot read is left out: the contract
 * validates forms when they are written.
 */
export function readForm(given: JsonObject): Form {
  const nodes = listIn(given, 'nodes').flatMap((each) => readNode(each) ?? [])
  const start = memberOf(given, 'start')
  const end = memberOf(given, 'ending')
  const languages = memberOf(given, 'languages')
  const primary = textIn(languages, 'primary')
  const fallback = textIn(languages, 'default')
  return {
    id: textIn(given, 'id') ?? '',
    nodes: new Map(nodes.map((node) => [node.id, node])),
    first: textIn(start, 'next_node'),
    hiddenFields: listIn(start, 'hidden_fields').flatMap((each) => hiddenFieldOf(each) ?? []),
    lastFlowId: textIn(memberOf(end, 'after_submit'), 'flow_id'),
    css: textIn(memberOf(given, 'style'), 'css'),
    languages: {
      ...(primary !== undefined && { primary }),
      ...(fallback !== undefined && { fallback }),
    },
    messages: messagesIn(memberOf(given, 'messages')),
    translations: objectIn(given, 'translations'),
  }
}

/** The messages of a form or of a translation. */
export const messagesIn = (value: Json | undefined): FormMessages => ({
  errors: textsIn(memberOf(value, 'errors')),
  custom: textsIn(memberOf(value, 'custom')),
})

const textsIn = (value: Json | undefined): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(isObject(value) ? value : {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )

/** A text among the members of an object. */
export function textIn(value: Json | undefined, name: string): string | undefined {
  const found = memberOf(value, name)
  return typeof found === 'string' ? found : undefined
}

/** A list among the members of an object; empty without it. */
export function listIn(value: Json | undefined, name: string): readonly Json[] {
  const found = memberOf(value, name)
  return isList(found) ? found : []
}

/** An object among the members of an object; empty without it. */
export function objectIn(value: Json | undefined, name: string): JsonObject {
  const found = memberOf(value, name)
  return isObject(found) ? found : {}
}

function hiddenFieldOf(given: Json) {
  const key = textIn(given, 'key')
  const value = textIn(given, 'value')
  return key === undefined ? undefined : { key, ...(value !== undefined && { value }) }
}

function readNode(given: Json): FormNode | undefined {
  const id = textIn(given, 'id')
  const type = textIn(given, 'type')
  const config = objectIn(given, 'config')
  const next = textIn(config, 'next_node')
  if (id === undefined) return undefined
  if (type === 'STEP') {
    const components = listIn(config, 'components').flatMap((each) => componentOf(each) ?? [])
    return { type, id, components, next }
  }
  if (type === 'FLOW') return { type, id, flowId: textIn(config, 'flow_id') ?? '', next }
  if (type !== 'ROUTER') return undefined
  const rules = listIn(config, 'rules').map((rule) => {
    const to = textIn(rule, 'next_node')
    return { condition: memberOf(rule, 'condition'), ...(to !== undefined && { next: to }) }
  })
  return { type, id, rules, fallback: textIn(config, 'fallback') }
}

function componentOf(given: Json): Component | undefined {
  const id = textIn(given, 'id')
  const category = textIn(given, 'category')
  const type = textIn(given, 'type')
  if (id === undefined || category === undefined || type === undefined) return undefined
  return {
    id,
    category,
    type,
    label: textIn(given, 'label'),
    hint: textIn(given, 'hint'),
    required: memberOf(given, 'required') === true,
    sensitive: memberOf(given, 'sensitive') === true,
    config: objectIn(given, 'config'),
  }
}
