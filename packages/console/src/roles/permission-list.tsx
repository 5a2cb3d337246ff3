import { useState } from 'preact/hooks'
import { call } from '../api/call.ts'
import { isMembers, listIn, type Members, textIn } from '../api/json.ts'
import { Adder } from '../parts/adder.tsx'
import { useLoaded } from '../parts/loading.tsx'
import { OwnedItems } from '../resource/owned-items.tsx'
import { Pager } from '../resource/pager.tsx'
import { type Place, readEvery, readList } from '../resource/read-list.ts'
import { words } from '../texts/texts.ts'

const referenceOf = (permission: Members) => ({
  resource_server_identifier: textIn(permission, 'resource_server_identifier'),
  permission_name: textIn(permission, 'permission_name'),
})

interface PermissionListProps {
  readonly id: string
  readonly says: string
  /** The resource of the operations, whose path parameter is the id. */
  readonly resource: string
  readonly list: string
  readonly assign: string
  readonly remove: string
}

/** The permissions of a role, or of a user directly, at APIs. */
export function PermissionList(props: PermissionListProps) {
  const { id, says, resource, list, assign, remove } = props
  const { basics, columns, role, user } = words()
  const [places, setPlaces] = useState<readonly Place[]>([{}])
  const [api, setApi] = useState<string>()
  const place = places.at(-1) ?? {}
  const page = useLoaded(`permissions ${id} ${JSON.stringify(place)}`, () =>
    readList(resource, list, { path: { id }, place }),
  )
  const apis = useLoaded('apis', () => readEvery('resource-servers', 'listResourceServers'))
  const change = (operation: string, permission: Members) =>
    call(operation, { path: { id }, body: { permissions: [referenceOf(permission)] } })
  const chosen = apis.value?.find(({ identifier }) => identifier === api)
  const scopes = listIn(chosen?.scopes).filter(isMembers)
  return (
    <OwnedItems
      title={role.permissions}
      says={says}
      items={{ ...page, value: page.value?.items }}
      columns={[
        { name: 'permission_name', label: role.permission },
        { name: 'resource_server_name', label: role.api },
        { name: 'description', label: columns.description },
      ]}
      nameOf={(permission) => textIn(permission, 'permission_name')}
      removal={{
        verb: user.remove,
        run: (permission) => change(remove, permission),
        putBack: (permission) => change(assign, permission),
        done: basics.removed,
      }}
    >
      {page.value && <Pager page={page.value} places={places} onGo={setPlaces} isOptional />}
      <div class="fields inline">
        <div class="field">
          <label for="permissionApi">{role.api}</label>
          <select
            id="permissionApi"
            value={api ?? ''}
            onChange={({ currentTarget }) => setApi(currentTarget.value)}
          >
            <option value="">{basics.choose}</option>
            {apis.value?.map((each) => (
              <option key={textIn(each, 'id')} value={textIn(each, 'identifier')}>
                {textIn(each, 'name')}
              </option>
            ))}
          </select>
        </div>
        <Adder
          id="permission"
          error={apis.error}
          label={role.addPermission}
          options={scopes.map((scope) => ({
            value: textIn(scope, 'value'),
            name: textIn(scope, 'value'),
          }))}
          onAdd={async (permission_name) => {
            const permission = { resource_server_identifier: api, permission_name }
            await change(assign, permission)
            page.reload()
          }}
        />
      </div>
    </OwnedItems>
  )
}
