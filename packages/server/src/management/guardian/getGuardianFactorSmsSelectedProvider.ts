import type { Handler } from '../handler.ts'
import { getGuardianFactorPhoneSelectedProvider } from './getGuardianFactorPhoneSelectedProvider.ts'

/** The same setting under its former path. */
export const getGuardianFactorSmsSelectedProvider: Handler<'getGuardianFactorSmsSelectedProvider'> =
  getGuardianFactorPhoneSelectedProvider
