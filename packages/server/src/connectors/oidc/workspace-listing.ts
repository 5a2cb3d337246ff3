import { isObject, type Members, membersIn } from '../../members.ts'
import { OutboundError } from '../../outbound/outbound-error.ts'
import { isStorable } from '../../unstorable-text.ts'
import {
  type Directory,
  DirectoryError,
  type DirectoryGroup,
  type DirectoryPage,
  type DirectoryUser,
} from '../directory-connector.ts'
import type { ProviderCall } from '../redirect-connector.ts'
import { type Refresh, type WorkspaceAccess, workspaceAccess } from './workspace-access.ts'

/** The Admin SDK answers up to 500 users, and up to 200 groups or members, in a page. */
const [usersOfPage, groupsOfPage, membersOfPage] = [200, 200, 200]
const answerBytesMax = 8 * 1024 * 1024
const textLengthMax = 512

/**
 * Lists the directory of Google Workspace (Admin SDK, Directory API), with the access token of an
 * administrator.
 *
 * @param apiUrl the URL of the Directory API with its version
 */
export function openWorkspace(apiUrl: string, call: ProviderCall, refresh: Refresh): Directory {
  const read = reader(apiUrl, call, refresh)
  const list = async <Item>(path: string, query: Members, key: string, to: Reads<Item>) =>
    pageOf(await required(read(`${path}?${queryOf(query)}`)), key, to)
  return {
    listUsers: (pageToken) =>
      list(
        '/users',
        { ...all, projection: 'full', maxResults: usersOfPage, pageToken },
        'users',
        toUser,
      ),
    async findUser(id) {
      const found = await read(`/users/${encodeURIComponent(id)}?projection=full`)
      return found && toUser(requireNamed(found))
    },
    listGroups: (pageToken) =>
      list('/groups', { ...all, maxResults: groupsOfPage, pageToken }, 'groups', toGroup),
    async findGroup(id) {
      const found = await read(`/groups/${encodeURIComponent(id)}`)
      return found && toGroup(requireNamed(found))
    },
    async listMembers(id, pageToken) {
      const query = queryOf({ maxResults: membersOfPage, pageToken })
      const found = await read(`/groups/${encodeURIComponent(id)}/members?${query}`)
      return found && pageOf(found, 'members', toMember)
    },
  }
}

/** All domains of the account of the administrator. */
const all = { customer: 'my_customer' }

type Reads<Item> = (members: Members) => Item | undefined

const queryOf = (members: Members): URLSearchParams =>
  new URLSearchParams(
    Object.entries(members).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  )

async function required(answer: Promise<Members | undefined>): Promise<Members> {
  const found = await answer
  if (found) return found
  throw new DirectoryError('The Directory API of Google answered 404 to a list.')
}

/** Whatever has no id may be of anything on the way, and does not say that something is gone. */
function requireNamed(found: Members): Members {
  if (isText(found.id)) return found
  const message = 'The Directory API of Google answered 200 without an `id`.'
  throw new DirectoryError(message, { isTransient: true })
}

function pageOf<Item>(answer: Members, key: string, to: Reads<Item>): DirectoryPage<Item> {
  const { [key]: listed = [], nextPageToken: next } = answer
  if (!Array.isArray(listed)) {
    throw new DirectoryError(`The Directory API of Google answered \`${key}\` that is no list.`)
  }
  return {
    items: listed.filter(isObject).flatMap((each) => to(each) ?? []),
    next: typeof next === 'string' && next !== '' ? next : undefined,
  }
}

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= textLengthMax && isStorable(value)

function toUser(attributes: Members): DirectoryUser | undefined {
  const { id, primaryEmail: email, suspended } = attributes
  if (!isText(id) || !isText(email)) return undefined
  return { id, email, isSuspended: suspended === true, attributes }
}

function toGroup({ id, name, email }: Members): DirectoryGroup | undefined {
  if (!isText(id)) return undefined
  return { id, name: [name, email].find(isText) ?? id }
}

/** Members that are groups, and those of other organizations without an id, are left out. */
const toMember = ({ id, type }: Members): string | undefined =>
  isText(id) && (type === undefined || type === 'USER') ? id : undefined

/**
 * Reads JSON objects; undefined for what Google does not have. A token that Google refuses is
 * replaced once.
 */
function reader(apiUrl: string, call: ProviderCall, refresh: Refresh) {
  const access = workspaceAccess(call, refresh)
  const ask = async (path: string, token: string) => {
    try {
      return await call.outbound.send({
        tenantId: call.tenantId,
        url: `${apiUrl}${path}`,
        method: 'GET',
        headers: {
          accept: 'application/json',
          authorization: `Bearer ${token}`,
          'user-agent': 'Latchkey',
        },
        answerBytesMax,
      })
    } catch (error) {
      throw awayOf(error)
    }
  }
  return async (path: string): Promise<Members | undefined> => {
    const first = await ask(path, await tokenOf(access))
    const isRefused = first.status === 401 && access.forget()
    const { status, body } = isRefused ? await ask(path, await tokenOf(access)) : first
    const members = membersIn(body)
    if (status === 200 && members) return members
    const reasons = reasonsOf(members)
    if (status === 404 && reasons.includes('notFound')) return undefined
    throw errorOf(status, reasons, path.includes('pageToken='))
  }
}

/** Errors of the token endpoint that remain until somebody changes the connection. */
const lasting = /\b(invalid_grant|invalid_client|unauthorized_client|invalid_scope)\b/

/** @throws DirectoryError */
async function tokenOf(access: WorkspaceAccess): Promise<string> {
  const token = await access.token().catch((error: unknown) => {
    throw awayOf(error, 'token endpoint')
  })
  if (typeof token === 'string') return token
  const { refused, description } = token
  const isTransient = refused !== 'not_configured' && !lasting.test(description)
  throw new DirectoryError(`${description}.`, { isTransient })
}

function awayOf(error: unknown, place = 'Directory API'): unknown {
  if (!(error instanceof OutboundError)) return error
  const { reason, message } = error
  const isTransient = reason !== 'refused' && reason !== 'too-large'
  const text = `The ${place} of Google did not answer: ${message}`
  return new DirectoryError(text, { cause: error, isTransient })
}

/** The reasons for which Google answers 403 to too many requests. */
const quotas = /^(userRateLimitExceeded|rateLimitExceeded|quotaExceeded|dailyLimitExceeded)$/

/** The reasons of an error of Google; a 404 of anything on the way has none. */
function reasonsOf(members: Members | undefined): readonly unknown[] {
  const error = isObject(members?.error) ? members.error : {}
  return [error.errors].flat().flatMap((each) => (isObject(each) ? [each.reason] : []))
}

/** What is missing in answers that may not be those of Google. */
const lacking: Readonly<Record<number, string>> = {
  200: ' without JSON',
  404: ' without the reason `notFound`',
}

function errorOf(status: number, reasons: readonly unknown[], isLaterPage: boolean) {
  const isQuota = status === 403 && reasons.some((reason) => quotas.test(String(reason)))
  const isLacking = status in lacking
  const isTransient = status === 429 || status >= 500 || isLacking || isQuota
  const isStalePage = status === 400 && isLaterPage
  const advice = isTransient || isStalePage ? '' : ` ${permission}`
  const text = `The Directory API of Google answered ${status}${lacking[status] ?? ''}.`
  return new DirectoryError(text + advice, { isTransient: isTransient || isStalePage, isStalePage })
}

const permission =
  'Do the tokens of the administrator permit reading users, groups and members, and is the Admin ' +
  'SDK enabled?'
