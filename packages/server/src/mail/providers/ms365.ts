import { formRequest, jsonRequest, type MakeRequest } from './provider-request.ts'

/**
 * Microsoft 365 by the Graph API: requests an access token by client credentials (RFC 6749, section
 * 4.4), then https://learn.microsoft.com/graph/api/user-sendmail
 */
export const ms365: MakeRequest = async (mail, { credentials, fetchJson }) => {
  const { tenantId = '', clientId = '', clientSecret = '' } = credentials
  const { access_token: token } = await fetchJson(
    formRequest(
      `https://login.microsoftonline.com/${encodeURIComponent(tenantId)}/oauth2/v2.0/token`,
      {},
      {
        grant_type: 'client_credentials',
        client_id: clientId,
        client_secret: clientSecret,
        scope: 'https://graph.microsoft.com/.default',
      },
    ),
  )
  const sender = encodeURIComponent(mail.from.address)
  return jsonRequest(
    `https://graph.microsoft.com/v1.0/users/${sender}/sendMail`,
    { authorization: `Bearer ${String(token)}` },
    {
      message: {
        subject: mail.subject,
        body: { contentType: 'HTML', content: mail.html },
        toRecipients: [{ emailAddress: { address: mail.to } }],
      },
      saveToSentItems: false,
    },
  )
}
