import { expect } from '@jest/globals'
import type { ManagementClient } from '../../src/management.ts'

export async function useUserAttributeProfiles(client: ManagementClient): Promise<void> {
  const { userAttributeProfiles: profiles } = client
  const { user_attribute_profile_templates: templates } = await profiles.listTemplates()
  const [{ id = '' } = {}] = templates
  const { template } = await profiles.getTemplate({ path: { id } })
  const made = await profiles.create({ body: template })
  expect(made).toMatchObject({ name: template.name, user_attributes: template.user_attributes })
  const path = { id: made.id }
  const changed = await profiles.update({ path, body: { name: 'Employees' } })
  expect(changed).toEqual({ ...made, name: 'Employees' })
  expect(await profiles.get({ path })).toEqual(changed)
  expect(await profiles.list()).toEqual({ user_attribute_profiles: [changed] })
  expect(await profiles.delete({ path })).toBeUndefined()
}
