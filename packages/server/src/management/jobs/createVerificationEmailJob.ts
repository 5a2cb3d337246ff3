import type { Schema } from '@latchkey/contract'
import { resolveBranding } from '../../branding/resolve-branding.ts'
import { ApiError, refusedBody } from '../../errors.ts'
import { linkSettings } from '../../tenant-mail/link-settings.ts'
import { sendVerificationEmail } from '../../tenant-mail/verification-email.ts'
import type { Handler } from '../handler.ts'

type Identity = Schema<'VerificationEmailDefinition'>['identity']

/** The address of the account, for which a ticket has already been created. */
function addressOf(user: Schema<'User'> | undefined, identity: Identity): string {
  const account = user?.identities?.find(({ user_id }) => user_id === identity?.user_id)
  const isFirst = account === undefined || account === user?.identities?.[0]
  return (isFirst ? user?.email : account.profileData?.email) ?? ''
}

export const createVerificationEmailJob: Handler<'createVerificationEmailJob'> = async (call) => {
  const { tenant, write, mailer, author } = call
  const { client_id, ...named } = call.body
  if (client_id !== undefined && !(await tenant.clients.find(client_id))) {
    throw refusedBody('The client does not exist', 'client_id')
  }
  const facts = { userId: named.user_id, ...(client_id !== undefined && { clientId: client_id }) }
  const link = await linkSettings(tenant, 'verify_email', facts)
  const made = await write(async ({ users, tickets, jobs, logs }) => {
    const creating = tickets.createEmailVerification({ ...named, ...link }).catch((error) => {
      const isUnknown = error instanceof ApiError && error.code === 'user_not_found'
      throw isUnknown ? refusedBody('The user does not exist', 'user_id') : error
    })
    // Making a ticket begins by locking the user, who is then read behind the lock.
    const [secret, user] = await Promise.all([creating, users.get(named.user_id)])
    const to = addressOf(user, named.identity)
    const [job] = await Promise.all([
      jobs.createVerificationEmail(author),
      logs.append({ type: 'svr', user_id: named.user_id, user_name: to }),
    ])
    return { secret, to, job }
  })
  const branding = await resolveBranding(tenant)
  sendVerificationEmail(mailer, tenant, { branding, to: made.to, secret: made.secret, link, facts })
  return { status: 201, body: made.job }
}
