import type { Schema } from '@latchkey/contract'
import type { LogType } from '../../log-types.ts'

type Category = Schema<'LogStreamFilter'>['name']

/** The types of log entries by category; a type that is in none of them is `other`. */
const categories: Readonly<Partial<Record<Category, readonly LogType[]>>> = {
  'auth.login.fail': ['f', 'fp', 'fu', 'fc', 'fco', 'fcoa', 'blocked_account', 'gd_auth_failed'],
  'auth.login.notification': ['w', 'depnote', 'cls', 'cs', 'mfar', 'gd_send_email', 'gd_send_sms'],
  'auth.login.success': ['s', 'scoa', 'gd_auth_succeed', 'gd_recovery_succeed'],
  'auth.logout.fail': ['flo', 'oidc_backchannel_logout_failed'],
  'auth.logout.success': ['slo', 'oidc_backchannel_logout_succeeded'],
  'auth.signup.fail': ['fs'],
  'auth.signup.success': ['ss'],
  'auth.silent_auth.fail': ['fsa'],
  'auth.silent_auth.success': ['ssa'],
  'auth.token_exchange.fail': [
    'feacft',
    'feccft',
    'fepft',
    'fertft',
    'ferrt',
    'fede',
    'fepotpft',
    'feotpft',
    'feoobft',
    'fercft',
    'fens',
    'fecte',
    'ciba_exchange_failed',
  ],
  'auth.token_exchange.success': [
    'seacft',
    'seccft',
    'sepft',
    'sertft',
    'sede',
    'sepotpft',
    'seotpft',
    'seoobft',
    'sercft',
    'sens',
    'secte',
    'ciba_exchange_succeeded',
  ],
  'management.fail': ['fapi'],
  'management.success': ['sapi', 'mgmt_api_read'],
  'scim.event': ['sscim', 'fscim'],
  security: [
    'limit_wc',
    'limit_mu',
    'limit_sul',
    'limit_delegation',
    'pwd_leak',
    'signup_pwd_leak',
    'reset_pwd_leak',
    'pla',
    'gd_otp_rate_limit_exceed',
    'acls_decision',
    'acls_summary',
  ],
  'system.notification': ['api_limit', 'fn', 'custom_domain_certificate_failed'],
  'user.fail': ['fdu', 'fv', 'fvr', 'fcp', 'fcpr', 'fcpn', 'fce', 'fcu', 'fcph'],
  'user.notification': ['svr', 'scpr', 'ublkdu'],
  'user.success': ['sdu', 'sui', 'sv', 'scp', 'sce', 'scu', 'scpn', 'scph'],
  actions: [],
}

const named: ReadonlySet<string> = new Set(Object.values(categories).flat())

/** Whether a type of log entries is in one of the categories. Without categories, every type is. */
export function isInCategories(type: string, names: readonly Category[]): boolean {
  if (names.length === 0) return true
  return names.some((name) => {
    const types: readonly string[] = categories[name] ?? []
    return types.includes(type) || (name === 'other' && !named.has(type))
  })
}
