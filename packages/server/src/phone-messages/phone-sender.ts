import { isSentByAction } from '../actions/run-notification.ts'
import { resolveBranding } from '../branding/resolve-branding.ts'
import { ApiError } from '../errors.ts'
import type { Mailer } from '../mail/mail.ts'
import type { Outbound } from '../outbound/outbound.ts'
import { LiquidError, type LiquidVariables, renderLiquid } from '../pages/liquid.ts'
import type { ResolvedBranding } from '../pages/resolved-branding.ts'
import type { Connection } from '../store/connections/connection-wire.ts'
import type { OpenedPhoneProvider } from '../store/phone/phone-providers.ts'
import type { Tenant } from '../tenancy/tenancy.ts'
import { type MailFacts, variablesOf } from '../tenant-mail/variables.ts'
import { type CodeTemplate, codeText } from './code-texts.ts'
import { connectionProvider, connectionTemplate } from './connection-phone.ts'
import { factorProvider, factorText } from './factor-phone.ts'
import { factorVariables } from './factor-texts.ts'
import type { PhoneMethod } from './phone-methods.ts'
import type { PhoneMessage } from './phone-request.ts'
import {
  deliverPhoneMessage,
  logPhoneFailure,
  sendLater,
  sendPhoneMessage,
} from './send-phone-message.ts'

/** Sends codes to phones. */
export interface PhoneSender {
  /** The most messages that a tenant may send in an hour. */
  readonly hourlyMax: number
  /**
   * The provider for text messages of a connection.
   *
   * @throws ApiError `phone_provider_unavailable` unless a provider is enabled
   */
  open(tenant: Tenant, connection: Connection): Promise<OpenedPhone>
  /**
   * The provider for codes of second factors.
   *
   * @throws ApiError `phone_provider_unavailable` unless a provider with this method is enabled
   */
  openForFactor(tenant: Tenant, method: PhoneMethod): Promise<OpenedPhone>
  /**
   * The provider for messages that the tenant has written.
   *
   * @throws ApiError `phone_provider_unavailable` unless a provider with this method is enabled
   */
  openForText(tenant: Tenant, method: PhoneMethod): Promise<OpenedTextPhone>
}

/** A provider that is ready to send messages that the tenant has written. */
export interface OpenedTextPhone {
  /** Sends a message in the background; errors are logged for the tenant. */
  send(message: Pick<PhoneMessage, 'kind' | 'to' | 'from' | 'body' | 'about'>): void
}

/** A provider that is ready to send codes. */
export interface OpenedPhone {
  /** Sends a code in the background; errors are logged for the tenant. */
  send(message: PhoneCode): void
}

/** A code to send, with what its template may show. */
export interface PhoneCode {
  /** The number (E.164), with the plus sign. */
  readonly to: string
  readonly code: string
  readonly template: CodeTemplate
  readonly branding?: ResolvedBranding
  readonly facts: MailFacts
}

interface Parts {
  readonly mailer: Pick<Mailer, 'later' | 'laterByCode' | 'onPhoneMessage'>
  /** The guarded outbound HTTP client. */
  readonly outbound: Pick<Outbound, 'send'>
  /** The URL of the Twilio API, which ends with a slash. */
  readonly twilioUrl: string
  readonly hourlyMax: number
  readonly now: () => Date
}

/** Creates the sender. */
export const createPhoneSender = ({ hourlyMax, now, ...ways }: Parts): PhoneSender => ({
  hourlyMax,
  async open(tenant, connection) {
    const own = await connectionProvider(tenant, connection, now)
    const provider = own ?? (await tenant.store.phoneProviders.findOpened())
    const textOf = ({ code }: PhoneCode) => connectionTemplate(connection, code)
    return openedPhone(ways, tenant, { provider, method: 'text', textOf })
  },
  async openForFactor(tenant, method) {
    const provider = await factorProvider(tenant)
    const textOf = ({ template }: PhoneCode) => factorText(tenant, template)
    return openedPhone(ways, tenant, { provider, method, textOf })
  },
  async openForText(tenant, method) {
    const found = await tenant.store.phoneProviders.findOpened()
    const provider = requireDelivering(tenant, found, method)
    return { send: (message) => sendPhoneMessage(ways, tenant, provider, { ...message, method }) }
  },
})

interface Way {
  readonly provider: OpenedPhoneProvider | undefined
  readonly method: PhoneMethod
  /** A Liquid template that takes precedence over that of the tenant. */
  readonly textOf: (message: PhoneCode) => string | undefined | Promise<string | undefined>
}

/** @throws ApiError `phone_provider_unavailable` */
function openedPhone(
  ways: Omit<Parts, 'hourlyMax' | 'now'>,
  tenant: Tenant,
  way: Way,
): OpenedPhone {
  const { method } = way
  const provider = requireDelivering(tenant, way.provider, method)
  return {
    send: (message) =>
      sendLater(ways, tenant, provider, async () => {
        const written = await write(tenant, message, way)
        const { to, template: kind, code, facts } = message
        const { userId, clientId } = facts
        const about = { code, userId, clientId }
        await deliverPhoneMessage(ways, tenant, provider, { kind, to, method, about, ...written })
      }),
  }
}

/** @throws ApiError `phone_provider_unavailable` */
function requireDelivering(
  tenant: Tenant,
  provider: OpenedPhoneProvider | undefined,
  method: PhoneMethod,
): OpenedPhoneProvider {
  if (provider && delivers(tenant, provider, method)) return provider
  throw new ApiError('phone_provider_unavailable')
}

function delivers(
  tenant: Tenant,
  { name, disabled, configuration }: OpenedPhoneProvider,
  method: PhoneMethod,
) {
  if (disabled || !configuration.delivery_methods.includes(method)) return false
  if (name === 'twilio' || configuration.gateway_url !== undefined) return true
  return isSentByAction(tenant, 'custom-phone-provider')
}

/**
 * The text of the message: that of the connection or of second factors, else that of the tenant,
 * else the usual one in the language of the user.
 */
async function write(tenant: Tenant, message: PhoneCode, { method, textOf }: Way) {
  const { template } = message
  const branding = message.branding ?? (await resolveBranding(tenant))
  const variables = await variablesFor(tenant, message, branding, method)
  const own = await textOf(message)
  const templates = await tenant.store.phoneTemplates.list()
  // A default template has no id.
  const ofTenant = templates.find(
    ({ id, type, disabled }) => id !== undefined && type === template && !disabled,
  )
  const from = ofTenant?.content.from
  const ownVariables = { ...variables, ...factorVariables(variables, method) }
  const body =
    (own && (await render(tenant, message, own, ownVariables))) ||
    (await render(tenant, message, ofTenant?.content.body?.[method], variables)) ||
    renderLiquid('text', codeText(template, method, branding.language), variables)
  return { body, ...(from && { from }) }
}

/**
 * The variables of a template. In a call the digits are separated, so that they are not spoken as
 * one number.
 */
async function variablesFor(
  tenant: Tenant,
  { to, code, facts }: PhoneCode,
  branding: ResolvedBranding,
  method: PhoneMethod,
): Promise<LiquidVariables> {
  const written = method === 'voice' ? [...code].join('.') : code
  return {
    ...(await variablesOf(tenant, branding, facts)),
    code: written,
    password: written,
    phone_number: to,
    pause: '...',
  }
}

/** @returns undefined for a missing template, and for one that fails, which is logged */
async function render(
  tenant: Tenant,
  { to, template }: PhoneCode,
  text: string | undefined,
  variables: LiquidVariables,
): Promise<string | undefined> {
  if (!text) return undefined
  try {
    return renderLiquid('text', text, variables).trim()
  } catch (error) {
    if (!(error instanceof LiquidError)) throw error
    const description = 'A phone message was sent with another text, because its template failed'
    await logPhoneFailure(tenant, to, description, { phone_message: template })
    return undefined
  }
}
