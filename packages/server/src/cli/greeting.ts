import type { FirstStart } from './first-start.ts'

/** Where the server is reached, and how the machine of the reader is set up. */
export interface Place {
  /** The base URL of the tenant, without a trailing slash. */
  readonly baseUrl: string
  /** Undefined if clients trust the certificate already. */
  readonly caFile: string | undefined
  /** Whether the server runs from a clone of the repository, which has npm scripts and examples. */
  readonly isClone: boolean
}

/** The text that every start but the first prints. */
export function readyLines(place: Place, domain: string, clientId: string | undefined): string {
  const { baseUrl, caFile, isClone } = place
  return [
    `Latchkey is ready at ${baseUrl} with the data of earlier starts.`,
    `The console is at ${baseUrl}/console/, the documentation at ${baseUrl}/docs/`,
    ...(clientId === undefined
      ? []
      : [
          '',
          'To get a token, replace the dots by the secret that the first start showed, and paste:',
          '',
          ...(caFile === undefined ? [] : [trust(caFile)]),
          `export CLIENT_ID=${clientId}`,
          'export CLIENT_SECRET=...',
          ...variables(baseUrl),
          '',
          'If you have lost the secret, replace it by a new one:',
          `${isClone ? 'npm run latchkey --' : 'npx latchkey'} client rotate-secret --tenant ${domain} ${clientId}`,
        ]),
    '',
  ].join('\n')
}

/**
 * The text of the first start: the base URL, and example calls to paste into a shell. It has no
 * comments between the commands, because zsh would run them.
 */
export function firstLines({ baseUrl, caFile, isClone }: Place, first: FirstStart): string {
  const templates = '/verifiable-credentials/verification/templates'
  return [
    `Latchkey is ready at ${baseUrl}`,
    '',
    `  CA certificate  ${caFile ?? 'none: callers trust it already'}`,
    `  client id       ${first.clientId}`,
    `  client secret   ${first.clientSecret}`,
    `  user            ${first.application.email}`,
    `  password        ${first.application.password}`,
    `  console         ${baseUrl}/console/`,
    `  documentation   ${baseUrl}/docs/`,
    '',
    'The secret and the password are not shown again. The user is an administrator of the console.',
    ...(isClone ? applicationLines(baseUrl, caFile, first.application) : []),
    '',
    'Paste the lines below into another terminal, all or one by one: they get a token, create a',
    'network ACL, replace it, rename a credential template and delete an event stream (204 and no',
    'body). If you paste them again, even into a new terminal, they find that network ACL.',
    '',
    ...(caFile === undefined ? [] : [trust(caFile)]),
    `export CLIENT_ID=${first.clientId}`,
    `export CLIENT_SECRET=${first.clientSecret}`,
    ...variables(baseUrl),
    `TEMPLATE=${first.templateId}`,
    '',
    // A priority is unique in the tenant: a second run must find the ACL instead of creating it.
    `ACL=$(curl -sS $API/network-acls -H "$AUTH" | grep -o '"${aclName}".*' |`,
    `  grep -o 'acl_[[:alnum:]]*' | head -n 1)`,
    `[ -n "$ACL" ] || ACL=$(curl -sS $API/network-acls -H "$AUTH" -H "$JSON" -d '${acl(true)}' |`,
    `  member id) && echo "$ACL"`,
    '',
    `curl -sS -X PUT "$API/network-acls/$ACL" -H "$AUTH" -H "$JSON" -w '\\n' -d '${acl(false)}'`,
    '',
    `curl -sS -X PATCH $API${templates}/$TEMPLATE \\`,
    `  -H "$AUTH" -w '\\n' -d 'name=Age check at the door'`,
    '',
    `curl -sS -X DELETE $API/event-streams/${first.streamId} -H "$AUTH" -w '%{http_code}\\n'`,
    '',
  ].join('\n')
}

function applicationLines(
  baseUrl: string,
  caFile: string | undefined,
  { clientId, clientSecret }: FirstStart['application'],
): readonly string[] {
  return [
    'To log in as that user, start the example application in a terminal of its own and open',
    'http://localhost:3000/:',
    '',
    ...(caFile === undefined ? [] : [`  export NODE_EXTRA_CA_CERTS=${quoted(caFile)}`]),
    `  export LATCHKEY_URL=${baseUrl} CLIENT_ID=${clientId} \\`,
    `    CLIENT_SECRET=${clientSecret}`,
    '  npm --prefix packages/example-express start',
  ]
}

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`

/** The variables that make curl and Node, and so the SDK, trust the private CA. */
function trust(caFile: string): string {
  return `CA=${quoted(caFile)}; export CURL_CA_BUNDLE="$CA" NODE_EXTRA_CA_CERTS="$CA"`
}

/**
 * A shell function that extracts a member of JSON. It prints other text unchanged, so that an error
 * is visible.
 */
export const memberFunction = `member() { sed 's/.*"'$1'":"\\([^"]*\\)".*/\\1/'; }`

/** The shell functions and variables that the examples of the documentation use. */
const variables = (baseUrl: string): readonly string[] => [
  memberFunction,
  `token() { curl -fsS ${baseUrl}/oauth/token -d grant_type=client_credentials -d audience=$1 \\`,
  '  -d client_id=$CLIENT_ID -d client_secret=$CLIENT_SECRET | member access_token; }',
  'TOKEN=$(token /api/v2/)',
  `API=${baseUrl}/api/v2 AUTH="Authorization: Bearer $TOKEN"`,
  'JSON="Content-Type: application/json"',
]

const aclName = 'Keep a scraper out'

/** The JSON of a network ACL, broken into lines of at most 100 columns. */
function acl(active: boolean): string {
  return `
  {"description":"${aclName}","active":${active},"priority":10,"rule":{
    "action":{"block":true},"scope":"tenant","match":{"user_agents":["scraper/1.0"]}}}`
}
