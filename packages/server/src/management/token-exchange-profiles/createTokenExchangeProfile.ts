import { refusedBody } from '../../errors.ts'
import type { Handler } from '../handler.ts'
import { checkProfile } from './check-profile.ts'

export const createTokenExchangeProfile: Handler<'createTokenExchangeProfile'> = async ({
  tenant,
  write,
  body,
}) => {
  await checkProfile(tenant, body)
  if ((body.subject_token === undefined) === (body.action_id === undefined)) {
    const todo = 'Send either the rules for the tokens that log users in, or `action_id`'
    throw refusedBody(todo, 'subject_token')
  }
  return { status: 201, body: await write((store) => store.tokenExchangeProfiles.create(body)) }
}
