import type { ActionTriggerId } from '../../record-rules/action-triggers.ts'
import type { Scope } from '../rows/scope.ts'
import { openSecretValues, type SecretValues, sealedFor } from './secret-values.ts'

/** A package of npm that code requires. */
export interface ActionDependency {
  readonly name: string
  readonly version: string
}

/** A version of a module that an action uses, decrypted. */
export interface BoundModule {
  readonly name: string
  readonly code: string
  readonly secrets: SecretValues
  readonly dependencies: readonly ActionDependency[]
}

/** The deployed version of an action, with all that it needs to run, decrypted. */
export interface BoundAction {
  readonly actionId: string
  readonly versionId: string
  readonly name: string
  readonly code: string
  readonly secrets: SecretValues
  readonly modules: readonly BoundModule[]
  readonly dependencies: readonly ActionDependency[]
}

/** The draft of an action, decrypted; `versionId` is the id of the action itself. */
export interface DraftAction extends BoundAction {
  readonly trigger: ActionTriggerId
}

/** What runs of the actions of one tenant. Each method sends one statement. */
export interface BoundActions {
  /**
   * The deployed versions of the actions that are bound to a trigger, in the order of the bindings.
   * `tenant.boundTriggers` says without a statement whether there are any.
   */
  listBoundTo(trigger: ActionTriggerId): Promise<readonly BoundAction[]>
  /**
   * The deployed version of an action that something else names, such as an event stream. Undefined
   * if it was never deployed, or its trigger is another one.
   */
  findDeployed(actionId: string, trigger: ActionTriggerId): Promise<BoundAction | undefined>
  /** The draft of an action, for its test. */
  findDraft(actionId: string): Promise<DraftAction | undefined>
}

export function boundActions({ statements, tenantId, sealer }: Scope): BoundActions {
  const open = async (row: BoundRow): Promise<BoundAction> => {
    const { actionId, versionId, name, code, dependencies } = row
    const [secrets, ...modules] = await Promise.all([
      openSecretValues(sealer, tenantId, sealedFor.action(actionId), row.sealedSecrets),
      ...row.modules.map(async ({ id, sealedSecrets, ...module }) => ({
        ...module,
        secrets: await openSecretValues(sealer, tenantId, sealedFor.module(id), sealedSecrets),
      })),
    ])
    return { actionId, versionId, name, code, secrets, modules, dependencies }
  }
  const read = async (name: string, text: string, value: string, trigger: string) => {
    const values = [tenantId, trigger, value]
    const { rows } = await statements.query<BoundRow>({ name, text, values })
    return Promise.all(rows.map(open))
  }
  return {
    listBoundTo: (trigger) => read('actions of a trigger', ofTrigger, trigger, trigger),
    async findDeployed(actionId, trigger) {
      const [action] = await read('deployed action', ofAction, actionId, trigger)
      return action
    },
    async findDraft(actionId) {
      const values = [tenantId, actionId]
      const { rows } = await statements.query<DraftRow>({
        name: 'draft of an action',
        text: ofDraft,
        values,
      })
      const [row] = rows
      return row && { ...(await open(row)), trigger: row.trigger }
    },
  }
}

interface BoundRow {
  readonly actionId: string
  readonly versionId: string
  readonly name: string
  readonly code: string
  readonly dependencies: readonly ActionDependency[]
  readonly sealedSecrets: string | null
  readonly modules: readonly {
    readonly id: string
    readonly name: string
    readonly code: string
    readonly dependencies: readonly ActionDependency[]
    readonly sealedSecrets: string | null
  }[]
}

interface DraftRow extends BoundRow {
  readonly trigger: ActionTriggerId
}

const columns = `
  action.id as "actionId", version.id as "versionId", action.name, version.code,
  version.dependencies, version.sealed_secrets as "sealedSecrets",
  (select coalesce(json_agg(json_build_object(
            'id', module.id, 'name', module.name, 'code', used.code,
            'dependencies', used.dependencies, 'sealedSecrets', used.sealed_secrets) order by module.name), '[]')
     from action_module_versions used
     join action_modules module
       on module.tenant_id = used.tenant_id and module.id = used.module_id
    where used.tenant_id = version.tenant_id
      and used.id = any (version.module_version_ids)) as modules`

const version = `
  join action_versions version
    on version.tenant_id = action.tenant_id and version.action_id = action.id
   and version.number = action.version_number and version.trigger = $2`

const ofTrigger = `
  select ${columns}
    from action_bindings binding
    join actions action on action.tenant_id = binding.tenant_id and action.id = binding.action_id
    ${version}
   where binding.tenant_id = $1 and binding.trigger = $3
   order by binding.position`

const ofAction = `
  select ${columns} from actions action ${version}
   where action.tenant_id = $1 and action.id = $3`

/** A draft has the columns of its versions, except their ids. */
const ofDraft = `
  select version.trigger, ${columns}
    from actions action
    join actions version on version.tenant_id = action.tenant_id and version.id = action.id
   where action.tenant_id = $1 and action.id = $2`
