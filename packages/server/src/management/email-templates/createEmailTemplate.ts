import { requireLiquid } from '../../tenant-mail/require-liquid.ts'
import type { Handler } from '../handler.ts'

export const createEmailTemplate: Handler<'createEmailTemplate'> = async ({ write, body }) => {
  const { template, ...settings } = body
  requireLiquid(settings)
  return {
    status: 200,
    body: await write((store) => store.emailTemplates.create(template, settings)),
  }
}
