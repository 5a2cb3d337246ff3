import { createHash, createHmac } from 'node:crypto'
import { jsonRequest, type MakeRequest } from './provider-request.ts'

/**
 * Azure Communication Services, signed as in
 * https://learn.microsoft.com/azure/communication-services/tutorials/hmac-header-tutorial
 */
export const azure: MakeRequest = (mail, { credentials, now }) => {
  const { endpoint, accesskey } = partsOf(credentials.connectionString ?? '')
  const url = new URL('/emails:send?api-version=2023-03-31', endpoint)
  const { body } = jsonRequest(
    url.href,
    {},
    {
      senderAddress: mail.from.address,
      content: { subject: mail.subject, plainText: mail.text, html: mail.html },
      recipients: { to: [{ address: mail.to }] },
    },
  )
  const date = now().toUTCString()
  const hash = createHash('sha256').update(body).digest('base64')
  const signed = `POST\n${url.pathname}${url.search}\n${date};${url.host};${hash}`
  const signature = createHmac('sha256', Buffer.from(accesskey, 'base64'))
    .update(signed)
    .digest('base64')
  const headers = {
    'content-type': 'application/json',
    'x-ms-date': date,
    'x-ms-content-sha256': hash,
    authorization: `HMAC-SHA256 SignedHeaders=x-ms-date;host;x-ms-content-sha256&Signature=${signature}`,
  }
  return { url: url.href, headers, body }
}

/** The parts of `endpoint=https://…/;accesskey=…`. */
export function partsOf(connectionString: string): { endpoint: string; accesskey: string } {
  const parts = connectionString.split(';').map((part) => {
    const at = part.indexOf('=')
    return [part.slice(0, at).trim().toLowerCase(), part.slice(at + 1).trim()]
  })
  const { endpoint = '', accesskey = '' } = Object.fromEntries(parts)
  return { endpoint, accesskey }
}
