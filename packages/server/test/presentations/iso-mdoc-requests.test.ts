import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { isoMdocTranscript, parseCertificate } from '@latchkey/mdl'
import {
  type IsoMdocRequest,
  presentDocument,
  presentIsoMdoc,
  TestAuthority,
  testLicence,
} from '@latchkey/mdl/wallet'
import { joinTestServer, type SharedServer } from '@latchkey/testkit'
import { certificatesOf, isSignedBy, readCoseMessage } from '../../../mdl/src/cose/cose-sign1.ts'
import { sealEncryptedResponse } from '../../../mdl/src/iso-mdoc/encrypted-response.ts'
import { recipientKeyOf } from '../../../mdl/src/iso-mdoc/encryption-info.ts'
import {
  readDeviceRequest,
  readerAuthenticationBytes,
} from '../../../mdl/src/web-api/device-request.ts'
import { requestOnPage } from '../../src/cli/present-on-page.ts'
import {
  type Created,
  createTemplate,
  openRelyingParty,
  type RelyingParty,
} from './relying-party.ts'

const nameSpace = 'org.iso.18013.5.1'
const claims = { family_name: true, portrait: true, age_over_18: true }

let server: SharedServer
let party: RelyingParty
let authority: TestAuthority
let template_id: string
beforeAll(async () => {
  server = await joinTestServer()
  authority = await TestAuthority.create(new Date())
  party = await openRelyingParty(server.tenant)
  template_id = await createTemplate(server.tenant, authority.certificatePem, claims)
})
afterAll(() => server.stop())

const licence = () => authority.issue({ claims: testLicence, now: new Date() })
const stateOf = async ({ verification_id: id }: Created) => (await party.get(id)).body

async function begin(protocol: string): Promise<Created> {
  const { status, body, text } = await party.create({ protocol, template_id })
  if (status !== 201) throw new Error(text)
  return body
}

describe('dc-api by org-iso-mdoc', () => {
  const open = async (verification: Created) => {
    const page = await server.fetch(verification.page_url)
    const addresses = requestOnPage(await page.text())
    if (!addresses) throw new Error('The page asks for nothing.')
    if (!addresses.isoMdoc) throw new Error('The page does not ask by org-iso-mdoc.')
    return { ...addresses.isoMdoc, address: addresses.response }
  }
  const post = (address: string, response: string) => {
    const body = new URLSearchParams({ protocol: 'org-iso-mdoc', response })
    return server.fetch(address, { method: 'POST', body })
  }
  const present = async (request: IsoMdocRequest, origin = server.tenant.baseUrl) =>
    (await presentIsoMdoc(request, licence(), origin)).response

  it('yields the requested claims, once', async () => {
    const verification = await begin('dc-api')
    const request = await open(verification)
    const responses = await Promise.all([present(request), present(request)])
    const answers = await Promise.all(responses.map((each) => post(request.address, each)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410])
    expect(await stateOf(verification)).toMatchObject({
      state: 'honored',
      claims: { [nameSpace]: { family_name: 'Mustermann', age_over_18: true } },
    })
    const [first = ''] = responses
    expect((await post(request.address, first)).status).toBe(410)
  })

  it('signs the request with the reader certificate, for this origin and this key', async () => {
    const { deviceRequest, encryptionInfo } = await open(await begin('dc-api'))
    const { itemsRequest, readerAuth } = readDeviceRequest(bytesOf(deviceRequest))
    const message = readCoseMessage(readerAuth, 'readerAuth', 'malformed_response')
    const [leaf = new Uint8Array()] = certificatesOf(message, 'malformed_response')
    const isSigned = (origin: string) => {
      const transcript = isoMdocTranscript({ encryptionInfo, origin })
      const payload = readerAuthenticationBytes(itemsRequest, transcript)
      return isSignedBy(message, parseCertificate(leaf).publicKey, payload)
    }
    expect(isSigned(server.tenant.baseUrl)).toBe(true)
    expect(isSigned('https://phishing.example.com')).toBe(false)
  })

  it('refuses a response to another page or another request, and goes on', async () => {
    const verification = await begin('dc-api')
    const request = await open(verification)
    const other = await open(await begin('dc-api'))
    const wrong = [
      await present(request, 'https://phishing.example.com'),
      await present(other),
      `${await present(request)}.`,
      'gmVkY2FwaaA',
    ]
    for (const each of wrong) expect((await post(request.address, each)).status).toBe(400)
    expect((await stateOf(verification)).state).toBe('pending-engagement')
    expect((await post(request.address, await present(request))).status).toBe(200)
  })

  it('refuses a document that was presented to another session', async () => {
    const verification = await begin('dc-api')
    const request = await open(verification)
    const { encryptionInfo } = await open(await begin('dc-api'))
    const origin = server.tenant.baseUrl
    const transcriptOf = (info: string) => isoMdocTranscript({ encryptionInfo: info, origin })
    const stolen = presentDocument(licence(), {
      claims: { [nameSpace]: ['family_name', 'portrait', 'age_over_18'] },
      transcript: transcriptOf(encryptionInfo),
    })
    const key = await recipientKeyOf(request.encryptionInfo)
    const transcript = transcriptOf(request.encryptionInfo)
    const sealed = await sealEncryptedResponse(stolen, key, transcript)
    expect((await post(request.address, sealed)).status).toBe(400)
    expect(await stateOf(verification)).toMatchObject({ reason: 'device_auth_invalid' })
  })
})

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))
