import { resolveBranding } from '../branding/resolve-branding.ts'
import { composeImportEnded } from '../mail/compose.ts'
import type { Mailer } from '../mail/mail.ts'
import type { Job } from '../store/jobs/job-wire.ts'
import type { Tenant } from '../tenancy/tenancy.ts'
import { sendTenantMail } from './send-tenant-mail.ts'

/**
 * Mails the result of an import to the support address of the tenant. Without such an address there
 * is no mail.
 */
export async function sendImportEnded(mailer: Mailer, tenant: Tenant, job: Job): Promise<void> {
  const branding = await resolveBranding(tenant)
  const { supportEmail: to } = branding
  if (!to) return
  const { inserted = 0, updated = 0, failed = 0 } = job.summary ?? {}
  const connection = job.connection ?? ''
  const mail = composeImportEnded(branding, {
    to,
    jobId: job.id,
    connection,
    inserted: String(inserted),
    updated: String(updated),
    failed: String(failed),
  })
  sendTenantMail(mailer, tenant, { branding, mail, facts: { connection } })
}
