import type { Logger } from 'pino'
import type { Mailer } from '../mail/mail.ts'
import type { Job } from '../store/jobs/job-wire.ts'
import type { Tenancy } from '../tenancy/tenancy.ts'
import { sendImportEnded } from '../tenant-mail/import-email.ts'

interface Parts {
  readonly tenancy: Pick<Tenancy, 'find'>
  readonly mailer: Mailer
  readonly log: Logger
}

/** Mails the result of an import. Errors are logged, because the job has ended already. */
export async function mailImportEnded(
  { tenancy, mailer, log }: Parts,
  domain: string,
  job: Job,
): Promise<void> {
  try {
    const tenant = await tenancy.find(domain)
    if (tenant) await sendImportEnded(mailer, tenant, job)
  } catch (error) {
    log.warn({ err: error, jobId: job.id }, 'The e-mail about an import could not be prepared.')
  }
}
