import { call } from '../api/call.ts'
import { type Members, textIn } from '../api/json.ts'
import { Adder } from '../parts/adder.tsx'
import { useLoaded } from '../parts/loading.tsx'
import { OwnedItems } from '../resource/owned-items.tsx'
import { readEvery } from '../resource/read-list.ts'
import { hrefOf } from '../router.ts'
import { words } from '../texts/texts.ts'

const idOf = (role: Members) => textIn(role, 'id')
const nameOf = (role: Members) => textIn(role, 'name')

interface AssignedRolesProps {
  readonly says: string
  /** The resource of the operations, and their path parameters. */
  readonly resource: string
  readonly path: Members
  readonly list: string
  /** The operation that lists these and the roles of groups, if the holder can be in groups. */
  readonly effective?: string
  readonly assign: string
  readonly remove: string
  /** Called after each change. */
  readonly onChange?: () => void
}

const isByGroup = ({ sources }: Members) => Array.isArray(sources) && !sources.includes('direct')

/**
 * The roles of a user or a group, in the tenant or in an organization. Roles that a user has only
 * by a group say so, and are not removed here.
 */
export function AssignedRoles(props: AssignedRolesProps) {
  const { says, resource, path, list, effective, assign, remove, onChange } = props
  const { basics, columns, user } = words()
  const roles = useLoaded(JSON.stringify(path), () => readEvery(resource, list, { path }))
  const ofGroups = useLoaded(`groups ${JSON.stringify(path)}`, async () => {
    const found = effective ? await readEvery(resource, effective, { path }) : []
    return found.filter(isByGroup).map((role) => ({ ...role, source: user.byGroup }))
  })
  const inherited = ofGroups.value ?? []
  const all = useLoaded('all roles', () => readEvery('roles', 'listRoles'))
  const change = async (operation: string, role: string) => {
    await call(operation, { path, body: { roles: [role] } })
    onChange?.()
  }
  const taken = new Set(roles.value?.map(idOf))
  return (
    <OwnedItems
      title={user.roles}
      says={says}
      items={{ ...roles, value: roles.value && [...roles.value, ...inherited] }}
      columns={[
        { name: 'name', label: columns.name },
        ...(inherited.length > 0 ? [{ name: 'source', label: user.roleSource }] : []),
      ]}
      nameOf={nameOf}
      hrefOf={(role) => hrefOf('roles', idOf(role))}
      removal={{
        verb: user.remove,
        run: async (role) => {
          await change(remove, idOf(role))
          ofGroups.reload()
        },
        isPossible: (role) => !isByGroup(role),
        putBack: (role) => change(assign, idOf(role)),
        done: basics.removed,
      }}
    >
      <Adder
        id="role"
        label={user.addRole}
        error={all.error}
        options={(all.value ?? [])
          .filter((role) => !taken.has(idOf(role)))
          .map((role) => ({ value: idOf(role), name: nameOf(role) }))}
        onAdd={async (role) => {
          await change(assign, role)
          roles.reload()
          ofGroups.reload()
        }}
      />
    </OwnedItems>
  )
}
