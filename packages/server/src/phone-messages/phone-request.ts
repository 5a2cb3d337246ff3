import {
  formRequest,
  jsonRequest,
  type ProviderRequest,
} from '../mail/providers/provider-request.ts'
import { basicAuthorization } from '../outbound/basic-authorization.ts'
import type { OpenedPhoneProvider } from '../store/phone/phone-providers.ts'

/** A message to one phone. */
export interface PhoneMessage {
  /** The type of its template, or `test`. */
  readonly kind: string
  /** The number of the recipient (E.164), with the plus sign. */
  readonly to: string
  /** The sender in place of that of the provider. */
  readonly from?: string
  readonly method: 'text' | 'voice'
  /** The text to show, or to speak in a call. */
  readonly body: string
  /** What an action that sends the message learns besides. */
  readonly about?: {
    readonly code: string
    readonly userId: string | undefined
    readonly clientId: string | undefined
  }
}

type Provider = Pick<OpenedPhoneProvider, 'name' | 'configuration' | 'credentials'>

/**
 * The request to a provider that sends a message.
 *
 * @param twilioUrl the URL of the Twilio API, with a slash at its end
 */
export function phoneRequest(
  provider: Provider,
  message: PhoneMessage,
  twilioUrl: string,
): ProviderRequest {
  return provider.name === 'twilio'
    ? twilioRequest(provider, message, twilioUrl)
    : gatewayRequest(provider, message)
}

/**
 * https://www.twilio.com/docs/messaging/api/message-resource#create-a-message-resource and
 * https://www.twilio.com/docs/voice/api/call-resource#create-a-call-resource
 */
function twilioRequest(
  { configuration, credentials }: Provider,
  message: PhoneMessage,
  twilioUrl: string,
) {
  const { sid = '', mssid, default_from: defaultFrom = '' } = configuration
  const { to, method, body } = message
  const authorization = basicAuthorization(sid, String(credentials.auth_token))
  const account = `${twilioUrl}2010-04-01/Accounts/${encodeURIComponent(sid)}`
  const from = message.from || defaultFrom
  if (method === 'voice') {
    const spoken = `<Response><Say>${escapeXml(body)}</Say></Response>`
    return formRequest(
      `${account}/Calls.json`,
      { authorization },
      { To: to, From: from, Twiml: spoken },
    )
  }
  const sender = !message.from && mssid ? { MessagingServiceSid: mssid } : { From: from }
  return formRequest(
    `${account}/Messages.json`,
    { authorization },
    { To: to, ...sender, Body: body },
  )
}

function gatewayRequest({ configuration, credentials }: Provider, message: PhoneMessage) {
  const { gateway_url: url = '', default_from: defaultFrom } = configuration
  const { gateway_token: token } = credentials
  const sender = message.from || defaultFrom
  return jsonRequest(url, token === undefined ? {} : { authorization: `Bearer ${token}` }, {
    recipient: message.to,
    body: message.body,
    ...(sender && { sender }),
    delivery_method: message.method,
    message_type: message.kind,
  })
}

/** XML 1.0, section 2.2, forbids other control characters even in escaped form. */
const escapeXml = (text: string) =>
  text
    .replace(/[^\P{Cc}\t\n\r]/gu, '')
    .replace(/[<>&'"]/g, (character) => `&#${character.charCodeAt(0)};`)
