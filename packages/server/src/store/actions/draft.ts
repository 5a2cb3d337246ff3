import type { Schema } from '@latchkey/contract'
import type { Action } from '../prisma/client.ts'
import { jsonOf } from '../rows/json.ts'
import type { Scope } from '../rows/scope.ts'
import { requireModuleVersions } from './module-references.ts'
import { replacedSecrets, sealedFor } from './secret-values.ts'

/** The trigger of an action, in one of its versions. */
export interface ChosenTrigger {
  readonly id: Schema<'ActionTriggerId'>
  readonly version: string
}

/** The members of the draft of an action that a write contains. */
export interface DraftMembers
  extends Pick<
    Schema<'ActionPatch'>,
    'name' | 'code' | 'runtime' | 'dependencies' | 'secrets' | 'modules'
  > {
  readonly trigger?: ChosenTrigger
}

type SecretColumns = Pick<Action, 'secrets' | 'sealedSecrets'>

/**
 * The columns that a write changes.
 *
 * @param before the stored secrets
 * @throws ApiError `invalid_body` for secrets without values, and unknown versions of modules
 */
export async function draftColumns(
  scope: Scope,
  id: string,
  before: SecretColumns,
  { name, trigger, code, runtime, dependencies, secrets, modules }: DraftMembers,
) {
  return {
    ...(name !== undefined && { name }),
    ...(trigger && { trigger: trigger.id, triggerVersion: trigger.version }),
    ...(code !== undefined && { code }),
    ...(runtime !== undefined && { runtime }),
    ...(dependencies && { dependencies: dependencies.map(jsonOf) }),
    ...(secrets && (await replacedSecrets(scope, sealedFor.action(id), before, secrets))),
    ...(modules && { moduleVersionIds: await requireModuleVersions(scope, modules) }),
  }
}

/** Whether a write changes what runs once it is deployed: anything but the name. */
export const changesSource = ({ name: _name, ...source }: DraftMembers): boolean =>
  Object.values(source).some((value) => value !== undefined)
