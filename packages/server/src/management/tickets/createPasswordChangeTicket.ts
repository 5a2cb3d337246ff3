import type { Handler } from '../handler.ts'
import { requireOneTarget } from './require-one-target.ts'

export const createPasswordChangeTicket: Handler<'createPasswordChangeTicket'> = async (call) => {
  const { tenant, write, body } = call
  requireOneTarget(body)
  const providers = tenant.connectors.strategiesWith('password')
  const secret = await write(({ tickets }) => tickets.createPasswordChange(body, providers))
  return { status: 201, body: { ticket: `${tenant.issuer}lo/reset?ticket=${secret}#` } }
}
