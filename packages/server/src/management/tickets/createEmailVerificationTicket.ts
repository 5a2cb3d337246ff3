import type { Handler } from '../handler.ts'
import { requireOneTarget } from './require-one-target.ts'

export const createEmailVerificationTicket: Handler<'createEmailVerificationTicket'> = async (
  call,
) => {
  const { tenant, write, body } = call
  requireOneTarget(body)
  const secret = await write((store) => store.tickets.createEmailVerification(body))
  return { status: 201, body: { ticket: `${tenant.issuer}lo/verify_email?ticket=${secret}` } }
}
