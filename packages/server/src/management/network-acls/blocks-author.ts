import type { Context } from '../handler.ts'

const warning = { 'Latchkey-Warning': 'network_acl_blocks_author' }

/**
 * The header that warns of a write after which the rules keep its own author out. The write stands:
 * a person on the host can undo it, with `latchkey network-acls disable`.
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
