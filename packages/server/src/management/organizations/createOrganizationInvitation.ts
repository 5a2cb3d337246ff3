import { invite } from '../../tenant-mail/invite.ts'
import type { Handler } from '../handler.ts'

export const createOrganizationInvitation: Handler<'createOrganizationInvitation'> = async ({
  tenant,
  mailer,
  write,
  path,
  body,
}) => {
  const [made] = await invite({ tenant, mailer, write, organizationId: path.id }, [body])
  if (!made) throw new Error('Nobody was invited')
  return { status: 201, body: made }
}
