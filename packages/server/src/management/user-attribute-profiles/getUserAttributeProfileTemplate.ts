import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'
import { userAttributeProfileTemplates } from './user-attribute-profile-templates.ts'

export const getUserAttributeProfileTemplate: Handler<'getUserAttributeProfileTemplate'> = async ({
  path,
}) => {
  const template = userAttributeProfileTemplates().find(({ id }) => id === path.id)
  if (!template) throw new ApiError('user_attribute_profile_template_not_found')
  return { status: 200, body: template }
}
