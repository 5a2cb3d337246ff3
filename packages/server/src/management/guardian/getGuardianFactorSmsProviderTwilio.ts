import type { Handler } from '../handler.ts'
import { getGuardianFactorPhoneProviderTwilio } from './getGuardianFactorPhoneProviderTwilio.ts'

/** The same setting under its former path. */
export const getGuardianFactorSmsProviderTwilio: Handler<'getGuardianFactorSmsProviderTwilio'> =
  getGuardianFactorPhoneProviderTwilio
