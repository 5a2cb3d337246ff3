import { call } from '../api/call.ts'
import { isMembers, listIn, type Members, textIn } from '../api/json.ts'
import { OwnedItems } from '../resource/owned-items.tsx'
import { words } from '../texts/texts.ts'

interface IdentitiesProps {
  readonly id: string
  readonly user: Members
  readonly reload: () => void
}

/** The identities by which the user logs in, if there are several. */
export function UserIdentities({ id, user: shown, reload }: IdentitiesProps) {
  const { user } = words()
  const identities = listIn(shown.identities).filter(isMembers)
  if (identities.length < 2) return null
  const [first] = identities
  return (
    <OwnedItems
      title={user.identities}
      says={user.identitiesSay}
      items={{ value: identities, error: undefined, reload }}
      columns={[
        { name: 'connection', label: user.connection },
        { name: 'provider', label: user.provider },
        { name: 'user_id', label: user.accountId },
      ]}
      nameOf={(identity) => textIn(identity, 'connection')}
      removal={{
        verb: user.unlink,
        run: ({ provider, user_id }) =>
          call('unlinkUserIdentity', { path: { id, provider, user_id } }),
        done: user.unlinked,
        ask: { title: user.unlinkAsk, text: user.unlinkText },
        isPossible: (identity) => identity !== first,
      }}
    />
  )
}
