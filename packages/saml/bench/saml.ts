/**
 * Responses built and signed on one thread against `crypto.sign` over the same octets, and verified
 * against `crypto.verify`. Reach: `ratio` >= 0.3, `verifyRatio` >= 0.3.
 */
import { generateKeyPairSync, sign, verify } from 'node:crypto'
import { childOf } from '../src/elements.ts'
import { type AssertionDefinition, type Signer, writeResponse } from '../src/index.ts'
import { namespaces } from '../src/names.ts'
import { readXml } from '../src/read-xml.ts'
import { verifySigned } from '../src/signature.ts'

/** Runs before the first round, until V8 has compiled what a server that is up runs compiled. */
const warmUpRuns = 3000
const rounds = 20
const runsPerRound = 200

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const signer: Signer = {
  key: privateKey,
  // As long as the certificate of an RSA key; it is not parsed.
  certificate: Buffer.alloc(800, 1).toString('base64'),
  algorithm: 'rsa-sha256',
  digest: 'sha256',
}
const at = new Date('2026-01-01T00:00:00Z')
const claims = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims'
const assertion: AssertionDefinition = {
  id: '_b07b804c7c29ea167300',
  issuer: 'urn:acme.example.com',
  issuedAt: at,
  nameId: { value: 'auth0|507f1f77bcf86cd799439011' },
  recipient: 'https://sp.example.com/acs',
  audience: 'https://sp.example.com',
  inResponseTo: '_809707f0030a5d00620c',
  notBefore: at,
  notOnOrAfter: new Date('2026-01-01T01:00:00Z'),
  authnInstant: at,
  authnContextClassRef: 'urn:oasis:names:tc:SAML:2.0:ac:classes:unspecified',
  sessionIndex: '_be9967abd904ddcae3c0',
  attributes: ['nameidentifier', 'emailaddress', 'name', 'givenname', 'surname', 'upn'].map(
    (name) => ({
      name: `${claims}/${name}`,
      nameFormat: 'urn:oasis:names:tc:SAML:2.0:attrname-format:uri',
      values: ['ada@example.com'],
      isTyped: true,
    }),
  ),
}
const response = {
  id: '_8e8dc5f69a98cc4c1ff3',
  issuer: assertion.issuer,
  issuedAt: at,
  destination: assertion.recipient,
}

const write = () => writeResponse(response, assertion, { signer, signs: 'assertion' })
const xml = await write()
const octets = Buffer.from(xml)
const signature = sign('sha256', octets, privateKey)

function read(): void {
  const signed = childOf(readXml(xml), [namespaces.assertion, 'Assertion'])
  if (!signed) throw new Error('The response has no assertion.')
  verifySigned(signed, [publicKey], {})
}

/** The best of many short rounds, by the processor's time: others may use the machine too. */
async function perSecond(runs: readonly (() => unknown)[]): Promise<readonly number[]> {
  for (const run of runs) for (let count = 0; count < warmUpRuns; count += 1) await run()
  const best = runs.map(() => 0)
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, run] of runs.entries()) {
      const start = process.cpuUsage()
      for (let count = 0; count < runsPerRound; count += 1) await run()
      const { user, system } = process.cpuUsage(start)
      best[index] = Math.max(best[index] ?? 0, (runsPerRound / (user + system)) * 1e6)
    }
  }
  return best
}

const [written = 0, signed = 1, verified = 0, floor = 1] = await perSecond([
  write,
  () => sign('sha256', octets, privateKey),
  read,
  () => verify('sha256', octets, publicKey, signature),
])
console.log(
  JSON.stringify({
    bench: 'saml',
    bytes: octets.length,
    signedPerSecond: Math.round(written),
    cryptoSignPerSecond: Math.round(signed),
    ratio: Number((written / signed).toFixed(2)),
    verifiedPerSecond: Math.round(verified),
    cryptoVerifyPerSecond: Math.round(floor),
    verifyRatio: Number((verified / floor).toFixed(2)),
  }),
)
