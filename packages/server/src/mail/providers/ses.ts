import { createHash, createHmac } from 'node:crypto'
import { jsonRequest, type MakeRequest } from './provider-request.ts'

/** Loads Signature Version 4 at first use: it has 400 kB of modules that few installations need. */
const loadSignatures = () => import('./aws-signatures.ts')

/** Amazon SES: https://docs.aws.amazon.com/ses/latest/APIReference-V2/API_SendEmail.html */
export const ses: MakeRequest = async (mail, { credentials, settings, now }) => {
  const { accessKeyId = '', secretAccessKey = '', region = '' } = credentials
  const hostname = `email.${region}.amazonaws.com`
  const path = '/v2/email/outbound-emails'
  const part = (Data: string) => ({ Data, Charset: 'UTF-8' })
  const { url, headers, body } = jsonRequest(
    `https://${hostname}${path}`,
    { host: hostname },
    {
      FromEmailAddress: `=?UTF-8?B?${Buffer.from(mail.from.name).toString('base64')}?= <${mail.from.address}>`,
      ConfigurationSetName: settings.message?.configuration_set_name,
      Destination: { ToAddresses: [mail.to] },
      Content: {
        Simple: {
          Subject: part(mail.subject),
          Body: { Text: part(mail.text), Html: part(mail.html) },
        },
      },
    },
  )
  const { SignatureV4 } = await loadSignatures()
  const signer = new SignatureV4({
    service: 'ses',
    region,
    credentials: { accessKeyId, secretAccessKey },
    sha256: Sha256,
  })
  const signed = await signer.sign(
    { method: 'POST', protocol: 'https:', hostname, path, headers: { ...headers }, body },
    { signingDate: now() },
  )
  const { host: _host, ...sent } = signed.headers
  return { url, headers: sent, body }
}

/** SHA-256 and HMAC-SHA-256 with the interface that the signer expects. */
class Sha256 {
  private readonly hash

  constructor(secret?: string | ArrayBuffer | ArrayBufferView) {
    this.hash = secret === undefined ? createHash('sha256') : createHmac('sha256', bytesOf(secret))
  }

  update(data: string | ArrayBuffer | ArrayBufferView): void {
    this.hash.update(bytesOf(data))
  }

  async digest(): Promise<Uint8Array> {
    return this.hash.digest()
  }

  reset(): void {
    throw new Error('The hash cannot be reset: use a new one.')
  }
}

function bytesOf(data: string | ArrayBuffer | ArrayBufferView): Uint8Array {
  if (typeof data === 'string') return Buffer.from(data)
  return ArrayBuffer.isView(data)
    ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
    : new Uint8Array(data)
}
