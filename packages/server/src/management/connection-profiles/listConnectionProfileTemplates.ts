import type { Handler } from '../handler.ts'
import { connectionProfileTemplates } from './connection-profile-templates.ts'

export const listConnectionProfileTemplates: Handler<
  'listConnectionProfileTemplates'
> = async () => ({
  status: 200,
  body: { connection_profile_templates: connectionProfileTemplates() },
})
