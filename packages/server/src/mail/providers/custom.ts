import { jsonRequest, type MakeRequest, mailbox } from './provider-request.ts'

/**
 * The HTTP gateway of a tenant, which sends mails. The settings may lack its URL: tenants that come
 * from the hosted service have an action for it.
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

/** Permanent until the settings are changed, so the mail is not retried. */
class GatewayMissingError extends Error {
  readonly code = 'gateway_url_missing'
  readonly isPermanent = true

  constructor() {
    super('The e-mail provider has no gateway.')
    this.name = 'GatewayMissingError'
  }
}
