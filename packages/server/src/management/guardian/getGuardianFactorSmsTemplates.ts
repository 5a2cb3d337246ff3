import type { Handler } from '../handler.ts'
import { getGuardianFactorPhoneTemplates } from './getGuardianFactorPhoneTemplates.ts'

/** The same setting under its former path. */
export const getGuardianFactorSmsTemplates: Handler<'getGuardianFactorSmsTemplates'> =
  getGuardianFactorPhoneTemplates
