import type { Schema } from '@latchkey/contract'
import type { GuardianProvider } from '../../store/second-factors/guardian-providers.ts'

/** The settings of APNs without the secret; `enabled` says whether a certificate is stored. */
export function apnsOf({
  p12,
  ...shown
}: GuardianProvider<'apns'>): Schema<'GuardianApnsProvider'> {
  return { ...shown, enabled: p12 !== undefined && p12 !== '' }
}

/** The settings of Amazon SNS without the secret. */
export function snsOf({
  aws_secret_access_key: _secret,
  ...shown
}: GuardianProvider<'sns'>): Schema<'GuardianSnsProvider'> {
  return shown
}
