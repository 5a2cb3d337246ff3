import { randomBytes } from 'node:crypto'
import { browserSteps } from './browser-steps.ts'
import { makeCertificate, makeSigningKey } from './key-material.ts'
import type { PlanClient, PlanFile } from './plan-file.ts'
import type { Tenant } from './tenant.ts'
import type { User } from './user.ts'

type Json = Readonly<Record<string, unknown>>

interface Preparing {
  readonly tenant: Tenant
  readonly suiteUrl: string
  readonly user: User
  /** The URL by which the suite makes the user approve a request. */
  readonly approvalUrl?: string | undefined
}

/** Metadata of this server that no specification defines. */
const extensions = ['mfa_challenge_endpoint']

/** Creates the clients of a plan, and the configuration of the suite for them. */
export async function prepare(file: PlanFile, preparing: Preparing): Promise<Json> {
  const { tenant, suiteUrl, user, approvalUrl } = preparing
  if (file.settings) await tenant.call('PATCH', 'tenants/settings', file.settings)
  const alias = `latchkey-${file.name}-${randomBytes(3).toString('hex')}`
  const { mtls_endpoint_aliases: aliases, userinfo_endpoint: userinfo } = await tenant.discover()
  const isBoundByKey = file.variant.sender_constrain === 'dpop'
  const addresses = isBoundByKey ? undefined : (aliases as Json | undefined)
  const resourceUrl = addresses?.userinfo_endpoint ?? userinfo
  const config: Record<string, unknown> = {
    alias,
    description: `Latchkey, ${file.name}`,
    server: {
      discoveryUrl: new URL('.well-known/openid-configuration', tenant.issuer).href,
      allow_unexpected_metadata_fields: extensions,
    },
    resource: { resourceUrl },
    ...(approvalUrl && { automated_ciba_approval_url: approvalUrl }),
    ...browserSteps({ issuer: tenant.issuer, suiteUrl, user }),
  }
  for (const client of file.clients) {
    Object.assign(
      config,
      await makeClient(file, client, { ...preparing, alias: `${suiteUrl}test/a/${alias}` }),
    )
  }
  return config
}

/** Creates a client at the tenant. @returns its members for the configuration of the suite */
async function makeClient(
  { name, plan, scope = 'openid' }: PlanFile,
  { as, method, members }: PlanClient,
  { tenant, user, alias }: Preparing & { readonly alias: string },
): Promise<Json> {
  const key = makeSigningKey()
  const certificate = await makeCertificate(`${name} ${as}`)
  const made = await tenant.call('POST', 'clients', {
    name: `Conformance ${name} ${as}`,
    app_type: 'regular_web',
    oidc_conformant: true,
    callbacks: [
      `${alias}/callback`,
      ...(as === 'client2' ? [`${alias}/callback?dummy1=lorem&dummy2=ipsum`] : []),
    ],
    allowed_logout_urls: [`${alias}/post_logout_redirect`],
    grant_types: ['authorization_code', 'implicit', 'refresh_token'],
    ...methodsOf(method, { key, certificate }),
    ...withAddresses(members ?? {}, alias),
  })
  const enabled = [{ client_id: made.client_id, status: true }]
  await tenant.call('PATCH', `connections/${user.connectionId}/clients`, enabled)
  const suffix = as === 'client2' ? '2' : ''
  return {
    [as]: {
      client_id: made.client_id,
      ...(typeof made.client_secret === 'string' && { client_secret: made.client_secret }),
      scope,
      jwks: key.jwks,
      ...(plan.startsWith('fapi-ciba') && hintOf(tenant, user)),
    },
    [`mtls${suffix}`]: certificate,
  }
}

/** The user of CIBA requests, by issuer and subject (RFC 9493, section 3.2.3). */
const hintOf = ({ issuer: iss }: Tenant, { userId: sub }: User) => ({
  hint_type: 'login_hint',
  hint_value: JSON.stringify({ format: 'iss_sub', iss, sub }),
  acr_value: 'http://schemas.openid.net/pape/policies/2007/06/multi-factor',
})

interface Material {
  readonly key: ReturnType<typeof makeSigningKey>
  readonly certificate: Awaited<ReturnType<typeof makeCertificate>>
}

function methodsOf(method: PlanClient['method'], { key, certificate }: Material): Json {
  switch (method) {
    case 'private_key_jwt':
      return {
        client_authentication_methods: { private_key_jwt: { credentials: [key.credential] } },
      }
    case 'self_signed_tls_client_auth': {
      const credentials = [{ credential_type: 'x509_cert', pem: certificate.cert }]
      return {
        client_authentication_methods: { self_signed_tls_client_auth: { credentials } },
        signed_request_object: { credentials: [key.credential] },
      }
    }
    default:
      return { token_endpoint_auth_method: method }
  }
}

/** `{alias}` in a text stands for where the suite is called for this plan. */
const withAddresses = (members: Json, alias: string): Json =>
  JSON.parse(JSON.stringify(members).replaceAll('{alias}', alias)) as Json
