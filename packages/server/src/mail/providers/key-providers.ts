import { basicAuthorization } from '../../outbound/basic-authorization.ts'
import { formRequest, jsonRequest, type MakeRequest, mailbox } from './provider-request.ts'

/** https://www.twilio.com/docs/sendgrid/api-reference/mail-send/mail-send */
export const sendgrid: MakeRequest = (mail, { credentials }) =>
  jsonRequest('https://api.sendgrid.com/v3/mail/send', bearer(credentials.api_key), {
    personalizations: [{ to: [{ email: mail.to }] }],
    from: { email: mail.from.address, name: mail.from.name },
    subject: mail.subject,
    content: [
      { type: 'text/plain', value: mail.text },
      { type: 'text/html', value: mail.html },
    ],
  })

/** https://documentation.mailgun.com/docs/mailgun/api-reference/send/mailgun/messages */
export const mailgun: MakeRequest = (mail, { credentials }) => {
  const { api_key: key, domain = '', region } = credentials
  const host = region === 'eu' ? 'api.eu.mailgun.net' : 'api.mailgun.net'
  const authorization = basicAuthorization('api', String(key))
  return formRequest(
    `https://${host}/v3/${encodeURIComponent(domain)}/messages`,
    { authorization },
    {
      from: mailbox(mail.from),
      to: mail.to,
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
    },
  )
}

/** https://mailchimp.com/developer/transactional/api/messages/send-new-message/ */
export const mandrill: MakeRequest = (mail, { credentials, settings }) =>
  jsonRequest(
    'https://mandrillapp.com/api/1.0/messages/send',
    {},
    {
      key: credentials.api_key,
      message: {
        from_email: mail.from.address,
        from_name: mail.from.name,
        to: [{ email: mail.to, type: 'to' }],
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        view_content_link: settings.message?.view_content_link,
      },
    },
  )

/** https://developers.sparkpost.com/api/transmissions/ */
export const sparkpost: MakeRequest = (mail, { credentials }) => {
  const { api_key: authorization = '', region } = credentials
  const host = region === 'eu' ? 'api.eu.sparkpost.com' : 'api.sparkpost.com'
  return jsonRequest(
    `https://${host}/api/v1/transmissions`,
    { authorization },
    {
      recipients: [{ address: { email: mail.to } }],
      content: {
        from: { email: mail.from.address, name: mail.from.name },
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
      },
    },
  )
}

/** https://resend.com/docs/api-reference/emails/send-email */
export const resend: MakeRequest = (mail, { credentials }) =>
  jsonRequest('https://api.resend.com/emails', bearer(credentials.api_key), {
    from: mailbox(mail.from),
    to: [mail.to],
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
  })

const bearer = (token = '') => ({ authorization: `Bearer ${token}` })
