import type { ManagementClient } from 'auth0'
import { failure } from './walk.ts'

export async function walkMail(client: ManagementClient) {
  const { emails, emailTemplates, attackProtection } = client
  const none = await failure(emails.provider.get())
  const api_user = 'mailer'
  const other = await failure(
    emails.provider.create({ name: 'sendgrid', credentials: { api_user } as never }),
  )
  const credentials = { smtp_host: 'smtp.example.com', smtp_port: 587 }
  const login = { smtp_user: 'mailer', smtp_pass: 'not-a-real-password' }
  const provider = await emails.provider.create({
    name: 'smtp',
    default_from_address: 'no-reply@example.com',
    credentials: { ...credentials, ...login },
  })
  const disabled = await emails.provider.update({ enabled: false })
  await emails.provider.delete()
  const noTemplate = await failure(emailTemplates.get('blocked_account'))
  const texts = { body: '<p>{{ url }}</p>', subject: 'Blocked', from: null, syntax: 'liquid' }
  const made = await emailTemplates.create({ template: 'blocked_account', ...texts, enabled: true })
  const broken = await failure(emailTemplates.update('blocked_account', { body: '{{ url' }))
  const guard = await attackProtection.bruteForceProtection.get()
  const mode = 'count_per_identifier' as const
  const changed = await attackProtection.bruteForceProtection.update({ mode, max_attempts: 3 })
  const throttling = await attackProtection.suspiciousIpThrottling.get()
  const leaks = await failure(attackProtection.breachedPasswordDetection.update({ enabled: true }))
  const results = { none, other, provider, disabled, noTemplate, made, broken }
  return { ...results, guard, changed, throttling, leaks }
}
