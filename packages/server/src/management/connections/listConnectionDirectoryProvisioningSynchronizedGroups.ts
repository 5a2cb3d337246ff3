import type { Handler } from '../handler.ts'
import { answerCheckpoint } from '../lists.ts'
import { requireDirectoryProvisioning } from './directory-connection.ts'

export const listConnectionDirectoryProvisioningSynchronizedGroups: Handler<
  'listConnectionDirectoryProvisioningSynchronizedGroups'
> = async ({ tenant, path, query, address }) => {
  const { store } = tenant
  await requireDirectoryProvisioning(store, path.id)
  const page = await store.synchronizedGroups.list(path.id, query, prefixOf(query.q))
  return answerCheckpoint('groups', address, query, page)
}

/** The condition of `q`, whose form the document requires. */
function prefixOf(q: string | undefined) {
  if (q === undefined) return undefined
  const [member, text = ''] = q.slice(0, -1).split(/:(.*)/s, 2)
  return { member: member === 'email' ? ('email' as const) : ('name' as const), text }
}
