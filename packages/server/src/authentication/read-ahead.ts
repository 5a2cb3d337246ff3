import type { KoaContextWithOIDC } from 'oidc-provider'
import type { LinkedRecord } from '../store/oidc-linked-records.ts'
import type { FoundRecord } from '../store/oidc-records.ts'
import type { OidcSubject } from '../store/oidc-subjects.ts'

interface Ahead {
  readonly grantId: string | undefined
  readonly grant: FoundRecord | undefined
  readonly subject: OidcSubject | undefined
}

type Oidc = KoaContextWithOIDC['oidc']

/**
 * What was read together with a record while a request was answered. It is handed out once: who
 * asks again wants to know whether it changed.
 */
const ahead = new WeakMap<Oidc, Ahead>()

export function noteAhead(
  oidc: Oidc | undefined,
  grantId: string | undefined,
  { grant, subject }: LinkedRecord,
): void {
  if (oidc) ahead.set(oidc, { grantId, grant, subject })
}

export function takeGrant(oidc: Oidc | undefined, id: string): FoundRecord | undefined {
  const known = oidc && ahead.get(oidc)
  if (!oidc || known?.grantId !== id) return undefined
  ahead.set(oidc, { ...known, grantId: undefined, grant: undefined })
  return known.grant
}

export function takeSubject(oidc: Oidc | undefined, userId: string): OidcSubject | undefined {
  const known = oidc && ahead.get(oidc)
  if (!oidc || known?.subject?.user_id !== userId) return undefined
  ahead.set(oidc, { ...known, subject: undefined })
  return known.subject
}
