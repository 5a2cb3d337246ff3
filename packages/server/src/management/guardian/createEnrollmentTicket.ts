import { refusedBody } from '../../errors.ts'
import type { Handler } from '../handler.ts'

export const createEnrollmentTicket: Handler<'createEnrollmentTicket'> = async (call) => {
  const { tenant, write, body } = call
  const { user_id, factor = 'otp', send_mail } = body
  if (factor !== 'otp') throw refusedBody('Only one-time codes can be enrolled here', 'factor')
  if (send_mail) throw refusedBody('Such mails are not sent yet. Send the link', 'send_mail')
  const secret = await write(async ({ authenticationMethods, tickets }) => {
    const methods = await authenticationMethods.listOf(user_id)
    if (methods.some(({ type }) => type === 'totp')) {
      throw refusedBody('The user has one-time codes already. Delete them first', 'user_id')
    }
    return tickets.createEnrollment(user_id)
  })
  const ticket_url = `${tenant.issuer}lo/mfa?ticket=${secret}`
  return { status: 200, body: { ticket_id: secret, ticket_url } }
}
