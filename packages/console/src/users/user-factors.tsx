import { call } from '../api/call.ts'
import { isMembers, listIn, type Members, textIn } from '../api/json.ts'
import { useLoaded } from '../parts/loading.tsx'
import { OwnedItems } from '../resource/owned-items.tsx'
import { words } from '../texts/texts.ts'
import { FactorActions } from './factor-actions.tsx'

/** Second factors and passkeys of the user. */
export function UserFactors({ id }: { readonly id: string }) {
  const { user } = words()
  const factors = useLoaded(`factors ${id}`, async () =>
    listIn(await call('listUserAuthenticationMethods', { path: { id } }))
      .filter(isMembers)
      .map(rowOf),
  )
  return (
    <OwnedItems
      title={user.factors}
      items={factors}
      columns={[
        { name: 'name', label: user.factor },
        { name: 'used', label: user.lastUsed },
      ]}
      nameOf={(factor) => textIn(factor, 'name')}
      removal={{
        verb: user.remove,
        run: (factor) =>
          call('deleteUserAuthenticationMethod', {
            path: { id, authentication_method_id: textIn(factor, 'id') },
          }),
        done: user.factorRemoved,
        ask: { title: user.factorAsk, text: user.factorText },
        isPossible: ({ type }) => type !== 'password',
      }}
    >
      <FactorActions id={id} reload={factors.reload} />
    </OwnedItems>
  )
}

function rowOf(method: Members): Members {
  const what = ['name', 'phone_number', 'email'].map((each) => textIn(method, each))
  const type = textIn(method, 'type')
  const name = what.find((text) => text !== '')
  return {
    id: method.id,
    type,
    name: name === undefined ? type : `${type}: ${name}`,
    used: method.last_auth_at ?? method.created_at,
  }
}
