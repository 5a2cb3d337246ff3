import type { Handler } from '../handler.ts'

export const createPasswordChangeTicket: Handler<'createPasswordChangeTicket'> = async (call) => {
  const { tenant, write, body } = call
  const secret = await write((store) => store.tickets.createPasswordChange(body))
  return { status: 201, body: { ticket: `${tenant.issuer}lo/reset?ticket=${secret}#` } }
}
