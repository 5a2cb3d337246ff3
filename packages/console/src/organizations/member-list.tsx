import { useState } from 'preact/hooks'
import { call } from '../api/call.ts'
import { listIn, type Members, textIn } from '../api/json.ts'
import { useLoaded } from '../parts/loading.tsx'
import { OwnedItems } from '../resource/owned-items.tsx'
import { Pager } from '../resource/pager.tsx'
import { type Place, readList } from '../resource/read-list.ts'
import { UserPicker } from '../resource/user-picker.tsx'
import { hrefOf } from '../router.ts'
import { words } from '../texts/texts.ts'
import { MemberRoles } from './member-roles.tsx'

const fields = ['user_id', 'name', 'email', 'roles'].join(',')

/** The members of an organization, with their roles in it. */
export function MemberList({ id }: { readonly id: string }) {
  const { columns, organization, user } = words()
  const [places, setPlaces] = useState<readonly Place[]>([{}])
  const place = places.at(-1) ?? {}
  const page = useLoaded(`members ${id} ${JSON.stringify(place)}`, async () => {
    const read = { path: { id }, query: { fields, include_fields: true }, place }
    const found = await readList('organizations', 'listOrganizationMembers', read)
    return { ...found, items: found.items.map(rowOf) }
  })
  const change = (operation: string, userId: string) =>
    call(operation, { path: { id }, body: { members: [userId] } })
  const idOf = (member: Members) => textIn(member, 'user_id')
  return (
    <OwnedItems
      title={organization.members}
      items={{ ...page, value: page.value?.items }}
      columns={[
        { name: 'name', label: columns.name },
        { name: 'email', label: columns.email },
        { name: 'roles', label: user.roles },
      ]}
      nameOf={(member) => textIn(member, 'name') || idOf(member)}
      hrefOf={(member) => hrefOf('users', idOf(member))}
      actionsOf={(member) => <MemberRoles id={id} member={member} onChange={page.reload} />}
      removal={{
        verb: user.remove,
        run: (member) => change('deleteOrganizationMembers', idOf(member)),
        done: words().basics.removed,
        ask: { title: organization.removeAsk, text: organization.removeText },
      }}
    >
      {page.value && <Pager page={page.value} places={places} onGo={setPlaces} isOptional />}
      <UserPicker
        id="member"
        label={organization.addMember}
        onAdd={async (userId) => {
          await change('createOrganizationMembers', userId)
          page.reload()
        }}
      />
    </OwnedItems>
  )
}

const rowOf = (member: Members): Members => ({
  ...member,
  name: textIn(member, 'name') || textIn(member, 'email'),
  roles: listIn(member.roles).map((role) => textIn(role, 'name')),
})
