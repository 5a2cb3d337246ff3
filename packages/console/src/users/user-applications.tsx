import { call } from '../api/call.ts'
import { isMembers, listIn, type Members, membersIn, textIn } from '../api/json.ts'
import { useLoaded } from '../parts/loading.tsx'
import { OwnedItems } from '../resource/owned-items.tsx'
import { readEvery } from '../resource/read-list.ts'
import { hrefOf } from '../router.ts'
import { words } from '../texts/texts.ts'

/** The devices on which applications hold refresh tokens of the user. */
export function UserApplications({ id }: { readonly id: string }) {
  const { user } = words()
  const devices = useLoaded(`devices ${id}`, async () => {
    const answer = await call('listUserRefreshTokens', { path: { id } })
    const tokens = listIn(membersIn(answer).tokens).filter(isMembers)
    const names = tokens.length === 0 ? new Map<string, string>() : await namesOfClients()
    return tokens.map((token) => rowOf(token, names))
  })
  return (
    <OwnedItems
      title={user.devices}
      says={user.devicesSay}
      items={devices}
      columns={[
        { name: 'application', label: user.application },
        { name: 'device', label: user.device },
        { name: 'address', label: user.address },
        { name: 'used', label: user.lastUsed },
      ]}
      nameOf={(device) => textIn(device, 'application')}
      hrefOf={(device) => hrefOf('applications', textIn(device, 'client_id'))}
      removal={{
        verb: user.disconnect,
        run: (device) => call('deleteRefreshToken', { path: { id: textIn(device, 'id') } }),
        done: user.disconnected,
        ask: { title: user.disconnectAsk, text: user.disconnectText },
      }}
    />
  )
}

async function namesOfClients(): Promise<ReadonlyMap<string, string>> {
  const items = await readEvery('clients', 'listClients')
  return new Map(items.map((client) => [textIn(client, 'client_id'), textIn(client, 'name')]))
}

function rowOf(token: Members, names: ReadonlyMap<string, string>): Members {
  const clientId = textIn(token, 'client_id')
  return {
    id: token.id,
    client_id: clientId,
    application: names.get(clientId) ?? clientId,
    device: textIn(token, 'device', 'last_user_agent'),
    address: textIn(token, 'device', 'last_ip'),
    used: token.last_exchanged_at ?? token.created_at,
  }
}
