import type { KoaContextWithOIDC, Provider } from 'oidc-provider'
import type { RecordAdapterOptions } from './record-adapter-options.ts'

type Oidc = KoaContextWithOIDC['oidc']

/** What is being exchanged for tokens. */
export interface Use {
  readonly model: string
  readonly id: string
}

/**
 * What a request uses up, until the statement that keeps what it is exchanged for: both happen in
 * one or neither does, and of all who exchange it at one time one is told that it did.
 */
const uses = new WeakMap<Oidc, Use>()

/**
 * Ends the grant of what was used up by somebody else at the same time: one of the two is not whom
 * it was given to (RFC 9700, section 4.14.2; RFC 6749, section 4.1.2).
 */
export async function endReused(
  records: RecordAdapterOptions['records'],
  { model, id }: Use,
  grantId: string | undefined,
): Promise<void> {
  const used = await records.find(model, id)
  if (used?.consumed !== undefined && grantId !== undefined) await records.revokeGrant(grantId)
}

/** Whether that statement will come: there is a request. */
export function holdUse(oidc: Oidc | undefined, use: Use): boolean {
  if (oidc) uses.set(oidc, use)
  return oidc !== undefined
}

/** For whoever writes that statement. */
export function takeUse(oidc: Oidc | undefined, models: readonly string[]): Use | undefined {
  const use = oidc && uses.get(oidc)
  if (!use || !models.includes(use.model)) return undefined
  uses.delete(oidc)
  return use
}

/**
 * Sees to it that everything is used up for which that statement does not come: a token for an API
 * is kept nowhere, and an exchange may fail half-way.
 */
export function settleUses(
  provider: Provider,
  { records, errors, context }: Pick<RecordAdapterOptions, 'records' | 'errors' | 'context'>,
): void {
  const settle = async (oidc: Oidc | undefined, grantId?: string) => {
    const use = oidc && uses.get(oidc)
    if (!oidc || !use) return true
    uses.delete(oidc)
    if (await records.consume(use.model, use.id)) return true
    await endReused(records, use, grantId)
    return false
  }
  const { prototype } = provider.AccessToken
  const { save } = prototype
  prototype.save = async function settleAndSave(...args) {
    const isKept = this.resourceServer === undefined
    if (!isKept && !(await settle(context()?.oidc, this.grantId))) {
      throw new errors.InvalidGrant('what is exchanged has already been used')
    }
    return save.apply(this, args)
  }
  provider.use(async (ctx, next) => {
    await next()
    await settle(ctx.oidc)
  })
}
