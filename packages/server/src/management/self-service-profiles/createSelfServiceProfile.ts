import { customerProviders } from '../../connectors/customer-providers.ts'
import type { Handler } from '../handler.ts'
import { checkProfile } from './check-profile.ts'

export const createSelfServiceProfile: Handler<'createSelfServiceProfile'> = async ({
  tenant,
  write,
  body,
}) => {
  await checkProfile(tenant, body)
  const allowed_strategies = customerProviders.map(({ id }) => id)
  const profile = { allowed_strategies, ...body }
  return { status: 201, body: await write((store) => store.selfServiceProfiles.create(profile)) }
}
