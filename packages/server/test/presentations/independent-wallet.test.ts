import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { pemOf } from '@latchkey/mdl'
import { newKey, TestAuthority } from '@latchkey/mdl/wallet'
import { startTestServer, type TestServer } from '@latchkey/testkit'
import { requestOnPage } from '../../src/cli/present-on-page.ts'
import { createTemplate, openRelyingParty } from './relying-party.ts'

const program = fileURLToPath(
  new URL('../../../mdl/test/independent/openid4vc-wallet.ts', import.meta.url),
)
const nameSpace = 'org.iso.18013.5.1'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

it.each([
  ['openid4vp/v1.0', 'x509_hash', 'direct_post.jwt'],
  ['openid4vp/v1.0', 'x509_san_dns', 'direct_post.jwt'],
  ['openid4vp/v1.0', 'x509_hash', 'direct_post'],
  ['dc-api', 'x509_hash', undefined],
])(
  'a wallet of other libraries presents by %s to %s by %s',
  async (protocol, client_id_prefix, response_mode) => {
    const authority = await TestAuthority.create(new Date())
    const { tenant } = server
    const party = await openRelyingParty(tenant)
    const template_id = await createTemplate(tenant, authority.certificatePem, {
      family_name: true,
    })
    const { body } = await party.create({ protocol, template_id, client_id_prefix, response_mode })
    const addresses = requestOnPage(await (await server.fetch(body.page_url)).text())
    const printed = await runWallet({
      engagement: body.engagement,
      page: addresses && { ...addresses, origin: tenant.baseUrl },
      issuerKey: pkcs8Of(authority.signer.key),
      issuerCertificate: pemOf(authority.signer.certificate),
      deviceKey: pkcs8Of(newKey()),
      docType: 'org.iso.18013.5.1.mDL',
      nameSpace,
      claims: { family_name: 'Mustermann', issuing_country: 'UT', age_over_18: true },
      requested: ['family_name'],
    })
    expect(printed).toEqual({ version: 100, status: 200 })
    expect((await party.get(body.verification_id)).body).toMatchObject({
      state: 'honored',
      claims: { [nameSpace]: { family_name: 'Mustermann' } },
    })
  },
  60_000,
)

const vct = 'https://credentials.example.com/membership'

it.each(['openid4vp/v1.0', 'dc-api'])(
  'a wallet of other libraries presents an SD-JWT VC with an https type by %s',
  async (protocol) => {
    const authority = await TestAuthority.create(new Date())
    const { tenant } = server
    const party = await openRelyingParty(tenant)
    const template_id = await createTemplate(tenant, authority.certificatePem, { portrait: true })
    const path = `/api/v2/verifiable-credentials/verification/templates/${template_id}`
    const presentation = { [vct]: { [vct]: { member_number: true } } }
    const changed = await tenant.request('PATCH', path, { json: { presentation } })
    expect([changed.status, changed.text]).toEqual([200, expect.any(String)])
    const { body } = await party.create({ protocol, template_id })
    const addresses = requestOnPage(await (await server.fetch(body.page_url)).text())
    const task = {
      engagement: body.engagement,
      page: addresses && { ...addresses, origin: tenant.baseUrl },
      vct,
      issuerKey: pkcs8Of(authority.signer.key),
      issuerCertificate: pemOf(authority.signer.certificate),
      deviceKey: pkcs8Of(newKey()),
      claims: { member_number: 'M-1815', family_name: 'Lovelace' },
      requested: ['member_number'],
    }
    expect(await runWallet(task)).toEqual({ version: 100, status: 200 })
    expect((await party.get(body.verification_id)).body).toMatchObject({
      state: 'honored',
      claims: { [vct]: { member_number: 'M-1815' } },
    })
  },
  60_000,
)

const pkcs8Of = (key: ReturnType<typeof newKey>) =>
  key.export({ format: 'pem', type: 'pkcs8' }).toString()

/** In a process: its CBOR libraries and ours modify each other. */
async function runWallet(task: object): Promise<unknown> {
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(process.execPath, ['--import', 'tsx', program], {
    env: { PATH, HOME, NODE_EXTRA_CA_CERTS: server.caFile },
  })
  child.stdin.end(JSON.stringify(task))
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)])
  if (stdout === '') throw new Error(stderr)
  return JSON.parse(stdout)
}
