import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { receiverPem } from '@latchkey/testkit'

/** A user as the Directory API answers it. */
export interface WorkspaceUser {
  readonly id: string
  readonly primaryEmail: string
  readonly [attribute: string]: unknown
}

interface WorkspaceGroup {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly members: readonly object[]
}

/** A request for a resource of the directory. */
interface Asked {
  readonly path: string
  readonly query: URLSearchParams
  readonly authorization: string | undefined
}

/** What a request is answered in place of the directory. */
type Fault = { readonly status: number; readonly body?: object | string } | 'hang up' | undefined

/** A server of the Directory API of Google Workspace (Admin SDK), and of its token endpoint. */
export interface WorkspaceDouble {
  readonly origin: string
  users: WorkspaceUser[]
  groups: WorkspaceGroup[]
  /** The most items of a page; the server asks for more. */
  pageSize: number
  /** Decides on the failure of a request; by default none fails. */
  fault: (asked: Asked) => Fault | Promise<Fault>
  /** The access tokens that are accepted; undefined for any. */
  tokens: readonly string[] | undefined
  /** The response to a refresh token. */
  refresh: (form: URLSearchParams) => { status?: number; body: object }
  seen: Asked[]
  stop(): Promise<void>
}

const message = 'Resource Not Found: userKey'
const none = {
  status: 404,
  body: {
    error: { code: 404, message, errors: [{ message, domain: 'global', reason: 'notFound' }] },
  },
}

export async function startWorkspaceDouble(): Promise<WorkspaceDouble> {
  const pem = await receiverPem('localhost')
  const server = createServer({ key: pem, cert: pem }, async (req, res) => {
    const { pathname, searchParams: query } = new URL(req.url ?? '/', 'https://localhost')
    const path = pathname.replace('/directory/v1', '')
    const form = new URLSearchParams((await req.toArray()).join(''))
    const asked = { path, query, authorization: req.headers.authorization }
    double.seen.push(asked)
    const fault = await double.fault(asked)
    if (fault === 'hang up') return void req.socket.destroy()
    const { status = 200, body = {} } = fault ?? answerTo(double, asked, form)
    res.writeHead(status, { 'content-type': 'application/json' })
    res.end(typeof body === 'string' ? body : JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const double: WorkspaceDouble = {
    origin: `https://localhost:${(server.address() as AddressInfo).port}`,
    users: [],
    groups: [],
    pageSize: 2,
    fault: () => undefined,
    tokens: undefined,
    refresh: () => ({ body: {} }),
    seen: [],
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return double
}

function answerTo(
  double: WorkspaceDouble,
  { path, query, authorization }: Asked,
  form: URLSearchParams,
) {
  if (path === '/token') return double.refresh(form)
  const token = authorization?.replace('Bearer ', '') ?? ''
  if (double.tokens && !double.tokens.includes(token)) {
    return { status: 401, body: { error: { code: 401, message: 'Invalid Credentials' } } }
  }
  const [, resource, key, list] = path.split('/').map(decodeURIComponent)
  if (resource === 'users') {
    if (key === undefined) return pageOf(double, 'users', double.users, query)
    const found = double.users.find(({ id, primaryEmail }) => [id, primaryEmail].includes(key))
    return found ? { body: found } : none
  }
  if (resource !== 'groups') return none
  if (key === undefined) {
    return pageOf(double, 'groups', double.groups.map(shownGroup), query)
  }
  const group = double.groups.find(({ id, email }) => [id, email].includes(key))
  if (!group) return none
  if (list === 'members') return pageOf(double, 'members', group.members, query)
  return { body: shownGroup(group) }
}

const shownGroup = ({ members, ...group }: WorkspaceGroup) => ({
  ...group,
  directMembersCount: String(members.length),
})

function pageOf(
  { pageSize }: WorkspaceDouble,
  key: string,
  items: readonly object[],
  query: URLSearchParams,
) {
  if (key !== 'members' && query.get('customer') !== 'my_customer') {
    return { status: 400, body: { error: { code: 400, message: 'Bad Request' } } }
  }
  const start = Number(query.get('pageToken')?.replace('page-', '') ?? 0)
  const end = start + Math.min(pageSize, Number(query.get('maxResults') ?? 100))
  const page = items.slice(start, end)
  return {
    body: {
      kind: `admin#directory#${key}`,
      ...(page.length > 0 && { [key]: page }),
      ...(end < items.length && { nextPageToken: `page-${end}` }),
    },
  }
}
