import type { AttackProtectionSettings } from '../../record-rules/attack-protection-defaults.ts'
import type { AttemptBucket } from '../../store/attack-protection/attempts.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import { isListed } from './allowlist.ts'

/** The limits for attempts at one account. */
export interface AccountGuard {
  readonly failuresMax: number
  readonly blocks: boolean
  readonly notifies: boolean
  /** Whether failures from all addresses are counted together. */
  readonly isEverywhere: boolean
}

/** The attempts that an address has, and whether it is blocked afterwards. */
export interface AddressGuard {
  readonly bucket: AttemptBucket
  readonly blocks: boolean
}

export interface Guards {
  readonly account: AccountGuard | undefined
  readonly login: AddressGuard | undefined
  readonly signup: AddressGuard | undefined
  /** Of exchanges of refused tokens of other issuers (RFC 8693). */
  readonly tokenExchange: AddressGuard | undefined
}

/**
 * The limits for an attempt from an address; undefined where it is allow-listed or the limit is
 * off.
 */
export function guardsOf(
  { attackProtection }: Pick<Tenant, 'attackProtection'>,
  ip: string,
): Guards {
  const { bruteForce, throttling } = attackProtection
  const isCounted = throttling.enabled && ip !== '' && !isListed(throttling.allowlist, ip)
  const addressGuard = (stage: keyof typeof throttling.stage) => {
    const { max_attempts: attemptsMax, rate: rateMs } = throttling.stage[stage]
    return { bucket: { attemptsMax, rateMs }, blocks: throttling.shields.includes('block') }
  }
  return {
    account:
      bruteForce.enabled && !isListed(bruteForce.allowlist, ip)
        ? accountGuard(bruteForce)
        : undefined,
    login: isCounted ? addressGuard('pre-login') : undefined,
    signup: isCounted ? addressGuard('pre-user-registration') : undefined,
    tokenExchange: isCounted ? addressGuard('pre-custom-token-exchange') : undefined,
  }
}

function accountGuard(settings: AttackProtectionSettings['bruteForce']): AccountGuard {
  const { max_attempts: failuresMax, shields, mode } = settings
  return {
    failuresMax,
    blocks: shields.includes('block'),
    notifies: shields.includes('user_notification'),
    isEverywhere: mode === 'count_per_identifier',
  }
}
