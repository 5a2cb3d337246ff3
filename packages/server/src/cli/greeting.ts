import type { FirstStart } from './first-start.ts'

interface Place {
  /** The tenant's base address, without a slash at the end. */
  readonly baseUrl: string
  /** Absent where clients trust the certificate without help. */
  readonly caFile: string | undefined
}

/** What a start prints that finds tenants already there. */
export function readyLines({ baseUrl, caFile }: Place): string {
  return [
    `Latchkey is ready at ${baseUrl}`,
    ...(caFile === undefined
      ? []
      : ['', 'Trust its certificate in this shell:', '', trust(caFile)]),
    '',
    'The data of earlier starts is kept. A new secret for a client:',
    '',
    '  npm run latchkey -- client rotate-secret <domain> <client_id>',
    '',
  ].join('\n')
}

/** What the first start prints: how to reach it, and the first five calls. */
export function firstLines({ baseUrl, caFile }: Place, first: FirstStart): string {
  const call = (method: string, path: string) =>
    `curl -sS -X ${method} "${baseUrl}/api/v2${path}" -H "Authorization: Bearer $TOKEN"`
  const json = (body: unknown) => `-H "Content-Type: application/json" -d '${JSON.stringify(body)}'`
  const pick = (member: string) => `sed 's/.*"${member}":"\\([^"]*\\)".*/\\1/'`
  return [
    `Latchkey is ready at ${baseUrl}`,
    '',
    `  CA certificate  ${caFile ?? 'none: callers trust it already'}`,
    `  client id       ${first.clientId}`,
    `  client secret   ${first.clientSecret}   (shown this once)`,
    '',
    'Open a second shell and paste these lines, one after the other.',
    '',
    ...(caFile === undefined ? [] : ['# Trust the certificate.', trust(caFile), '']),
    '# Get a token.',
    `TOKEN=$(curl -sS "${baseUrl}/oauth/token" -d grant_type=client_credentials ` +
      `-d audience=/api/v2/ -d client_id=${first.clientId} ` +
      `-d client_secret=${first.clientSecret} | ${pick('access_token')})`,
    '',
    '# Create a network ACL, and keep its id.',
    `ACL=$(${call('POST', '/network-acls')} ${json(exampleAcl)} | tee /dev/stderr | ${pick('id')})`,
    '',
    '# Replace it.',
    `${call('PUT', '/network-acls/$ACL')} ${json({ ...exampleAcl, active: false })}`,
    '',
    '# Rename the sample credential template, with a form.',
    `${call('PATCH', `/verifiable-credentials/verification/templates/${first.templateId}`)} ` +
      '-d name="Age check at the door"',
    '',
    '# Delete the sample event stream: 204 and no body.',
    `${call('DELETE', `/event-streams/${first.streamId}`)} -i`,
    '',
  ].join('\n')
}

function trust(caFile: string): string {
  return `export CURL_CA_BUNDLE="${caFile}" NODE_EXTRA_CA_CERTS="${caFile}"`
}

const exampleAcl = {
  description: 'Keep a scraper out',
  active: true,
  priority: 10,
  rule: { action: { block: true }, match: { user_agents: ['scraper/1.0'] }, scope: 'tenant' },
}
