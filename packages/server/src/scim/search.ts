import { selectAttributes } from '@latchkey/scim'
import { answerList } from './answer.ts'
import { showsMembers } from './groups.ts'
import { listGroups } from './list-groups.ts'
import { type ListQuery, searchQueryOf } from './list-query.ts'
import { listUsers } from './list-users.ts'
import type { ServeScim } from './scim-request.ts'

/** `POST /.search` (RFC 7644, section 3.4.3): one list of all users, then all groups. */
export const createScimSearch: ServeScim = async (req, res, request) => {
  const query = searchQueryOf(req)
  const { startIndex, count, selection } = query
  const { total, users } = await listUsers(request, query)
  const rest: ListQuery = {
    ...query,
    startIndex: Math.max(1, startIndex - total),
    count: count - users.length,
  }
  const found = await listGroups(request, rest, showsMembers(selection))
  const resources = [...users, ...found.groups].map((each) => selectAttributes(each, selection))
  answerList(res, { total: total + found.total, startIndex, resources })
}
