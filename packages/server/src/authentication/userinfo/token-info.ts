/*
 * The profile of the user of an ID token, at a legacy endpoint of the public API that no RFC
 * defines.
 */

import type { Request } from 'express'
import { ApiError } from '../../errors.ts'
import { AccessTokenError } from '../../tenancy/verify-access-token.ts'
import { verifyIdToken } from '../../tenancy/verify-id-token.ts'
import { answerJson } from '../../validation/answer-json.ts'
import { claimsForScopes, formOf } from '../provider/accounts.ts'
import type { Serving } from '../serve.ts'
import { requireActiveSubject } from './user-info.ts'

const scopes = ['openid', 'profile', 'email', 'phone', 'address']

interface TokenInfoOptions {
  readonly now: () => Date
}

/** The operation `/tokeninfo`. */
export const createTokenInfos = ({ now }: TokenInfoOptions): Serving<'createTokenInfo'> => ({
  async createTokenInfo(req, res) {
    const { tenant } = req
    if (tenant.settings.flags?.allow_legacy_tokeninfo_endpoint !== true) {
      throw new ApiError('token_info_closed')
    }
    const { userId, clientId } = await verified(req, Math.floor(now().getTime() / 1000))
    const named = { sub: userId, client_id: clientId, azp: clientId, scope: '' }
    const { user, client } = await requireActiveSubject(tenant, named)
    // A third-party client has consent to some claims only.
    if (!client.isFirstParty) throw new ApiError('invalid_token')
    const form = formOf(tenant, tenant.settings.compatible_answers !== true)
    const claims = claimsForScopes(user, scopes, form)
    answerJson(res, 200, { ...claims, user_id: userId, clientID: clientId })
  },
})

/** @throws ApiError `invalid_token` */
function verified(req: Request, nowSeconds: number) {
  const token = req.sent.parameters().get('id_token') ?? ''
  return verifyIdToken(token, req.tenant, nowSeconds).catch((cause: unknown) => {
    throw cause instanceof AccessTokenError ? new ApiError('invalid_token', { cause }) : cause
  })
}
