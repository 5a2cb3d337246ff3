import type { Schema } from '@latchkey/contract'
import { refusedBody } from '../errors.ts'

/** The name of a trigger. */
export type ActionTriggerId = Schema<'ActionTriggerId'>

type Trigger = Schema<'ActionTrigger'>

const current = {
  version: 'v2',
  status: 'CURRENT',
  runtimes: ['node18-actions', 'node22'],
  default_runtime: 'node22',
  binding_policy: 'trigger-bound',
  compatible_triggers: [],
} as const

/** A trigger in its current version, and in earlier ones. */
const versionsOf = (
  id: ActionTriggerId,
  { version = 'v1', ...members }: Partial<Trigger> = {},
  ...earlier: readonly string[]
): Trigger[] => [
  trigger(id, version, members),
  ...earlier.map((former) => trigger(id, former, { ...members, ...deprecated })),
]

const trigger = (id: ActionTriggerId, version: string, members: Partial<Trigger>): Trigger => ({
  ...current,
  runtimes: [...current.runtimes],
  compatible_triggers: [],
  ...members,
  id,
  version,
})

const deprecated = {
  status: 'DEPRECATED',
  runtimes: ['node22'],
  compatible_triggers: [],
} satisfies Partial<Trigger>

const ofEntity = { binding_policy: 'entity-bound', runtimes: ['node22'] } satisfies Partial<Trigger>
const compatibleLogin = { compatible_triggers: [{ id: 'post-login' as const, version: 'v2' }] }

/** All triggers at which actions run, as the hosted API lists them. */
export const actionTriggers: readonly Trigger[] = [
  ...versionsOf('post-login', { version: 'v3', ...compatibleLogin }, 'v2', 'v1'),
  ...versionsOf('credentials-exchange', { version: 'v2' }, 'v1'),
  ...versionsOf('pre-user-registration', { version: 'v2' }, 'v1'),
  ...versionsOf('post-user-registration', { version: 'v2' }, 'v1'),
  ...versionsOf('post-change-password', { version: 'v2' }, 'v1'),
  ...versionsOf('send-phone-message', { version: 'v2' }, 'v1'),
  ...versionsOf('password-reset-post-challenge'),
  ...versionsOf('custom-phone-provider'),
  ...versionsOf('custom-email-provider'),
  ...versionsOf('custom-token-exchange', ofEntity),
  ...versionsOf('event-stream', ofEntity),
  ...versionsOf('password-hash-migration', ofEntity),
  ...versionsOf('mcp-tool', ofEntity),
]

/**
 * The trigger that an action names.
 *
 * @throws ApiError `invalid_body` for a version that the trigger does not have
 */
export function namedTrigger({ id, version }: Schema<'ActionTriggerReferenceDefinition'>): Trigger {
  const found = actionTriggers.find((each) =>
    each.id === id && version === undefined
      ? each.status === 'CURRENT'
      : each.id === id && each.version === version,
  )
  if (found) return found
  const known = actionTriggers.filter((each) => each.id === id).map((each) => each.version)
  throw refusedBody(`It must be one of: ${known.join(', ')}`, 'supported_triggers.0.version')
}

/** Whether the bindings of a trigger determine its actions, and no other resource. */
export const isBindable = (id: string): boolean =>
  actionTriggers.some((each) => each.id === id && each.binding_policy === 'trigger-bound')
