import type { Handler } from '../handler.ts'
import { updateGuardianFactorPhoneTemplates } from './updateGuardianFactorPhoneTemplates.ts'

/** The same setting under its former path. */
export const updateGuardianFactorSmsTemplates: Handler<'updateGuardianFactorSmsTemplates'> =
  updateGuardianFactorPhoneTemplates
