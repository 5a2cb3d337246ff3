import type { Outbound } from '../outbound/outbound.ts'
import type { Postbox, ProviderName, TenantProvider } from './mail.ts'
import { oneLine } from './message.ts'
import { azure } from './providers/azure.ts'
import { mailgun, mandrill, resend, sendgrid, sparkpost } from './providers/key-providers.ts'
import { ms365 } from './providers/ms365.ts'
import type { MakeRequest, ProviderParts, ProviderRequest } from './providers/provider-request.ts'
import { ses } from './providers/ses.ts'

interface ProviderPostboxParts {
  readonly server: TenantProvider
  readonly tenantId: string
  readonly outbound: Pick<Outbound, 'send'>
  /** The sender if the tenant has set none. */
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
}

const answerBytesMax = 64 * 1024

/** A provider of a tenant that is given mails by its HTTP API, through the guarded way out. */
export function openProviderPostbox(parts: ProviderPostboxParts): Postbox {
  const { server, tenantId, outbound, now } = parts
  const send = async (request: ProviderRequest) => {
    const answer = await outbound.send({ tenantId, method: 'POST', answerBytesMax, ...request })
    if (answer.status < 200 || answer.status > 299) throw new ProviderError(answer.status)
    return Buffer.from(answer.body).toString('utf8')
  }
  const fetchJson: ProviderParts['fetchJson'] = async (request) => JSON.parse(await send(request))
  return {
    async post({ fromName, fromAddress, to, subject, text, html }) {
      const from = { name: oneLine(fromName), address: fromAddress ?? server.from ?? parts.from }
      const mail = { from, to, subject: oneLine(subject), text, html }
      const { credentials } = server
      const request = await requests[server.name](mail, { credentials, now, fetchJson })
      const answered = await send(request)
      if (server.name === 'mandrill') refuseRejected(answered)
    },
    close: () => undefined,
  }
}

/** A provider refused a mail; its answer is not repeated, as it may have the mail in it. */
class ProviderError extends Error {
  readonly code: string
  /** As in SMTP: from 500 on a further attempt is in vain (RFC 5321, section 4.2.1). */
  readonly responseCode: number

  constructor(status: number) {
    super(`The e-mail provider answered with status ${status}.`)
    this.name = 'ProviderError'
    this.code = `http_${status}`
    this.responseCode = mayRetry(status) ? 450 : 550
  }
}

const mayRetry = (status: number) => status >= 500 || status === 408 || status === 429

/** Mandrill answers 200 for a mail that it will not send. */
function refuseRejected(answered: string): void {
  if (/"status"\s*:\s*"(rejected|invalid)"/.test(answered)) throw new ProviderError(422)
}
