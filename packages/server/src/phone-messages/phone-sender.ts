import { resolveBranding } from '../branding/resolve-branding.ts'
import { ApiError } from '../errors.ts'
import type { Mailer } from '../mail/mail.ts'
import type { Outbound } from '../outbound/outbound.ts'
import { LiquidError, type LiquidVariables, renderLiquid } from '../pages/liquid.ts'
import type { ResolvedBranding } from '../pages/resolved-branding.ts'
import {
  defaultPhoneContent,
  type PhoneTemplateType,
} from '../record-rules/phone-template-content.ts'
import type { Connection } from '../store/connections/connection-wire.ts'
import type { OpenedPhoneProvider } from '../store/phone/phone-providers.ts'
import type { Tenant } from '../tenancy/tenancy.ts'
import { type MailFacts, variablesOf } from '../tenant-mail/variables.ts'
import { connectionProvider, connectionTemplate } from './connection-phone.ts'
import { deliverPhoneMessage, logPhoneFailure } from './send-phone-message.ts'

/** Sends codes to phones. */
export interface PhoneSender {
  /** The messages that a tenant may send in an hour. */
  readonly hourlyMax: number
  /** @throws ApiError `phone_provider_unavailable` where no enabled provider sends texts */
  open(tenant: Tenant, connection?: Connection): Promise<OpenedPhone>
}

/** A provider of text messages, ready to send. */
export interface OpenedPhone {
  /** Sends a code. It returns at once; errors are logged for the tenant. */
  send(message: PhoneCode): void
}

export interface PhoneCode {
  /** The number (E.164), with the plus sign. */
  readonly to: string
  readonly code: string
  readonly template: Extract<PhoneTemplateType, 'otp_verify' | 'otp_enroll'>
  readonly branding?: ResolvedBranding
  readonly facts: MailFacts
}

interface Parts {
  readonly mailer: Pick<Mailer, 'later' | 'onPhoneMessage'>
  /** The guarded outbound HTTP client. */
  readonly outbound: Pick<Outbound, 'send'>
  readonly hourlyMax: number
  readonly now: () => Date
}

export const createPhoneSender = ({ hourlyMax, now, ...ways }: Parts): PhoneSender => ({
  hourlyMax,
  async open(tenant, connection) {
    const own = connection && (await connectionProvider(tenant, connection, now))
    const provider = own ?? (await tenant.store.phoneProviders.findOpened())
    if (!provider || !sendsTexts(provider)) throw new ApiError('phone_provider_unavailable')
    return {
      send: (message) =>
        ways.mailer.later(tenant.id, async () => {
          const written = await write(tenant, message, connection)
          await deliverPhoneMessage(ways, tenant, provider, {
            kind: message.template,
            to: message.to,
            method: 'text',
            ...written,
          })
        }),
    }
  },
})

function sendsTexts({ name, disabled, configuration }: OpenedPhoneProvider): boolean {
  if (disabled || !configuration.delivery_methods.includes('text')) return false
  return name === 'twilio' || configuration.gateway_url !== undefined
}

/** The text of the connection, else that of the tenant, else the default one. */
async function write(tenant: Tenant, message: PhoneCode, connection: Connection | undefined) {
  const { to, code, template, facts } = message
  const branding = message.branding ?? (await resolveBranding(tenant))
  const known = await variablesOf(tenant, branding, facts)
  const variables = { ...known, code, password: code, phone_number: to, pause: '...' }
  const own = connection && connectionTemplate(connection, code)
  const templates = await tenant.store.phoneTemplates.list()
  const ofTenant = templates.find(({ type, disabled }) => type === template && !disabled)
  const from = ofTenant?.content.from
  const body =
    (own && (await render(tenant, message, own, variables))) ||
    (await render(tenant, message, ofTenant?.content.body?.text, variables)) ||
    renderLiquid('text', defaultPhoneContent(template).body?.text ?? '', variables)
  return { body, ...(from && { from }) }
}

/** @returns undefined for a text that is missing or that fails, which is logged */
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
