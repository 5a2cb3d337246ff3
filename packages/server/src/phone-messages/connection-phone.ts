import type { Connection } from '../store/connections/connection-wire.ts'
import type { OpenedPhoneProvider } from '../store/phone/phone-providers.ts'
import type { Tenant } from '../tenancy/tenancy.ts'
import { signGatewayToken } from './gateway-token.ts'

/** The provider in the options of a connection; undefined if it uses that of the tenant. */
export async function connectionProvider(
  { store }: Pick<Tenant, 'store'>,
  { id, options }: Connection,
  now: () => Date,
): Promise<OpenedPhoneProvider | undefined> {
  const { provider, gateway_url, from, twilio_sid: sid, messaging_service_sid: mssid } = options
  const shared = { delivery_methods: ['text' as const], ...(from && { default_from: from }) }
  if (provider === 'sms_gateway' && gateway_url !== undefined) {
    const configuration = { ...shared, gateway_url }
    const { gateway_authentication: own } = await store.connections.getSecrets(id)
    const token = own ? await signGatewayToken(own, now()) : undefined
    const credentials = token === undefined ? {} : { gateway_token: token }
    return { id, name: 'custom', disabled: false, configuration, credentials }
  }
  if (sid === undefined) return undefined
  const { twilio_token: auth_token } = await store.connections.getSecrets(id)
  if (auth_token === undefined) return undefined
  const configuration = { ...shared, sid, ...(mssid && { mssid }) }
  return { id, name: 'twilio', disabled: false, configuration, credentials: { auth_token } }
}

/** The text of a connection as a Liquid template. */
export function connectionTemplate({ options }: Connection, code: string): string | undefined {
  const { template, syntax = 'md_with_macros' } = options
  return syntax === 'liquid' ? template : template?.replaceAll('@@password@@', code)
}
