import type { KoaContextWithOIDC } from 'oidc-provider'
import type { LinkedRecord } from '../../store/oidc/oidc-linked-records.ts'
import type { FoundRecord } from '../../store/oidc/oidc-rows.ts'
import type { OidcSubject } from '../../store/oidc/oidc-subjects.ts'

type Ahead = Partial<Omit<LinkedRecord, 'record'>>

type Oidc = KoaContextWithOIDC['oidc']

/**
 * What was read together with a record while a request was answered. It is handed out once: who
 * asks again wants to know whether it changed.
 */
const ahead = new WeakMap<Oidc, Ahead>()

export function noteAhead(
  oidc: Oidc | undefined,
  { record: _record, ...others }: LinkedRecord,
): void {
  if (oidc) ahead.set(oidc, others)
}

export function takeGrant(oidc: Oidc | undefined, id: string): FoundRecord | undefined {
  const known = oidc && ahead.get(oidc)
  if (!oidc || known?.grantId !== id) return undefined
  const { grantId: _grantId, grant, ...others } = known
  ahead.set(oidc, others)
  return grant
}

export function takeSubject(oidc: Oidc | undefined, userId: string): OidcSubject | undefined {
  const known = oidc && ahead.get(oidc)
  if (!oidc || known?.subject?.user_id !== userId) return undefined
  const { subject, ...others } = known
  ahead.set(oidc, others)
  return subject
}
