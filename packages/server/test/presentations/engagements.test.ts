import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { joinTestServer, type SharedServer } from '@latchkey/testkit'
import { EmbeddedCbor } from '../../../mdl/src/cbor/cbor-values.ts'
import { embedCbor, encodeCbor } from '../../../mdl/src/cbor/encode-cbor.ts'
import { readReaderEngagement } from '../../../mdl/src/web-api/reader-engagement.ts'
import {
  createTemplate,
  issueLicence,
  openRelyingParty,
  type RelyingParty,
} from './relying-party.ts'

let server: SharedServer
let party: RelyingParty
let template_id: string
beforeAll(async () => {
  server = await joinTestServer()
  party = await openRelyingParty(server.tenant)
  const { authority } = await issueLicence()
  template_id = await createTemplate(server.tenant, authority, { family_name: true })
})
afterAll(() => server.stop())

const embedded = (value: unknown) => {
  const content = encodeCbor(value)
  return new EmbeddedCbor(embedCbor(content), content)
}
const bytesOf = (text = '') => new Uint8Array(Buffer.from(text, 'base64url'))
const curves = { 'P-256': 1, 'P-384': 2, Ed25519: 6 } as const

/** A COSE_Key (RFC 9053, section 7). */
function coseKey({ publicKey }: { readonly publicKey: KeyObject }) {
  const { crv, x, y } = publicKey.export({ format: 'jwk' })
  const curve = curves[crv as keyof typeof curves]
  return new Map<number, unknown>([
    [1, y === undefined ? 1 : 2],
    [-1, curve],
    [-2, bytesOf(x)],
    ...(y === undefined ? [] : [[-3, bytesOf(y)] as const]),
  ])
}

/** Sends the first message of a wallet with this key. */
async function engage(suite: number, pair: { readonly publicKey: KeyObject }) {
  const { body } = await party.create({ protocol: 'mdoc/webapi/v1.0', template_id })
  const { url } = await readReaderEngagement(body.engagement)
  const engagement = new Map<number, unknown>([
    [0, '1.1'],
    [1, [suite, embedded(coseKey(pair))]],
  ])
  const answer = await server.fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/cbor' },
    body: encodeCbor(new Map([['deviceEngagementBytes', embedded(engagement)]])),
  })
  const state = (await party.get(body.verification_id)).body
  return [answer.status, state.reason ?? state.state]
}

const onP256 = () => generateKeyPairSync('ec', { namedCurve: 'P-256' })

it('an engagement of a wallet is of security suite 1, with a key on P-256', async () => {
  const refused = [400, 'device_key_unsupported']
  expect(await engage(1, generateKeyPairSync('ec', { namedCurve: 'P-384' }))).toEqual(refused)
  expect(await engage(1, generateKeyPairSync('ed25519'))).toEqual(refused)
  expect(await engage(2, onP256())).toEqual(refused)
  expect(await engage(1, onP256())).toEqual([200, 'pending-mdoc'])
})
