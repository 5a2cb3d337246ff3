import type { Request } from 'express'
import type { FoundRecord } from '../store/oidc/oidc-rows.ts'

/** An unexpired opaque token that the tenant issued. */
export interface FoundToken {
  readonly model: OpaqueModel
  readonly token: string
  readonly record: FoundRecord
  readonly clientId: string
  readonly userId: string
}

type OpaqueModel = 'AccessToken' | 'MfaToken'

/** The model of oidc-provider's tokens, by the security scheme of operations that accept them. */
const models: Readonly<Record<string, OpaqueModel>> = {
  accessToken: 'AccessToken',
  mfaToken: 'MfaToken',
}

/** The tokens are Base64url without dots, unlike JWTs. */
const form = /^(?:Bearer|DPoP) ([\w-]{20,128})$/i

/** Looks up the opaque token of a request, if its operation accepts such tokens. */
export async function findOpaqueToken(
  { operation, tenant }: Request,
  authorization = '',
): Promise<FoundToken | undefined> {
  const [, token] = form.exec(authorization) ?? []
  const model = operation?.securitySchemes.map((each) => models[each]).find((each) => each)
  if (token === undefined || model === undefined) return undefined
  const record = await tenant.store.oidc.records.find(model, token)
  const { clientId, accountId, userId = accountId } = record?.payload ?? {}
  if (!record || typeof clientId !== 'string' || typeof userId !== 'string') return undefined
  return { model, token, record, clientId, userId }
}
