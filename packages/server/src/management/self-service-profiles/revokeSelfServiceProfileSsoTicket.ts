import type { Handler } from '../handler.ts'

export const revokeSelfServiceProfileSsoTicket: Handler<
  'revokeSelfServiceProfileSsoTicket'
> = async ({ write, path }) => {
  await write((store) => store.selfServiceTickets.revoke(path.profileId, path.id))
  return { status: 202 }
}
