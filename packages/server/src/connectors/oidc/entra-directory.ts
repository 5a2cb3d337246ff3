import { isObject, type Members } from '../../members.ts'
import type { DirectoryAttributes } from '../../store/users/directory-attributes.ts'
import { isStorable } from '../../unstorable-text.ts'
import type { ConnectionOptions } from '../connector.ts'
import type { RedirectResponse } from '../redirect-connector.ts'
import { invalid, notConfigured } from '../upstream/refusal.ts'
import type { UpstreamRefusal } from '../upstream-refusal.ts'
import { askDirectory } from './ask-directory.ts'
import type { ProviderDirectory } from './provider-directory.ts'

/** Microsoft Graph answers at most 999 groups in a page. */
const [pageSize, pagesMax] = [999, 10]
const [groupsMax, usualGroupsMax, groupNameLengthMax, textLengthMax] = [1_000, 250, 256, 300]

/** The template of the role 'Global Administrator', which every directory has. */
const administrator = '62e90394-69f5-4237-9190-012177145e10'

/** Members of the user in Microsoft Graph, by the attributes of the profile. */
const profileMembers = {
  upn: 'userPrincipalName',
  job_title: 'jobTitle',
  department: 'department',
  office_location: 'officeLocation',
  company_name: 'companyName',
  street: 'streetAddress',
  city: 'city',
  state: 'state',
  postal_code: 'postalCode',
  country: 'country',
  mobile: 'mobilePhone',
  preferred_language: 'preferredLanguage',
} as const satisfies Partial<Record<keyof DirectoryAttributes, string>>

const readsUser = ({ ext_profile, ext_is_suspended }: ConnectionOptions) =>
  ext_profile === true || ext_is_suspended === true

const readsGroups = ({ ext_groups, ext_nested_groups }: ConnectionOptions) =>
  ext_groups === true || ext_nested_groups === true

const readsMemberships = (options: ConnectionOptions) =>
  readsGroups(options) || options.ext_admin === true

/**
 * The directory of Microsoft Entra ID, which Microsoft Graph answers with the access token of the
 * user.
 *
 * @param graphUrl the URL of Microsoft Graph with its version
 */
export function entraDirectory(graphUrl: string): ProviderDirectory {
  return {
    scopesOf: (options) => [
      ...(readsUser(options) ? ['User.Read'] : []),
      ...(readsMemberships(options) ? ['Directory.Read.All'] : []),
    ],
    async read(response, { accessToken }) {
      const { options } = response.connection
      if (!readsUser(options) && !readsMemberships(options)) return undefined
      if (accessToken === undefined) return notConfigured(withoutToken)
      const graph = { graphUrl, accessToken, response }
      const user = readsUser(options) ? await readUser(graph) : undefined
      if (user && 'refused' in user) return user
      const memberships = readsMemberships(options) ? await readMemberships(graph) : without
      if ('refused' in memberships) return memberships
      const { found, hasMore } = memberships
      const { groups, left } = groupsOf(options, found)
      const directory = {
        ...(options.ext_profile && user?.profile),
        ...(options.ext_is_suspended && { is_suspended: user?.isSuspended === true }),
        ...(options.ext_admin && { is_admin: found.some(isAdministrator) }),
        ...(readsGroups(options) && { groups }),
      }
      const omitted = [
        ...(left > 0 ? [`${left}`] : []),
        ...(hasMore ? ['those of further pages'] : []),
      ].join(' and ')
      const warning = `The user has more groups than the profile: ${omitted} were left out`
      return { directory, ...(omitted !== '' && { warning }) }
    },
  }
}

const withoutToken =
  'Microsoft Graph requires an access token: the options that read from it exclude ' +
  '`type: front_channel` and `dpop_signing_alg`'

interface FoundUser {
  readonly profile: DirectoryAttributes
  readonly isSuspended: boolean
}

interface Memberships {
  readonly found: readonly Members[]
  readonly hasMore: boolean
}

const without: Memberships = { found: [], hasMore: false }

interface Graph {
  readonly graphUrl: string
  readonly accessToken: string
  readonly response: RedirectResponse
}

async function readUser(graph: Graph): Promise<FoundUser | UpstreamRefusal> {
  const names = ['accountEnabled', ...Object.values(profileMembers)]
  const user = await readJson(graph, `${graph.graphUrl}/me?$select=${names.join(',')}`)
  if ('refused' in user) return user
  const texts = Object.entries(profileMembers).flatMap(([name, member]) => {
    const value = user.members[member]
    return isText(value, textLengthMax) ? [[name, value]] : []
  })
  const profile: DirectoryAttributes = Object.fromEntries(texts)
  return { profile, isSuspended: user.members.accountEnabled === false }
}

/** Reads the groups and roles of the user; pages beyond the tenth are not read. */
async function readMemberships(graph: Graph): Promise<Memberships | UpstreamRefusal> {
  const { graphUrl, response } = graph
  const { ext_nested_groups: isNested } = response.connection.options
  const path = isNested ? 'transitiveMemberOf' : 'memberOf'
  const select = `$select=id,displayName,roleTemplateId&$top=${pageSize}`
  const found: Members[] = []
  let url: string | undefined = `${graphUrl}/me/${path}?${select}`
  for (let page = 0; url !== undefined && page < pagesMax; page += 1) {
    const answer = await readJson(graph, url)
    if ('refused' in answer) return answer
    const { value, '@odata.nextLink': next } = answer.members
    if (!Array.isArray(value)) return unreadable(200)
    found.push(...value.filter(isObject))
    url = typeof next === 'string' && isAt(graphUrl, next) ? next : undefined
  }
  return { found, hasMore: url !== undefined }
}

/** Whether a link leads to Microsoft Graph: the access token is sent to no other server. */
const isAt = (graphUrl: string, link: string) =>
  URL.canParse(link) && new URL(link).origin === new URL(graphUrl).origin

const readJson = ({ accessToken, response }: Graph, url: string) =>
  askDirectory(response, { url, accessToken, refuse: unreadable })

const unreadable = (status: number) =>
  invalid(
    `Microsoft Graph answered ${status}, not the attributes that the options of the connection ` +
      'ask for. Has an administrator of the directory consented to `User.Read` and ' +
      '`Directory.Read.All`?',
  )

/** The names of the groups, sorted, and how many more there are. */
function groupsOf(
  { max_groups_to_retrieve: given }: ConnectionOptions,
  memberships: readonly Members[],
) {
  const groups = memberships.filter((each) => each['@odata.type'] === '#microsoft.graph.group')
  const names = groups.map(({ displayName }) => displayName)
  const usable = names.filter((each) => isText(each, groupNameLengthMax))
  const all = [...new Set(usable)].sort()
  const wanted = given === undefined || given === '' ? usualGroupsMax : Number(given)
  const count = Math.min(Number.isInteger(wanted) ? wanted : usualGroupsMax, groupsMax)
  return { groups: all.slice(0, count), left: Math.max(0, all.length - count) }
}

const isAdministrator = ({ roleTemplateId }: Members) => roleTemplateId === administrator

const isText = (value: unknown, lengthMax: number): value is string =>
  typeof value === 'string' && value !== '' && value.length <= lengthMax && isStorable(value)
