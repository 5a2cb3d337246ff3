import { useState } from 'preact/hooks'
import { call } from '../api/call.ts'
import { type Members, textIn } from '../api/json.ts'
import { useLoaded } from '../parts/loading.tsx'
import { OwnedItems } from '../resource/owned-items.tsx'
import { Pager } from '../resource/pager.tsx'
import { type Place, readList } from '../resource/read-list.ts'
import { UserPicker } from '../resource/user-picker.tsx'
import { hrefOf } from '../router.ts'
import { words } from '../texts/texts.ts'

/** The users who have a role, in all of the tenant. */
export function RoleUsers({ id }: { readonly id: string }) {
  const { basics, columns, role, titles, user } = words()
  const [places, setPlaces] = useState<readonly Place[]>([{}])
  const place = places.at(-1) ?? {}
  const page = useLoaded(`users ${id} ${JSON.stringify(place)}`, () =>
    readList('roles', 'listRoleUsers', { path: { id }, place }),
  )
  const idOf = (member: Members) => textIn(member, 'user_id')
  const assign = (userId: string) =>
    call('assignRoleUsers', { path: { id }, body: { users: [userId] } })
  return (
    <OwnedItems
      title={titles.users}
      items={{ ...page, value: page.value?.items }}
      columns={[
        { name: 'name', label: columns.name },
        { name: 'email', label: columns.email },
      ]}
      nameOf={(member) => textIn(member, 'name') || textIn(member, 'email') || idOf(member)}
      hrefOf={(member) => hrefOf('users', idOf(member))}
      removal={{
        verb: user.remove,
        run: (member) =>
          call('removeUserRoles', { path: { id: idOf(member) }, body: { roles: [id] } }),
        putBack: (member) => assign(idOf(member)),
        done: basics.removed,
      }}
    >
      {page.value && <Pager page={page.value} places={places} onGo={setPlaces} isOptional />}
      <UserPicker
        id="roleUser"
        label={role.addUser}
        onAdd={async (userId) => {
          await assign(userId)
          page.reload()
        }}
      />
    </OwnedItems>
  )
}
