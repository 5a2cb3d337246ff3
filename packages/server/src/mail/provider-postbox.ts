import type { Outbound } from '../outbound/outbound.ts'
import type { Postbox, ProviderName, TenantProvider } from './mail.ts'
import { oneLine } from './message.ts'
import { azure } from './providers/azure.ts'
import { custom } from './providers/custom.ts'
import { mailgun, mandrill, resend, sendgrid, sparkpost } from './providers/key-providers.ts'
import { ms365 } from './providers/ms365.ts'
import type { MakeRequest, ProviderParts, ProviderRequest } from './providers/provider-request.ts'
import { ses } from './providers/ses.ts'

interface ProviderPostboxParts {
  readonly server: TenantProvider
  readonly tenantId: string
  readonly outbound: Pick<Outbound, 'send'>
  /** The default address of the sender. */
  readonly from: string
  readonly now: () => Date
}

const requests: Readonly<Record<ProviderName, MakeRequest>> = {
  sendgrid,
  mailgun,
  mandrill,
  sparkpost,
  resend,
  ses,
  azure_cs: azure,
  ms365,
  custom,
}

const answerBytesMax = 64 * 1024

/** Sends mails by the HTTP API that a tenant configured, through the guarded outbound client. */
export function openProviderPostbox(parts: ProviderPostboxParts): Postbox {
  const { server, tenantId, outbound, now } = parts
  const send = async (request: ProviderRequest) => {
    const answer = await outbound.send({ tenantId, method: 'POST', answerBytesMax, ...request })
    if (answer.status < 200 || answer.status > 299) throw new ProviderError(answer.status)
    return Buffer.from(answer.body).toString('utf8')
  }
  const fetchJson: ProviderParts['fetchJson'] = async (request) => JSON.parse(await send(request))
  return {
    async post({ fromName, fromAddress, ...given }) {
      const from = { name: oneLine(fromName), address: fromAddress ?? server.from ?? parts.from }
      const mail = { ...given, from, subject: oneLine(given.subject) }
      const { credentials, settings = {} } = server
      const request = await requests[server.name](mail, { credentials, settings, now, fetchJson })
      const answered = await send(request)
      if (server.name === 'mandrill') refuseRejected(answered)
    },
    close: () => undefined,
  }
}

/** A refusal by the provider. Its response is not quoted, because it may contain the mail. */
class ProviderError extends Error {
  readonly code: string
  /** A code as of SMTP: 500 and above are permanent (RFC 5321, section 4.2.1). */
  readonly responseCode: number

  constructor(status: number) {
    super(`The e-mail provider answered with status ${status}.`)
    this.name = 'ProviderError'
    this.code = `http_${status}`
    this.responseCode = mayRetry(status) ? 450 : 550
  }
}

const mayRetry = (status: number) => status >= 500 || status === 408 || status === 429

/** Mandrill answers 200 even for a mail that it rejects. */
function refuseRejected(answered: string): void {
  if (/"status"\s*:\s*"(rejected|invalid)"/.test(answered)) throw new ProviderError(422)
}
