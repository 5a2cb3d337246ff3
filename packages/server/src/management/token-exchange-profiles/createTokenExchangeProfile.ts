import { refusedBody } from '../../errors.ts'
import type { Handler } from '../handler.ts'
import { checkProfile } from './check-profile.ts'

export const createTokenExchangeProfile: Handler<'createTokenExchangeProfile'> = async ({
  tenant,
  write,
  body,
}) => {
  await checkProfile(tenant, body)
  const { subject_token } = body
  if (!subject_token)
    throw refusedBody('It is required: say which tokens log users in', 'subject_token')
  const profile = { ...body, subject_token }
  return { status: 201, body: await write((store) => store.tokenExchangeProfiles.create(profile)) }
}
