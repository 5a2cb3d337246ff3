import type { Schema } from '@latchkey/contract'
import { refusedBody } from '../errors.ts'
import { isObject, memberOf } from '../members.ts'
import { flowActionKinds } from './flow-action-kinds.ts'
import { requireCondition } from './form-conditions.ts'

type FlowAction = Schema<'FlowAction'>

/** A vault connection that an action names. */
export interface NamedConnection {
  readonly id: string
  /** The application that it must be of. */
  readonly appId: string
  /** The member of the body that names it. */
  readonly place: string
}

/** How deep the branches of conditions are nested at most. */
const depthMax = 5
/** The most actions of a flow, those of branches included. */
const actionsMax = 100

/**
 * Requires actions that exist, with the parameters that they need and unique identifiers.
 *
 * @returns the vault connections that they name
 * @throws ApiError `invalid_body`
 */
export function requireFlowActions(actions: readonly FlowAction[]): readonly NamedConnection[] {
  const all = listed(actions, 'actions', 1)
  const ids = all.map(({ action }) => memberOf(action, 'id'))
  for (const [at, { action, place }] of all.entries()) {
    if (at >= actionsMax) throw refusedBody(`A flow has at most ${actionsMax} actions`, 'actions')
    requireAction(action, place)
    if (ids.indexOf(ids[at]) !== at) throw refusedBody('The identifier occurs twice', `${place}.id`)
  }
  return all.flatMap(connectionOf)
}

interface Placed {
  readonly action: unknown
  readonly place: string
}

/** All actions, those of branches included: the schema leaves open what these are. */
function listed(actions: readonly unknown[], place: string, depth: number): readonly Placed[] {
  if (depth > depthMax) throw refusedBody(`Nest conditions ${depthMax} deep at most`, place)
  return actions.flatMap((action, at) => {
    const here = { action, place: `${place}.${at}` }
    const isCondition = memberOf(action, 'action') === 'BOOLEAN_CONDITION'
    const branches = isCondition ? ['then', 'else'] : []
    const nested = branches.flatMap((name) => {
      const branch = memberOf(memberOf(action, 'params'), name)
      const at = `${here.place}.params.${name}`
      if (branch === undefined) return []
      if (!Array.isArray(branch)) throw refusedBody('A branch is a list of actions', at)
      return listed(branch, at, depth + 1)
    })
    return [here, ...nested]
  })
}

/** @throws ApiError `invalid_body` */
function requireAction(given: unknown, place: string): void {
  const [id, type, action] = ['id', 'type', 'action'].map((name) => memberOf(given, name))
  if (typeof id !== 'string' || !/^[A-Za-z0-9_-]{1,150}$/.test(id)) {
    throw refusedBody('An action needs an identifier of letters, digits, _ and -', `${place}.id`)
  }
  if (type === 'XML') {
    throw refusedBody('Actions of XML do not run here: convert XML in an action', `${place}.type`)
  }
  const needed = memberOf(memberOf(flowActionKinds, String(type)), String(action))
  if (!Array.isArray(needed)) {
    throw refusedBody(`There is no action \`${String(action)}\` of ${String(type)}`, place)
  }
  const params = memberOf(given, 'params') ?? {}
  if (!isObject(params)) throw refusedBody('The parameters are an object', `${place}.params`)
  const missing = needed.find((name) => memberOf(params, name) === undefined)
  if (missing !== undefined) {
    throw refusedBody(`\`${String(missing)}\` is required`, `${place}.params`)
  }
  if (action === 'BOOLEAN_CONDITION') {
    requireCondition(memberOf(params, 'if'), `${place}.params.if`)
  }
}

function connectionOf({ action, place }: Placed): readonly NamedConnection[] {
  const id = memberOf(memberOf(action, 'params'), 'connection_id')
  if (id === undefined) return []
  const at = `${place}.params.connection_id`
  if (typeof id !== 'string') throw refusedBody('The identifier is a text', at)
  return [{ id, appId: String(memberOf(action, 'type')), place: at }]
}
