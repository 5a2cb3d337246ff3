import type { ApiOperation, ApiResource } from '@latchkey/contract'

/** A list that belongs to an item, such as the SCIM tokens of a connection. */
export interface ListPart {
  readonly kind: 'list'
  readonly read: ApiOperation
  readonly create?: ApiOperation | undefined
  readonly update?: ApiOperation | undefined
  readonly remove?: ApiOperation | undefined
}

/**
 * Settings of an item, such as a mail provider's; absent until created, where an operation creates
 * them.
 */
export interface SettingsPart {
  readonly kind: 'settings'
  readonly read: ApiOperation
  readonly update: ApiOperation
  readonly create?: ApiOperation | undefined
  readonly remove?: ApiOperation | undefined
}

/** An operation on an item with no state to show, such as sending a test message. */
export interface ActionPart {
  readonly kind: 'action'
  readonly read: ApiOperation
}

/** What a screen shows below an item. */
export type ItemPart = ListPart | SettingsPart | ActionPart

/** Operations that other parts of the screens use already, or that do the same in another way. */
const shownElsewhere: ReadonlySet<string> = new Set([
  'rotateClientSecret',
  'listClientConnections',
  'listConnectionClients',
  'createConnectionTest',
  'createConnectionDirectoryProvisioningSynchronization',
  'createCustomDomainVerification',
  'createCustomDomainTest',
  'listUserLogs',
  'listUserOrganizations',
  'listUserRoles',
  'listUserPermissions',
  'listUserSessions',
  'listUserRefreshTokens',
  'listUserAuthenticationMethods',
  'listUserEnrollments',
  'revokeUserAccess',
  'revokeUserRememberedBrowsers',
  'rotateUserRecoveryCode',
  'listRolePermissions',
  'listRoleUsers',
  'listGroupRoles',
  'listOrganizationMembers',
  'listOrganizationEnabledConnections',
  'listOrganizationConnections',
  'listOrganizationInvitations',
  'listOrganizationClientGrants',
  'listOrganizationClients',
  'listEventStreamDeliveries',
  'createEventStreamRedelivery',
  'createEventStreamTest',
  'createActionDeployment',
  'createActionTest',
  'listFlowExecutions',
  'rotateEventStreamSecret',
])

const parentOf = (path: string) => path.split('/').slice(0, -1).join('/')

/**
 * The parts of items with this path (`/connections/{id}`), except those that screens already show.
 */
export function deriveParts({ operations }: ApiResource, itemPath: string): readonly ItemPart[] {
  const within = operations.filter(({ path }) => path.startsWith(`${itemPath}/`))
  const isOwn = ({ id, path, parameters }: ApiOperation) =>
    !shownElsewhere.has(id) &&
    !path.slice(itemPath.length).includes('{') &&
    !parameters.some((each) => each.in === 'query' && each.required)
  return within.filter(isOwn).flatMap((read) => partOf(read, within) ?? [])
}

function partOf(read: ApiOperation, all: readonly ApiOperation[]): ItemPart | undefined {
  const { id, method, path } = read
  const find = (at: (path: string) => string, ...methods: readonly string[]) =>
    all.find((each) => at(each.path) === path && methods.includes(each.method))
  const here = (at: string) => at
  const create = find(here, 'POST')
  if (id.startsWith('list')) {
    const [update, remove] = [find(parentOf, 'PATCH', 'PUT'), find(parentOf, 'DELETE')]
    return { kind: 'list', read, create, update, remove }
  }
  const update = find(here, 'PATCH', 'PUT')
  if (method === 'GET') {
    return update && { kind: 'settings', read, update, create, remove: find(here, 'DELETE') }
  }
  const isAction = (method === 'POST' || method === 'PATCH') && !find(here, 'GET')
  return isAction ? { kind: 'action', read } : undefined
}
