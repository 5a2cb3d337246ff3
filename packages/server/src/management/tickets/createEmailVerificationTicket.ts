import type { Handler } from '../handler.ts'

export const createEmailVerificationTicket: Handler<'createEmailVerificationTicket'> = async (
  call,
) => {
  const { tenant, write, body } = call
  const secret = await write((store) => store.tickets.createEmailVerification(body))
  return { status: 201, body: { ticket: `${tenant.issuer}lo/verify_email?ticket=${secret}` } }
}
