import { hopsMax } from './bounds.ts'
import { isMet } from './condition.ts'
import { ending, type FlowNode, type Form, type StepNode } from './form.ts'
import { FormError } from './form-error.ts'
import type { Scope } from './template.ts'

/** Where a form comes to next: a page, a flow that is to run, or its end. */
export type Stop = StepNode | FlowNode | { readonly type: 'ENDING' }

/**
 * The next stop from a pointer, past all routers. A pointer that is missing is the end.
 *
 * @throws FormError for a node that does not exist, and for routers that lead in a circle
 */
export function nextStop(form: Form, pointer: string | undefined, scope: Scope): Stop {
  let at = pointer
  for (let hops = 0; hops < hopsMax; hops += 1) {
    if (at === undefined || at === ending) return { type: 'ENDING' }
    const node = form.nodes.get(at)
    if (!node) throw new FormError(`The form has no node ${JSON.stringify(at)}.`)
    if (node.type !== 'ROUTER') return node
    const rule = node.rules.find(({ condition }) => isMet(condition, scope))
    at = rule ? rule.next : node.fallback
  }
  throw new FormError(`The form passes more than ${hopsMax} routers without a page.`)
}
