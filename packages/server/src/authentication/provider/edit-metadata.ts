import type { MetadataEdit } from '../../actions/post-login/post-login-state.ts'
import { editedMetadata } from '../../actions/post-login/read-lifetimes.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'

type OfTenant = Pick<Tenant, 'store'>

const author = { description: 'Set metadata by an action' }

/** Changes the metadata of a session as actions ask; nothing for one that has ended. */
export async function editSession({ store }: OfTenant, id: string, edit: MetadataEdit) {
  await store.write(author, ({ sessions }) =>
    sessions.amend(id, (known) => editedMetadata(known, edit)),
  )
}

/** Likewise, of a family of refresh tokens. */
export async function editRefreshToken({ store }: OfTenant, id: string, edit: MetadataEdit) {
  await store.write(author, ({ refreshTokens }) =>
    refreshTokens.amend(id, (known) => editedMetadata(known, edit)),
  )
}
