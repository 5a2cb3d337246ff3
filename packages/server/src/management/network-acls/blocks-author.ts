import type { Context } from '../handler.ts'

const warning = { 'Latchkey-Warning': 'network_acl_blocks_author' }

/**
 * The header that warns the author of a write that the rules now block them. The write is not
 * undone: on the host, `latchkey network-acls disable` undoes it.
 */
export function warnIfAuthorIsBlocked({ tenant, facts, log }: Context): {
  headers?: typeof warning
} {
  const { action, rule } = tenant.rules.decide(facts)
  if (action === 'allow') return {}
  log.warn(
    { tenant: tenant.name, aclId: rule?.id, action },
    'A network ACL blocks the address of its author.',
  )
  return { headers: warning }
}
