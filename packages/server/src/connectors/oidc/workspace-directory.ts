import { isObject, type Members } from '../../members.ts'
import { isStorable } from '../../unstorable-text.ts'
import type { ConnectionOptions } from '../connector.ts'
import type { RedirectResponse } from '../redirect-connector.ts'
import { ClientConfigurations } from '../upstream/client-configurations.ts'
import { invalid } from '../upstream/refusal.ts'
import type { UpstreamRefusal } from '../upstream-refusal.ts'
import { askDirectory } from './ask-directory.ts'
import type { ProviderDirectory } from './provider-directory.ts'
import { type WorkspaceAccess, workspaceAccess } from './workspace-access.ts'
import { openWorkspace } from './workspace-listing.ts'

/** The Admin SDK answers at most 200 groups in a page. */
const [pageSize, pagesMax] = [200, 5]
const groupNameLengthMax = 256

const readsUser = ({ ext_is_admin, ext_is_suspended, ext_agreed_terms }: ConnectionOptions) =>
  [ext_is_admin, ext_is_suspended, ext_agreed_terms].includes(true)

/**
 * The directory of Google Workspace, which the Admin SDK answers with the access token of an
 * administrator.
 *
 * @param apiUrl the URL of the Directory API with its version
 */
export function workspaceDirectory(apiUrl: string): ProviderDirectory {
  const accesses = new ClientConfigurations<WorkspaceAccess>()
  return {
    open: (call, refresh) => openWorkspace(apiUrl, call, refresh),
    scopesOf: () => [],
    async read(response, login) {
      const { options } = response.connection
      if (!readsUser(options) && !options.ext_groups) return undefined
      const access = accesses.get(response, () => workspaceAccess(response, login.refresh))
      const token = await access.token()
      if (typeof token !== 'string') return token
      const userKey = encodeURIComponent(login.subject)
      const api = { apiUrl, token, response, userKey, forget: () => access.forget() }
      const user = readsUser(options) ? await readJson(api, `/users/${api.userKey}`) : nothing
      if ('refused' in user) return user
      const { isAdmin, suspended, agreedToTerms } = user.members
      const memberships = options.ext_groups ? await readGroups(api) : withoutGroups
      if ('refused' in memberships) return memberships
      const directory = {
        ...(options.ext_is_admin && { is_admin: isAdmin === true }),
        ...(options.ext_is_suspended && { is_suspended: suspended === true }),
        ...(options.ext_agreed_terms && { agreed_terms: agreedToTerms === true }),
        ...(options.ext_groups && { groups: [...new Set(memberships.groups)].sort() }),
      }
      return { directory, ...(memberships.hasMore && { warning }) }
    },
  }
}

const withoutGroups = { groups: [], hasMore: false }
const warning =
  'The user has more groups than the profile: those after ' +
  `${pagesMax} pages of ${pageSize} were left out`

const nothing: { readonly members: Members } = { members: {} }

interface Api {
  readonly apiUrl: string
  readonly token: string
  readonly response: RedirectResponse
  readonly userKey: string
  /** Called when Google refuses the access token. */
  readonly forget: () => unknown
}

interface Memberships {
  /** Addresses of groups. */
  readonly groups: readonly string[]
  readonly hasMore: boolean
}

/** The addresses of the groups that the user is in; pages beyond the fifth are not read. */
async function readGroups(api: Api): Promise<Memberships | UpstreamRefusal> {
  const found: string[] = []
  let page: string | undefined = ''
  for (let pages = 0; page !== undefined && pages < pagesMax; pages += 1) {
    const query = `userKey=${api.userKey}&maxResults=${pageSize}`
    const token: string = page === '' ? '' : `&pageToken=${encodeURIComponent(page)}`
    const answer = await readJson(api, `/groups?${query}${token}`)
    if ('refused' in answer) return answer
    const { groups = [], nextPageToken: next } = answer.members
    const addresses = [groups]
      .flat()
      .filter(isObject)
      .map(({ email }) => email)
    found.push(...addresses.filter(isGroupName))
    page = typeof next === 'string' && next !== '' ? next : undefined
  }
  return { groups: found, hasMore: page !== undefined }
}

const isGroupName = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= groupNameLengthMax && isStorable(value)

function readJson({ apiUrl, token: accessToken, response, forget }: Api, path: string) {
  const refuse = (status: number) => {
    if (status === 401) forget()
    return unreadable(status)
  }
  return askDirectory(response, { url: `${apiUrl}${path}`, accessToken, refuse })
}

const unreadable = (status: number) =>
  invalid(
    `The Directory API of Google answered ${status}, not the attributes that the options of the ` +
      'connection ask for. Do the tokens of the administrator still permit it?',
  )
