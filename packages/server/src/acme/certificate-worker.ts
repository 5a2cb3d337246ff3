import type { Logger } from 'pino'
import type { AcmeSettings } from '../config/acme.ts'
import type { Bounds } from '../config/bounds.ts'
import type { LogType } from '../log-types.ts'
import type { Outbound } from '../outbound/outbound.ts'
import { OutboundError } from '../outbound/outbound-error.ts'
import type { AcmeAccounts } from '../store/tenants/acme-accounts.ts'
import type { DomainCertificates, DueCertificate } from '../store/tenants/domain-certificates.ts'
import { AcmeError } from './acme-error.ts'
import { createAcmeServer } from './acme-server.ts'
import { obtainCertificate } from './obtain-certificate.ts'
import { openAccount } from './open-account.ts'
import { renewalTime, retryTime } from './work-times.ts'

/** The worker that obtains and renews the certificates of custom domains. */
export interface CertificateWorker {
  /** Checks for due certificates now, instead of at the next interval. */
  wake(): void
  /** Cancels the current attempt. Another process or the next start makes it again. */
  stop(): Promise<void>
}

/** What the worker reads and writes. */
export interface WorkerOptions {
  readonly settings: AcmeSettings
  readonly certificates: DomainCertificates
  readonly accounts: AcmeAccounts
  readonly outbound: Outbound
  readonly bounds: Pick<Bounds, 'acmeCheckMs' | 'acmeOrderTimeoutMs' | 'acmePollMs'>
  /** Writes an entry to the log of the tenant. */
  readonly record: (type: LogType, due: DueCertificate, details: object) => Promise<void>
  readonly log: Logger
  readonly now: () => Date
}

/** The most certificates that one check obtains, one after another, before it pauses. */
const perLookMax = 100

/** Starts the worker, which checks for due certificates every `acmeCheckMs`. */
export function startCertificateWorker(options: WorkerOptions): CertificateWorker {
  const { bounds, log } = options
  const stopping = new AbortController()
  let looking: Promise<void> | undefined
  let isWoken = false
  const look = async () => {
    do {
      isWoken = false
      await obtainDue(options, stopping.signal)
    } while (isWoken && !stopping.signal.aborted)
  }
  const wake = () => {
    isWoken = true
    looking ??= look()
      .catch((error) => log.warn({ err: error }, 'Certificates could not be obtained; retrying.'))
      .finally(() => {
        looking = undefined
      })
  }
  const timer = setInterval(wake, bounds.acmeCheckMs)
  wake()
  return {
    wake,
    async stop() {
      clearInterval(timer)
      stopping.abort()
      await looking
    },
  }
}

async function obtainDue(options: WorkerOptions, stopped: AbortSignal): Promise<void> {
  const { certificates, bounds, now } = options
  for (let count = 0; count < perLookMax && !stopped.aborted; count += 1) {
    const due = await certificates.take(now(), 2 * bounds.acmeOrderTimeoutMs)
    if (!due) return
    await obtain(options, due, stopped).catch((error) => fail(options, due, error, stopped))
  }
}

async function obtain(
  options: WorkerOptions,
  due: DueCertificate,
  stopped: AbortSignal,
): Promise<void> {
  const { settings, certificates, accounts, outbound, bounds, record, log, now } = options
  const { directoryUrl } = settings
  const server = createAcmeServer({ directoryUrl, outbound, tenantId: due.tenantId, now })
  const account = await openAccount(server, accounts, settings)
  const { domain } = due
  const obtained = await obtainCertificate({
    server,
    account,
    domain,
    publish: (challenge) => certificates.setChallenge(due, challenge),
    pollMs: bounds.acmePollMs,
    signal: AbortSignal.any([stopped, AbortSignal.timeout(bounds.acmeOrderTimeoutMs)]),
  })
  const { chain, key, notAfter: expiresAt } = obtained
  const workAt = renewalTime(obtained, Math.random())
  await certificates.issued(due, { chain, key, expiresAt, workAt })
  log.info({ domain, expiresAt }, 'The certificate of a custom domain was issued.')
  await record('custom_domain_certificate_issued', due, { domain, expires_at: expiresAt })
}

/** Errors after which the ACME server no longer knows the account: the next attempt creates one. */
const accountErrors: readonly (string | undefined)[] = ['accountDoesNotExist']

async function fail(
  options: WorkerOptions,
  due: DueCertificate,
  error: unknown,
  stopped: AbortSignal,
): Promise<void> {
  const { settings, certificates, accounts, record, log, now } = options
  const { domain, failures } = due
  if (stopped.aborted) return certificates.postpone(due, now())
  const isOurs = error instanceof AcmeError
  if (isOurs && accountErrors.includes(error.type)) await accounts.delete(settings.directoryUrl)
  const workAt = retryTime(now(), failures, isOurs ? error.retryAfterMs : 0, Math.random())
  const reason = reasonOf(error)
  await certificates.failed(due, reason, workAt)
  log.warn({ err: error, domain, workAt }, 'The certificate of a custom domain was not issued.')
  await record('custom_domain_certificate_failed', due, { domain, error: reason })
}

function reasonOf(error: unknown): string {
  if (error instanceof AcmeError) return error.message
  if (error instanceof OutboundError) return `The ACME server did not answer: ${error.message}`
  if (error instanceof Error && /^(Abort|Timeout)Error$/.test(error.name)) {
    return 'The ACME server did not decide in time.'
  }
  return 'An internal error occurred; the log of the server has it.'
}
