import { rootCertificates } from 'node:tls'

const connectTimeoutMs = 10_000
const answerTimeoutMs = 20_000

interface Server {
  readonly host: string
  readonly port: number
  readonly user?: string | undefined
  readonly password?: string | undefined
}

/**
 * The options of nodemailer for a mail server: address, credentials, trust and timeouts.
 *
 * @param ca certificates in PEM to trust besides the public CAs
 */
export function smtpOptions({ host, port, user, password }: Server, ca: string | undefined) {
  return {
    host,
    port,
    ...(user !== undefined && { auth: { user, pass: password ?? '' } }),
    tls: { minVersion: 'TLSv1.2' as const, ...(ca && { ca: [...rootCertificates, ca] }) },
    connectionTimeout: connectTimeoutMs,
    greetingTimeout: connectTimeoutMs,
    socketTimeout: answerTimeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
