import type { Handler } from '../handler.ts'
import { updateGuardianFactorPhoneSelectedProvider } from './updateGuardianFactorPhoneSelectedProvider.ts'

/** The same setting under its former path. */
export const updateGuardianFactorSmsSelectedProvider: Handler<'updateGuardianFactorSmsSelectedProvider'> =
  updateGuardianFactorPhoneSelectedProvider
