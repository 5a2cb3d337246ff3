import type { Schema } from '@latchkey/contract'
import type { Context } from '../handler.ts'
import { namesMissingList } from './require-known-lists.ts'

type Call = Pick<Context, 'tenant' | 'facts' | 'log' | 'networkListNames'>

interface Warned {
  readonly headers?: { readonly 'Latchkey-Warning': string }
}

/**
 * The header that warns of a write whose rules now block its author, or otherwise of a rule that
 * names a list which is not installed. The write remains; `latchkey network-acls disable` on the
 * host undoes it.
 */
export function warningOfWrite(call: Call, rule?: Schema<'NetworkAclRule'>): Warned {
  if (isAuthorBlocked(call)) return warning('network_acl_blocks_author')
  if (rule && namesMissingList(rule, call.networkListNames()))
    return warning('network_list_missing')
  return {}
}

const warning = (code: string): Warned => ({ headers: { 'Latchkey-Warning': code } })

function isAuthorBlocked({ tenant, facts, log }: Call): boolean {
  const { action, rule } = tenant.rules.decide(facts)
  if (action === 'allow') return false
  log.warn(
    { tenant: tenant.name, aclId: rule?.id, action },
    'A network ACL blocks the address of its author.',
  )
  return true
}
