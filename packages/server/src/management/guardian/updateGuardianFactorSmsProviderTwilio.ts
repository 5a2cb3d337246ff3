import type { Handler } from '../handler.ts'
import { updateGuardianFactorPhoneProviderTwilio } from './updateGuardianFactorPhoneProviderTwilio.ts'

/** The same setting under its former path. */
export const updateGuardianFactorSmsProviderTwilio: Handler<'updateGuardianFactorSmsProviderTwilio'> =
  updateGuardianFactorPhoneProviderTwilio
