import type { ApiOperation, ApiResource } from '@latchkey/contract'
import type { OperationSummary, ResourceSummary } from '../api/description.ts'
import { choicesOf, itemsOf, membersOf, resolveSchema } from '../api/schemas.ts'
import { type ResourceScreen, resourceScreens } from '../resource/resource-screens.ts'
import { titleOfRead } from '../resource/screen-names.ts'
import { type SettingsScreen, settingsScreens } from '../resource/settings-screens.ts'

/** What a derived screen shows: a list with its items, settings, or settings by name. */
export interface Derived {
  readonly kind: 'list' | 'settings' | 'named'
  /** The `operationId` that reads the list or settings; it is also in the URL. */
  readonly id: string
  readonly resource: string
  readonly title: string
}

/** Operations that other screens already use. */
const shownElsewhere: ReadonlySet<string> = new Set([
  ...resourceScreens.map(({ list }) => list),
  ...settingsScreens.map(({ get }) => get),
  'listLogs',
  'getDefaultBrandingTheme',
  'getBrandingTemplateUniversalLogin',
  'listGuardianFactors',
  'getGuardianPolicies',
  'getGuardianSettings',
  'getGuardianFactorDuoSettings',
  'getGuardianFactorEmailSettings',
  'getGuardianFactorPhoneMessageTypes',
  'getGuardianFactorPhoneProviderTwilio',
  'getGuardianFactorPhoneSelectedProvider',
  'getGuardianFactorPhoneSettings',
  'getGuardianFactorPhoneTemplates',
  // Aliases of the phone operations.
  'getGuardianFactorSmsProviderTwilio',
  'getGuardianFactorSmsSelectedProvider',
  'getGuardianFactorSmsTemplates',
])

const parameter = /^\{[^}]+\}$/
/**
 * Parameters that are ids belong to items. The document lists the names of settings, but no ids.
 */
const idParameter = /id\}$/i

const lastOf = (path: string) => path.split('/').at(-1) ?? ''
const parentOf = (path: string) => path.split('/').slice(0, -1).join('/')

/** The screens derived from the operations of the API that no screen of the menu uses. */
export function derive(index: readonly ResourceSummary[]): readonly Derived[] {
  return index.flatMap(({ name, operations }) => {
    const reads = operations.filter(({ method, id }) => method === 'GET' && !shownElsewhere.has(id))
    return reads.flatMap((read) => {
      const kind = kindOf(read, operations)
      return kind ? [{ kind, id: read.id, resource: name, title: read.summary }] : []
    })
  })
}

function kindOf(
  { path, needsQuery }: OperationSummary,
  all: readonly OperationSummary[],
): Derived['kind'] | undefined {
  if (needsQuery) return undefined
  const has = (method: string, at: string) =>
    all.some((each) => each.method === method && each.path === at)
  const isWritten = (at: string) => has('PUT', at) || has('PATCH', at)
  if (!path.includes('{')) {
    const isList = all.some(
      ({ method, path: at }) =>
        method === 'GET' && parentOf(at) === path && parameter.test(lastOf(at)),
    )
    if (isList) return 'list'
    return isWritten(path) ? 'settings' : undefined
  }
  const [parent, last] = [parentOf(path), lastOf(path)]
  const isByName =
    parameter.test(last) && !idParameter.test(last) && !parent.includes('{') && !has('GET', parent)
  return isByName && isWritten(path) ? 'named' : undefined
}

const find = ({ operations }: ApiResource, methods: readonly string[], path: string) =>
  methods
    .map((method) => operations.find((each) => each.method === method && each.path === path)?.id)
    .find((id) => id !== undefined)

interface Screens {
  readonly list?: ResourceScreen
  readonly settings?: SettingsScreen
  /** Names of settings by name. */
  readonly names?: readonly string[]
}

/** How a derived screen is shown. */
export function screensOf(api: ApiResource, { kind, id }: Derived, name?: string): Screens {
  const read = api.operations.find((each) => each.id === id)
  if (!read) return {}
  if (kind === 'list') return { list: listOf(api, read) }
  const input = kind === 'named' ? inputOf(read, name) : undefined
  const [shown] = kind === 'named' ? read.parameters.filter((each) => each.in === 'path') : []
  const names = shown && choicesOf(resolveSchema(api.schemas, shown.schema))?.map(String)
  return { settings: settingsOf(api, read, input, name), ...(names && { names }) }
}

const inputOf = ({ path }: ApiOperation, name = '') => {
  const [parameterName = ''] = lastOf(path).match(/[^{}]+/) ?? []
  return { path: { [parameterName]: name } }
}

function settingsOf(
  api: ApiResource,
  read: ApiOperation,
  input: SettingsScreen['input'],
  name?: string,
): SettingsScreen {
  const { id, path, summary, description } = read
  const create = find(api, ['POST'], path) ?? (input && find(api, ['POST'], parentOf(path)))
  const remove = find(api, ['DELETE'], path)
  const title = name === undefined ? titleOfRead(summary) : name
  const body = api.operations.find((each) => each.id === create)?.body
  const [key] = membersOf(api.schemas, body ?? {}).find(([, each]) =>
    choicesOf(each)?.includes(name),
  ) ?? [undefined]
  return {
    path: `more/${id}`,
    named: { title, one: title, description },
    resource: api.name,
    icon: 'cog',
    get: id,
    update: find(api, ['PATCH', 'PUT'], path) ?? '',
    ...(create && { create }),
    ...(remove && { remove }),
    ...(input && { input }),
    ...(key !== undefined && { starting: { [key]: name } }),
  }
}

const nameMembers = ['name', 'display_name', 'displayName', 'domain', 'description']
const columnsMax = 4

function listOf(api: ApiResource, read: ApiOperation): ResourceScreen {
  const detail = api.operations.find(
    ({ method, path }) =>
      method === 'GET' && parentOf(path) === read.path && parameter.test(lastOf(path)),
  )
  const item = detail?.path ?? ''
  const [parameterName = 'id'] = lastOf(item).match(/[^{}]+/) ?? []
  const members = membersIn(api, read, detail)
  const id = members.includes(parameterName) ? parameterName : 'id'
  const named = nameMembers.filter((each) => members.includes(each))
  const title = titleOfRead(read.summary)
  const operations = {
    create: find(api, ['POST'], read.path),
    update: find(api, ['PATCH', 'PUT'], item),
    remove: find(api, ['DELETE'], item),
  }
  return {
    path: `more/${read.id}`,
    named: { title, one: title.replace(/s$/, '').toLowerCase(), description: read.description },
    resource: api.name,
    icon: 'cog',
    list: read.id,
    ...(detail && { get: detail.id }),
    ...Object.fromEntries(Object.entries(operations).filter(([, each]) => each !== undefined)),
    id,
    parameter: parameterName,
    name: [...named, id],
    columns: [...new Set([...named.slice(0, 1), id, ...members])].slice(0, columnsMax),
    first: [],
  }
}

/** The members of an item that fit in a cell of a table. */
function membersIn(api: ApiResource, read: ApiOperation, detail?: ApiOperation): readonly string[] {
  const item =
    itemsOf(api.schemas, read.answer.schema ?? {}) ??
    resolveSchema(api.schemas, detail?.answer.schema ?? {})
  return membersOf(api.schemas, item)
    .filter(([, { type, properties }]) => type !== 'array' && type !== 'object' && !properties)
    .map(([name]) => name)
}
