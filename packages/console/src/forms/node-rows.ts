import { isMembers, listIn, type Members, membersIn, textIn } from '../api/json.ts'

/** A node of a form, as a row of a table. */
export interface NodeRow extends Members {
  readonly id: string
  readonly type: string
  /** The components, the flow or the conditions. */
  readonly content: readonly string[]
  /** The nodes that may follow. */
  readonly next: readonly string[]
}

/** The nodes of a form in the order in which it reaches them, and then those that it never does. */
export function nodeRows(form: Members): readonly NodeRow[] {
  const rows = listIn(form.nodes).filter(isMembers).map(rowOf)
  const reached: NodeRow[] = []
  const waiting = [textIn(form.start, 'next_node')]
  for (const id of waiting) {
    const row = rows.find((each) => each.id === id)
    if (!row || reached.includes(row)) continue
    reached.push(row)
    waiting.push(...row.next)
  }
  return [...reached, ...rows.filter((row) => !reached.includes(row))]
}

function rowOf(node: Members): NodeRow {
  const config = membersIn(node.config)
  const components = listIn(config.components)
  const rules = listIn(config.rules)
  const jumps = components.map((each) => textIn(membersIn(each).config, 'next_node'))
  const next = [
    ...rules.map((rule) => textIn(rule, 'next_node')),
    textIn(config, 'fallback'),
    ...jumps,
    textIn(config, 'next_node'),
  ]
  const flow = textIn(config, 'flow_id')
  return {
    id: textIn(node, 'id'),
    type: textIn(node, 'type'),
    content: [
      ...components.map((each) => `${textIn(each, 'type')} ${textIn(each, 'id')}`),
      ...rules.map((rule) => textIn(rule, 'alias') || textIn(rule, 'id')),
      ...(flow === '' ? [] : [flow]),
    ],
    next: [...new Set(next.filter((each) => each !== ''))],
  }
}
