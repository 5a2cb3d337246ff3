import { jsonRequest, type MakeRequest, mailbox } from './provider-request.ts'

/**
 * The tenant's own gateway: the counterpart of the one for phone messages. A provider without a
 * gateway is stored as well, because hosted tenants have an action in its place.
 */
export const custom: MakeRequest = (mail, { credentials, settings }) => {
  const { gateway_url: url } = settings
  if (url === undefined) throw new GatewayMissingError()
  const { gateway_token: token } = credentials
  return jsonRequest(url, token === undefined ? {} : { authorization: `Bearer ${token}` }, {
    to: mail.to,
    from: mailbox(mail.from),
    subject: mail.subject,
    html: mail.html,
    text: mail.text,
    locale: mail.language,
    message_type: mail.template ?? mail.kind.replaceAll('-', '_'),
  })
}

/** It stays so until the settings are changed: there is no second attempt. */
class GatewayMissingError extends Error {
  readonly code = 'gateway_url_missing'
  readonly isPermanent = true

  constructor() {
    super('The e-mail provider has no gateway.')
    this.name = 'GatewayMissingError'
  }
}
