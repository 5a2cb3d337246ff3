import type { Handler } from '../handler.ts'
import { userAttributeProfileTemplates } from './user-attribute-profile-templates.ts'

export const listUserAttributeProfileTemplates: Handler<
  'listUserAttributeProfileTemplates'
> = async () => ({
  status: 200,
  body: { user_attribute_profile_templates: userAttributeProfileTemplates() },
})
