import type { routes } from '@latchkey/contract'
import type { DocumentedOperation, TestAnswer, TestTenant } from '@latchkey/testkit'

type FolderOf<Path> = Path extends `/${infer Folder}/${string}`
  ? Folder
  : Path extends `/${infer Folder}`
    ? Folder
    : never

/** The first segments of the paths of the document. A new one does not compile without a row. */
type Folder = FolderOf<(typeof routes)[keyof typeof routes][1]>

type PathParameters = Readonly<Record<string, string>>

/** What tests know of a resource that the document does not say. */
interface Resource {
  /** Makes what the parameters in the paths of this folder name. */
  make(tenant: TestTenant): Promise<PathParameters>
  /** Parameters of the right form that name nothing. */
  readonly unknown: PathParameters
}

let made = 0

const resources: Readonly<Record<Folder, Resource>> = {
  'network-acls': resource('acl', '/network-acls', () => ({
    description: 'A fixture',
    active: false,
    priority: 50 + (made++ % 50) + Math.random(),
    rule: { action: { log: true }, match: { asns: [64496] }, scope: 'authentication' },
  })),
  'verifiable-credentials': resource(
    'vct',
    '/verifiable-credentials/verification/templates',
    () => ({
      name: `Fixture ${made++}`,
      type: 'mdl',
      dialect: 'simplified/1.0',
      presentation: { 'org.iso.18013.5.1.mDL': { 'org.iso.18013.5.1': { portrait: true } } },
      well_known_trusted_issuers: 'aamva',
    }),
  ),
  'network-acl-explanations': nothing(),
  'network-acl-dry-runs': nothing(),
  'event-streams': resource('est', '/event-streams', () => ({
    name: `Fixture ${made++}`,
    subscriptions: [{ event_type: 'user.created' }],
    destination: { type: 'action', configuration: { action_id: 'mailing-list' } },
  })),
}

function resource(prefix: string, path: string, definition: () => unknown): Resource {
  return {
    unknown: { id: `${prefix}_9Hs3kP7vWq2LrXb4Jd8NfT` },
    async make(tenant) {
      const { status, body, text } = await tenant.request('POST', `/api/v2${path}`, {
        json: definition(),
      })
      if (status !== 201) throw new Error(`The fixture was refused: ${text}`)
      return { id: body.id }
    },
  }
}

/** What is only answered and never kept. */
function nothing(): Resource {
  return { unknown: {}, make: async () => ({}) }
}

export function resourceOf({ path }: DocumentedOperation): Resource {
  const folder = path.split('/')[1] ?? ''
  const found = (resources as Readonly<Record<string, Resource>>)[folder]
  if (!found) throw new Error(`No fixture for ${folder}`)
  return found
}

/** The address of an operation, its parameters filled in. */
export function addressOf({ path }: DocumentedOperation, parameters: PathParameters): string {
  return `/api/v2${path.replace(/\{([^}]+)\}/g, (_, name: string) => parameters[name] ?? '')}`
}

/** The address of an operation on something that was just made. */
export async function freshAddressOf(
  operation: DocumentedOperation,
  tenant: TestTenant,
): Promise<string> {
  if (!operation.path.includes('{')) return addressOf(operation, {})
  return addressOf(operation, await resourceOf(operation).make(tenant))
}

/** Takes back what a successful request with a body left, so that the next finds the same state. */
export async function removeAfter(
  operation: DocumentedOperation,
  tenant: TestTenant,
  address: string,
  answer: TestAnswer,
): Promise<void> {
  const isMade = operation.method === 'POST' && !operation.path.includes('{')
  if (isMade && answer.status !== 201) return
  await tenant.request('DELETE', isMade ? `${address}/${answer.body.id}` : address)
}

/** `requests` counts those that came before, so it differs too. */
const madeByTheServer = ['id', 'created_at', 'updated_at', 'aws_partner_event_source', 'requests']

/** The answer without what differs from one time to the next. */
export function withoutStamps(body: unknown): unknown {
  return JSON.parse(
    JSON.stringify(body ?? null, (name, value: unknown) =>
      madeByTheServer.includes(name) ? undefined : value,
    ),
  )
}

/** The first scope of an operation, and one that opens another operation only. */
export function scopesOf({ operation }: DocumentedOperation) {
  const [right = ''] = (operation.security ?? []).flatMap((each) => Object.values(each).flat())
  const wrong = right.startsWith('read:') ? 'create:clients' : right.replace(/^[a-z]+:/, 'read:')
  return { right, wrong }
}
