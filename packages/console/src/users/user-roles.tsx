import { call } from '../api/call.ts'
import { isMembers, listIn, type Members, textIn } from '../api/json.ts'
import { Adder } from '../parts/adder.tsx'
import { useLoaded } from '../parts/loading.tsx'
import { OwnedItems } from '../resource/owned-items.tsx'
import { readEvery } from '../resource/read-list.ts'
import { hrefOf } from '../router.ts'
import { words } from '../texts/texts.ts'

const idOf = (role: Members) => textIn(role, 'id')
const nameOf = (role: Members) => textIn(role, 'name')

export function UserRoles({ id }: { readonly id: string }) {
  const { basics, columns, user } = words()
  const roles = useLoaded(`roles ${id}`, async () =>
    listIn(await call('listUserRoles', { path: { id } })).filter(isMembers),
  )
  const all = useLoaded('all roles', () => readEvery('roles', 'listRoles'))
  const change = (operation: string, role: string) =>
    call(operation, { path: { id }, body: { roles: [role] } })
  const has = (role: Members) => roles.value?.some((each) => idOf(each) === idOf(role)) ?? false
  return (
    <OwnedItems
      title={user.roles}
      says={user.rolesSay}
      items={roles}
      columns={[{ name: 'name', label: columns.name }]}
      nameOf={nameOf}
      hrefOf={(role) => hrefOf('roles', idOf(role))}
      removal={{
        verb: user.remove,
        run: (role) => change('removeUserRoles', idOf(role)),
        putBack: (role) => change('assignUserRoles', idOf(role)),
        done: basics.removed,
      }}
    >
      <Adder
        id="role"
        label={user.addRole}
        error={all.error}
        options={(all.value ?? [])
          .filter((role) => !has(role))
          .map((role) => ({ value: idOf(role), name: nameOf(role) }))}
        onAdd={async (role) => {
          await change('assignUserRoles', role)
          roles.reload()
        }}
      />
    </OwnedItems>
  )
}
