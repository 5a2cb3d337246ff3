import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'
import { connectionProfileTemplates } from './connection-profile-templates.ts'

export const getConnectionProfileTemplate: Handler<'getConnectionProfileTemplate'> = async ({
  path,
}) => {
  const template = connectionProfileTemplates().find(({ id }) => id === path.id)
  if (!template) throw new ApiError('connection_profile_template_not_found')
  return { status: 200, body: template }
}
