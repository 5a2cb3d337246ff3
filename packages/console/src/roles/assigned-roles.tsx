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
  readonly assign: string
  readonly remove: string
  /** Called after each change. */
  readonly onChange?: () => void
}

/** The roles of a user, in the tenant or in an organization. */
export function AssignedRoles(props: AssignedRolesProps) {
  const { says, resource, path, list, assign, remove, onChange } = props
  const { basics, columns, user } = words()
  const roles = useLoaded(JSON.stringify(path), () => readEvery(resource, list, { path }))
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
      items={roles}
      columns={[{ name: 'name', label: columns.name }]}
      nameOf={nameOf}
      hrefOf={(role) => hrefOf('roles', idOf(role))}
      removal={{
        verb: user.remove,
        run: (role) => change(remove, idOf(role)),
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
        }}
      />
    </OwnedItems>
  )
}
