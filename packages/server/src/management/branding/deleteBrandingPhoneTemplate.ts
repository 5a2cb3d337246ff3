import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'

export const deleteBrandingPhoneTemplate: Handler<'deleteBrandingPhoneTemplate'> = async ({
  write,
  path,
}) => {
  const wasThere = await write((store) => store.phoneTemplates.delete(path.id))
  if (!wasThere) throw new ApiError('phone_template_not_found')
  return { status: 204 }
}
