import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'
import { checkTicket } from './check-ticket.ts'

/** As the hosted API has it: five days. */
const secondsDefault = 5 * 24 * 60 * 60

export const createSelfServiceProfileSsoTicket: Handler<
  'createSelfServiceProfileSsoTicket'
> = async ({ tenant, write, path, body }) => {
  const { store, issuer } = tenant
  if (!(await store.selfServiceProfiles.get(path.id))) {
    throw new ApiError('self_service_profile_not_found')
  }
  const { ttl_sec, ...settings } = await checkTicket(tenant, body)
  const seconds = ttl_sec || secondsDefault
  const ticket = await write((each) => each.selfServiceTickets.create(path.id, settings, seconds))
  const url = `${issuer}self-service/connections-flow?${new URLSearchParams({ ticket })}`
  return { status: 201, body: { ticket: url } }
}
