import type { AttackProtectionSettings } from '../../record-rules/attack-protection-defaults.ts'
import type { AttemptBucket } from '../../store/attack-protection/attempts.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import { isListed } from './allowlist.ts'

/** The limit for failed attempts at one account. */
export interface AccountGuard {
  readonly failuresMax: number
  readonly blocks: boolean
  readonly notifies: boolean
  /** Whether failures from all addresses are counted together. */
  readonly isEverywhere: boolean
}

/** The attempts that an IP address has, and what follows the last one. */
export interface AddressGuard {
  readonly bucket: AttemptBucket
  readonly blocks: boolean
  /** Whether administrators are notified. */
  readonly notifies: boolean
}

/** The limits that apply to an attempt; undefined ones do not. */
export interface Guards {
  readonly account: AccountGuard | undefined
  readonly login: AddressGuard | undefined
  readonly signup: AddressGuard | undefined
  /** For refused tokens of other issuers (RFC 8693). */
  readonly tokenExchange: AddressGuard | undefined
}

/** The limits for an attempt from an IP address. None applies to an address on the allow-list. */
export function guardsOf(
  { attackProtection }: Pick<Tenant, 'attackProtection'>,
  ip: string,
): Guards {
  const { bruteForce, throttling } = attackProtection
  const isCounted = throttling.enabled && ip !== '' && !isListed(throttling.allowlist, ip)
  const addressGuard = (stage: keyof typeof throttling.stage) => {
    const { max_attempts: attemptsMax, rate: rateMs } = throttling.stage[stage]
    const { shields } = throttling
    return {
      bucket: { attemptsMax, rateMs },
      blocks: shields.includes('block'),
      notifies: shields.includes('admin_notification'),
    }
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
