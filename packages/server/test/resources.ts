import type { routes } from '@latchkey/contract'
import type { DocumentedOperation, RequestOptions, TestAnswer, TestTenant } from '@latchkey/testkit'
import { actions } from './resources/actions.ts'
import { addressBlocks } from './resources/anomaly.ts'
import { branding } from './resources/branding.ts'
import { clientGrants } from './resources/client-grants.ts'
import { clients } from './resources/clients.ts'
import { connectionProfiles } from './resources/connection-profiles.ts'
import { connections } from './resources/connections.ts'
import { customDomains } from './resources/custom-domains.ts'
import { deviceCredentials } from './resources/device-credentials.ts'
import { emailTemplates } from './resources/email-templates.ts'
import { emails } from './resources/emails.ts'
import { eventStreams } from './resources/event-streams.ts'
import { flows } from './resources/flows.ts'
import { forms } from './resources/forms.ts'
import { grants } from './resources/grants.ts'
import { groups } from './resources/groups.ts'
import { guardian } from './resources/guardian.ts'
import { jobs } from './resources/jobs.ts'
import { keys } from './resources/keys.ts'
import { logStreams } from './resources/log-streams.ts'
import { logs } from './resources/logs.ts'
import { networkAcls } from './resources/network-acls.ts'
import { organizations } from './resources/organizations.ts'
import { prompts } from './resources/prompts.ts'
import { rateLimitPolicies } from './resources/rate-limit-policies.ts'
import { refreshTokens } from './resources/refresh-tokens.ts'
import { nothing, type PathParameters, type Resource } from './resources/resource.ts'
import { resourceServers } from './resources/resource-servers.ts'
import { roles } from './resources/roles.ts'
import { selfServiceProfiles } from './resources/self-service-profiles.ts'
import { sessions } from './resources/sessions.ts'
import { tickets } from './resources/tickets.ts'
import { tokenExchangeProfiles } from './resources/token-exchange-profiles.ts'
import { userAttributeProfiles } from './resources/user-attribute-profiles.ts'
import { userBlocks } from './resources/user-blocks.ts'
import { users } from './resources/users.ts'
import { usersByEmail } from './resources/users-by-email.ts'
import { verifiableCredentials } from './resources/verifiable-credentials.ts'

/** The first segments of the paths of the document. A new one does not compile without a row. */
type Folder = keyof typeof routes

const resources: Readonly<Record<Folder, Resource>> = {
  'network-acls': networkAcls,
  'verifiable-credentials': verifiableCredentials,
  'network-acl-explanations': nothing(),
  'network-acl-dry-runs': nothing(),
  actions,
  forms,
  flows,
  clients,
  roles,
  groups,
  organizations,
  jobs,
  keys,
  logs,
  'log-streams': logStreams,
  stats: nothing(),
  tenants: { ...nothing(), isKept: true },
  branding,
  prompts,
  'attack-protection': { ...nothing(), isKept: true },
  'risk-assessments': { ...nothing(), isKept: true },
  emails,
  'email-templates': emailTemplates,
  users,
  connections,
  'connections-scim-configurations': nothing(),
  'connections-directory-provisionings': nothing(),
  'resource-servers': resourceServers,
  'client-grants': clientGrants,
  anomaly: addressBlocks,
  'custom-domains': customDomains,
  'device-credentials': deviceCredentials,
  sessions,
  'refresh-tokens': refreshTokens,
  grants,
  guardian,
  tickets,
  'rate-limit-policies': rateLimitPolicies,
  'token-exchange-profiles': tokenExchangeProfiles,
  'user-attribute-profiles': userAttributeProfiles,
  'connection-profiles': connectionProfiles,
  'self-service-profiles': selfServiceProfiles,
  'user-blocks': userBlocks,
  'users-by-email': usersByEmail,
  'event-streams': eventStreams,
  events: nothing(),
}

export function resourceOf({ path }: DocumentedOperation): Resource {
  const folder = path.split('/')[1] ?? ''
  const found = (resources as Readonly<Record<string, Resource>>)[folder]
  if (!found) throw new Error(`No fixture for ${folder}`)
  return found
}

/** The address of an operation, its parameters filled in, with the query that it needs. */
export function addressOf(operation: DocumentedOperation, parameters: PathParameters): string {
  const { path, id } = operation
  const address = path.replace(/\{([^}]+)\}/g, (_, name: string) =>
    encodeURIComponent(parameters[name] ?? ''),
  )
  return `/api/v2${address}${resourceOf(operation).queries?.[id] ?? ''}`
}

/** An operation on a new fixture: its path and a valid body. */
export interface Target {
  readonly address: string
  /** `undefined` where the operation has no body. */
  readonly body: unknown
}

/** A body is the documented example, with references that exist in this tenant. */
export async function freshTarget(
  operation: DocumentedOperation,
  tenant: TestTenant,
): Promise<Target> {
  const { make, bodies, prepared } = resourceOf(operation)
  const isMade = operation.path.includes('{') || prepared?.includes(operation.id)
  const parameters = isMade ? await make(tenant, operation.id) : {}
  const [first] = Object.values(operation.operation.requestBody?.content ?? {})
  const example = first?.example
  const body = await (bodies?.[operation.id]?.(tenant, parameters, example) ?? example)
  return { address: addressOf(operation, parameters), body }
}

/** Whether a body contains a file, which JSON and plain forms cannot. */
export function takesFile({ operation }: DocumentedOperation): boolean {
  return operation.requestBody?.content['multipart/form-data'] !== undefined
}

/** A body as the operation takes it first. */
export function saying(operation: DocumentedOperation, body: unknown): RequestOptions {
  if (body === undefined) return {}
  return takesFile(operation) ? { multipart: { ...(body as object) } } : { json: body }
}

/** Takes back what a successful request with a body left, so that the next finds the same state. */
export async function removeAfter(
  operation: DocumentedOperation,
  tenant: TestTenant,
  address: string,
  answer: TestAnswer,
): Promise<void> {
  const isMade = operation.method === 'POST' && !operation.path.includes('{')
  const { idName = 'id', isKept, homes } = resourceOf(operation)
  if (isKept || (isMade && answer.status >= 300)) return
  const made = encodeURIComponent(answer.body?.[idName])
  await tenant.request('DELETE', isMade ? `${homes?.[operation.id] ?? address}/${made}` : address)
}

/** `requests` counts those that came before, so it differs too. */
const madeByTheServer = ['id', 'created_at', 'updated_at', 'aws_partner_event_source', 'requests']

/** The answer without what differs from one time to the next. */
export function withoutStamps(operation: DocumentedOperation, body: unknown): unknown {
  const stamps = [...madeByTheServer, ...(resourceOf(operation).stamps ?? [])]
  return JSON.parse(
    JSON.stringify(body ?? null, (name, value: unknown) =>
      stamps.includes(name) ? undefined : value,
    ),
  )
}

/** Of what is the caller's own: a client's token opens nothing by it. */
export const isOfUsers = (scope: string) => /:current_user(_|$)/.test(scope)

/** Operations that the token of a client never opens; `own-record.test.ts` tests them. */
export const isOfUsersAlone = (operation: DocumentedOperation) =>
  scopesOf(operation).right.length > 0 && scopesOf(operation).right.every(isOfUsers)

/** Of what exists already: a fresh target has nothing that it opens. */
export const isOfExisting = ({ id }: DocumentedOperation, scope: string) =>
  id === 'createClientCimdRegistration' && scope === 'update:clients'

/** The scopes of which each opens an operation, and one that opens another operation only. */
export function scopesOf({ operation }: DocumentedOperation) {
  const right = [
    ...new Set((operation.security ?? []).flatMap((each) => Object.values(each).flat())),
  ]
  const wrong = right.includes('read:actions') ? 'create:actions' : 'read:actions'
  return { right, wrong }
}
