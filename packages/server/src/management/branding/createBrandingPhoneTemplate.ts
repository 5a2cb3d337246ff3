import { requirePhoneLiquid } from '../../phone-messages/render-phone-template.ts'
import type { Handler } from '../handler.ts'

export const createBrandingPhoneTemplate: Handler<'createBrandingPhoneTemplate'> = async ({
  write,
  body,
}) => {
  requirePhoneLiquid(body.content)
  return { status: 201, body: await write((store) => store.phoneTemplates.create(body)) }
}
