import { requireFactorTexts } from '../../phone-messages/factor-texts.ts'
import type { Handler } from '../handler.ts'

export const updateGuardianFactorPhoneTemplates: Handler<
  'updateGuardianFactorPhoneTemplates'
> = async ({ write, body }) => {
  requireFactorTexts(body)
  await write(({ guardian }) => guardian.update({ phone_templates: body }))
  return { status: 200, body }
}
