import { ApiError } from '../../errors.ts'
import { OutboundError } from '../../outbound/outbound-error.ts'
import { issuerAt } from '../../tenancy/custom-domain.ts'
import type { Handler } from '../handler.ts'

const documentBytesMax = 64 * 1024

export const createCustomDomainTest: Handler<'createCustomDomainTest'> = async (call) => {
  const { tenant, path, outbound } = call
  const domain = await tenant.store.customDomains.get(path.id)
  if (!domain) throw new ApiError('custom_domain_not_found')
  if (domain.status !== 'ready') throw new ApiError('custom_domain_not_ready')
  const issuer = issuerAt(tenant.issuer, domain.domain)
  try {
    const { status, body } = await outbound.send({
      tenantId: tenant.id,
      url: `${issuer}.well-known/openid-configuration`,
      method: 'GET',
      headers: { accept: 'application/json' },
      answerBytesMax: documentBytesMax,
    })
    if (status !== 200) return failed(`${domain.domain} answered with the status ${status}.`)
    if (issuerIn(body) === issuer) return { status: 200, body: { success: true } }
    return failed(`${domain.domain} did not answer for this tenant.`)
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error
    return failed(error.message)
  }
}

const failed = (message: string) => ({ status: 200, body: { success: false, message } }) as const

/** The issuer in the metadata of an OpenID Provider (OpenID Connect Discovery, section 3). */
function issuerIn(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString()).issuer
  } catch {
    return undefined
  }
}
