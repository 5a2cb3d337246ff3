import type { Schema } from '@latchkey/contract'
import { refusedBody } from '../errors.ts'
import { requireComponent } from './form-components.ts'
import { requireCondition } from './form-conditions.ts'

type Node = Schema<'FormNode'>
type Config = Schema<'FormNodeConfig'>

/** What a form consists of. */
export type FormContent = Omit<Schema<'FormDefinition'>, 'name'>

/** A flow that a form names. */
export interface NamedFlow {
  readonly id: string
  /** The member of the body that names it. */
  readonly place: string
}

const membersOf: Readonly<Record<Node['type'], readonly (keyof Config)[]>> = {
  STEP: ['components', 'next_node'],
  FLOW: ['flow_id', 'next_node'],
  ROUTER: ['rules', 'fallback'],
}

/** The flows that a form names. */
export function flowsOf({ nodes = [], ending }: FormContent): readonly NamedFlow[] {
  const named = nodes.flatMap(({ config }, at) => {
    const place = `nodes.${at}.config`
    const ofButtons = config?.components?.flatMap((component, index) =>
      flowAt(component.config?.flow_id, `${place}.components.${index}.config.flow_id`),
    )
    return [...flowAt(config?.flow_id, `${place}.flow_id`), ...(ofButtons ?? [])]
  })
  return [...named, ...flowAt(ending?.after_submit?.flow_id, 'ending.after_submit.flow_id')]
}

const flowAt = (id: string | undefined, place: string): readonly NamedFlow[] =>
  id === undefined ? [] : [{ id, place }]

/**
 * Requires nodes that fit together: unique identifiers, the settings of their types, and pointers
 * to nodes that exist.
 *
 * @throws ApiError `invalid_body`
 */
export function requireNodes({ nodes = [], start }: FormContent): void {
  const ids = nodes.map(({ id }) => id)
  requireUnique(ids, (at) => `nodes.${at}.id`)
  const requirePointer = (pointer: string | undefined, place: string) => {
    if (pointer === undefined || pointer === '$ending' || ids.includes(pointer)) return
    throw refusedBody(`There is no node \`${pointer}\``, place)
  }
  requirePointer(start?.next_node, 'start.next_node')
  const hidden = start?.hidden_fields?.map(({ key }) => key) ?? []
  requireUnique(hidden, (at) => `start.hidden_fields.${at}.key`)
  requireFields(nodes, hidden)
  for (const [at, node] of nodes.entries()) requireNode(node, `nodes.${at}`, requirePointer)
}

function requireUnique(names: readonly string[], placeOf: (at: number) => string): void {
  const repeated = names.findIndex((name, at) => names.indexOf(name) !== at)
  if (repeated !== -1) throw refusedBody('The identifier occurs twice', placeOf(repeated))
}

/** Requires that no two fields of the form have the same identifier. */
function requireFields(nodes: readonly Node[], hidden: readonly string[]): void {
  const fields = nodes.flatMap(({ config }, at) =>
    (config?.components ?? []).flatMap(({ id, category }, index) =>
      category === 'FIELD' ? [{ id, place: `nodes.${at}.config.components.${index}.id` }] : [],
    ),
  )
  const names = [...hidden, ...fields.map(({ id }) => id)]
  requireUnique(names, (at) => fields[at - hidden.length]?.place ?? 'start.hidden_fields')
}

type RequirePointer = (pointer: string | undefined, place: string) => void

function requireNode({ type, config = {} }: Node, place: string, pointer: RequirePointer): void {
  const known: readonly string[] = membersOf[type]
  const other = Object.keys(config).find((name) => !known.includes(name))
  const at = `${place}.config`
  if (other !== undefined) {
    throw refusedBody(`A node of the type ${type} does not have this member`, `${at}.${other}`)
  }
  if (type === 'FLOW' && config.flow_id === undefined) {
    throw refusedBody('`flow_id` is required', at)
  }
  pointer(config.next_node, `${at}.next_node`)
  pointer(config.fallback, `${at}.fallback`)
  const { components = [], rules = [] } = config
  requireUnique(
    components.map(({ id }) => id),
    (index) => `${at}.components.${index}.id`,
  )
  for (const [index, component] of components.entries()) {
    requireComponent(component, `${at}.components.${index}`)
    const next = component.config?.next_node
    pointer(next, `${at}.components.${index}.config.next_node`)
  }
  requireUnique(
    rules.map(({ id }) => id),
    (index) => `${at}.rules.${index}.id`,
  )
  for (const [index, rule] of rules.entries()) {
    requireCondition(rule.condition, `${at}.rules.${index}.condition`)
    pointer(rule.next_node, `${at}.rules.${index}.next_node`)
  }
}
