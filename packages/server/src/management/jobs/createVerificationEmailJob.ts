import type { Schema } from '@latchkey/contract'
import { brandedFor } from '../../branding/branded-for.ts'
import { resolveBranding } from '../../branding/resolve-branding.ts'
import { ApiError, refusedBody } from '../../errors.ts'
import { linkSettings } from '../../tenant-mail/link-settings.ts'
import { sendVerificationEmail } from '../../tenant-mail/verification-email.ts'
import type { Handler } from '../handler.ts'

type Identity = Schema<'VerificationEmailDefinition'>['identity']

/** The e-mail address of the account, for which a ticket was created before. */
function addressOf(user: Schema<'User'> | undefined, identity: Identity): string {
  const account = user?.identities?.find(({ user_id }) => user_id === identity?.user_id)
  const isFirst = account === undefined || account === user?.identities?.[0]
  return (isFirst ? user?.email : account.profileData?.email) ?? ''
}

export const createVerificationEmailJob: Handler<'createVerificationEmailJob'> = async (call) => {
  const { tenant, write, mailer, author } = call
  const { body: named } = call
  const { client_id: clientId, organization_id: id } = named
  const organization = id === undefined ? undefined : await tenant.store.organizations.get(id)
  const facts = {
    userId: named.user_id,
    ...(clientId !== undefined && { clientId }),
    ...(organization && { organization }),
  }
  const link = await linkSettings(tenant, 'verify_email', facts)
  const made = await write(async ({ users, tickets, jobs, logs }) => {
    const creating = tickets.createEmailVerification({ ...named, ...link }).catch((error) => {
      const isUnknown = error instanceof ApiError && error.code === 'user_not_found'
      throw isUnknown ? refusedBody('The user does not exist', 'user_id') : error
    })
    // Creating a ticket locks the user first, so the user that is read afterwards is current.
    const logging = users.get(named.user_id).then(async (user) => {
      const to = addressOf(user, named.identity)
      await logs.append({ type: 'svr', user_id: named.user_id, user_name: to })
      return to
    })
    const creatingJob = jobs.createVerificationEmail(author)
    const [secret, to, job] = await Promise.all([creating, logging, creatingJob])
    return { secret, to, job }
  })
  const branding = brandedFor(await resolveBranding(tenant), organization)
  sendVerificationEmail(mailer, tenant, { branding, to: made.to, secret: made.secret, link, facts })
  // The job is complete once it is stored, but the e-mail is still to be sent.
  const { percentage_done: _done, ...job } = made.job
  return { status: 201, body: { ...job, status: 'pending' } }
}
