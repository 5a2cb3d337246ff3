import type { WalletCredential } from '@latchkey/mdl/wallet'
import {
  presentOverOpenId4Vp,
  presentOverWebApi,
  TestAuthority,
  type Transport,
  testLicence,
} from '@latchkey/mdl/wallet'
import type { TestServer, TestTenant } from '@latchkey/testkit'
import { presentOnPage } from '../../src/cli/present-on-page.ts'

const templates = '/api/v2/verifiable-credentials/verification/templates'
const nameSpace = 'org.iso.18013.5.1'
let made = 0

export interface Created {
  readonly verification_id: string
  readonly engagement: string
  readonly page_url: string
  readonly expires_at: string
}

/** An application with a grant for the verification API of its tenant. */
export async function openRelyingParty(tenant: TestTenant, identifier = `${tenant.baseUrl}/vdcs/`) {
  const scopes = ['create:verification_request', 'read:verification_request']
  const json = { identifier, scopes: scopes.map((value) => ({ value })) }
  const api = await tenant.request('POST', '/api/v2/resource-servers', { json })
  if (api.status !== 201 && api.status !== 409) throw new Error(api.text)
  const { clientId, clientSecret } = await tenant.write(async ({ clients, clientGrants }) => {
    const client = await clients.create({ name: 'Door' })
    await clientGrants.create({ client_id: client.clientId, audience: identifier, scope: scopes })
    return client
  })
  const tokenFor = async (...scope: readonly string[]): Promise<string> => {
    const form = {
      grant_type: 'client_credentials',
      client_id: clientId,
      client_secret: clientSecret,
      audience: identifier,
      scope: scope.join(' '),
    }
    const { body } = await tenant.request('POST', '/oauth/token', { token: null, form })
    return body.access_token
  }
  const token = await tokenFor(...scopes)
  return {
    clientId,
    clientSecret,
    token,
    tokenFor,
    create: (request: object) =>
      tenant.request('POST', '/vdcs/verification', { token, json: request }),
    get: async (id: string) => await tenant.request('GET', `/vdcs/verification/${id}`, { token }),
  }
}

export type RelyingParty = Awaited<ReturnType<typeof openRelyingParty>>

/** A template that trusts one authority and requests these claims. */
export async function createTemplate(
  tenant: TestTenant,
  authority: string | null,
  claims: Readonly<Record<string, boolean>>,
): Promise<string> {
  made += 1
  const { body, status, text } = await tenant.request('POST', templates, {
    json: {
      name: `Template ${made}`,
      type: 'mdl',
      dialect: 'simplified/1.0',
      presentation: { 'org.iso.18013.5.1.mDL': { [nameSpace]: claims } },
      custom_certificate_authority: authority,
      well_known_trusted_issuers: 'aamva',
    },
  })
  if (status !== 201) throw new Error(text)
  return body.id
}

type Reached = Pick<TestServer, 'fetch'>

/** The transport of a wallet to the server. */
export const transportTo =
  ({ fetch }: Reached): Transport =>
  async (url, { method, headers = {}, body }) => {
    const answer = await fetch(url, { method, headers, ...(body !== undefined && { body }) })
    return { status: answer.status, bytes: new Uint8Array(await answer.arrayBuffer()) }
  }

/** Presents by the protocol of the engagement. */
export const presentBy = (server: Reached, engagement: string, document: WalletCredential) => {
  if (engagement.startsWith('https:')) {
    return presentOnPage(engagement, [document], transportTo(server))
  }
  return engagement.startsWith('mdoc:') && 'docType' in document
    ? presentOverWebApi(engagement, document, transportTo(server))
    : presentOverOpenId4Vp(engagement, document, transportTo(server))
}

/** A licence as a wallet has it now, and the certificate of the authority that issued it. */
export async function issueLicence() {
  const now = new Date()
  const authority = await TestAuthority.create(now)
  return {
    authority: authority.certificatePem,
    licence: await authority.issue({ claims: testLicence, now }),
  }
}
