import type { AdapterPayload, KoaContextWithOIDC, RefreshToken } from 'oidc-provider'
import type { LifetimeChange } from '../../actions/post-login/post-login-state.ts'
import { newHexId } from '../../ids.ts'
import { knownActions } from '../actions/actions-of-request.ts'
import { audienceOf } from '../authorize/resource-identifiers.ts'
import { RecordAdapter } from './adapter.ts'
import { editRefreshToken } from './edit-metadata.ts'
import {
  firstEnd,
  limitsAfter,
  limitsIn,
  type RefreshTokenSettings,
  refreshTokenEnds,
} from './lifetimes.ts'
import type { RecordAdapterOptions } from './record-adapter-options.ts'
import { originOf } from './request-origin.ts'
import { consumeExchanged, endReused, postponeUse } from './single-use.ts'

interface RefreshTokenAdapterOptions extends RecordAdapterOptions {
  readonly settingsOf: (clientId: string) => Promise<RefreshTokenSettings>
  readonly endGrantsOf: EndGrantsOf
}

/** Ends the grant of a refresh token that is revoked, or used again. */
export type EndGrantsOf = (ctx: KoaContextWithOIDC, token: RefreshToken) => Promise<void>

/**
 * The adapter of refresh tokens. The tokens that replace each other by rotation are a family with a
 * row of its own: its absolute expiry counts from the first token, and it is revoked as a whole.
 */
export class RefreshTokenAdapter extends RecordAdapter {
  private readonly settingsOf: RefreshTokenAdapterOptions['settingsOf']
  private readonly endGrantsOf: EndGrantsOf

  constructor(options: RefreshTokenAdapterOptions) {
    super('RefreshToken', options)
    this.settingsOf = options.settingsOf
    this.endGrantsOf = options.endGrantsOf
  }

  override async find(id: string): Promise<AdapterPayload | undefined> {
    const { now } = this.options
    const payload = await super.find(id)
    if (!payload) return undefined
    const settings = await this.settingsOf(payload.clientId ?? '')
    const at = now()
    // The lifetimes of the client may have been shortened since.
    const { expiresAt } = refreshTokenEnds(settings, payload.iiat ?? 0, at, limitsIn(payload))
    if (expiresAt && expiresAt <= at) return undefined
    const { consumed, ...unused } = payload
    const { leeway = 0 } = settings
    const isGraced = typeof consumed === 'number' && consumed + leeway > at.getTime() / 1000
    return isGraced ? unused : payload
  }

  override async upsert(id: string, given: AdapterPayload): Promise<void> {
    const { records, errors, now, context } = this.options
    const request = this.request()
    const { RotatedRefreshToken: rotated } = context()?.oidc.entities ?? {}
    const decided = this.decided(given.accountId)
    const limits = limitsAfter(limitsIn(rotated), decided)
    const payload = { ...given, ...(limits && { limits }) }
    const settings = await this.settingsOf(payload.clientId ?? '')
    const ends = refreshTokenEnds(settings, payload.iiat ?? 0, now(), limits)
    const record = { ...(await this.recordOf(id, payload)), expiresAt: firstEnd(ends) }
    const rotating = settings.rotation_type === 'rotating'
    const shown = { ...ends, rotating, origin: originOf(context()) }
    const former = rotated?.jti
    if (former === undefined) {
      const { sessionUid: sessionId } = payload
      const first = { ...shown, sessionId, resourceServers: this.resourceServersOf(payload) }
      const uid = newHexId()
      const isStarted = await records.refreshTokens.start(id, { ...record, uid }, first)
      if (isStarted && request && decided?.metadata) {
        await editRefreshToken(request.req.tenant, uid, decided.metadata)
      }
      if (isStarted) return
      throw new errors.InvalidGrant('the access of the user has ended')
    }
    const follow = consumeExchanged(request, [this.model]) ? 'exchange' : 'rotate'
    const isRotated = await records.refreshTokens[follow](former, id, record, shown)
    if (isRotated) return
    await endReused(this.options, { model: this.model, id: former }, record.grantId)
    throw new errors.InvalidGrant('refresh token has been used or revoked')
  }

  /** What actions have decided of the refresh token. */
  private decided(userId = ''): LifetimeChange | undefined {
    const ctx = this.options.context()
    return ctx && knownActions(ctx, userId)?.refreshToken
  }

  /** @throws InvalidGrant if it was consumed longer ago than the `leeway` of the client */
  override async consume(id: string): Promise<void> {
    const { records, errors, context } = this.options
    const { oidc } = context() ?? {}
    const { leeway = 0 } = await this.settingsOf(oidc?.client?.clientId ?? '')
    if (leeway === 0) {
      if (postponeUse(this.request(), { model: this.model, id })) return
      return super.consume(id)
    }
    if (!(await records.consumeAgain(this.model, id, leeway))) {
      throw new errors.InvalidGrant('refresh token already used')
    }
  }

  /**
   * Ends the whole log-in, because oidc-provider does so next by a statement for each model: if one
   * fails, a second request would no longer find the token, and leave the others.
   */
  override destroy(id: string): Promise<void> {
    const { records, context } = this.options
    const ctx = context()
    const token = ctx?.oidc.entities.RefreshToken
    if (ctx && token?.jti === id) return this.endGrantsOf(ctx, token)
    return records.refreshTokens.destroy(id, originOf(ctx))
  }

  override revokeByGrantId(grantId: string): Promise<void> {
    const { records, context } = this.options
    return records.refreshTokens.revokeByGrantId(grantId, originOf(context()))
  }

  private resourceServersOf({ resource = [], scope = '' }: AdapterPayload) {
    const grant = this.options.context()?.oidc.entities.Grant
    const scopes = new Set(scope.split(' '))
    return [resource].flat().flatMap((each) => {
      const audience = audienceOf(each)
      if (audience === undefined) return []
      return [{ audience, scopes: grant?.getResourceScopeFiltered(each, scopes) ?? '' }]
    })
  }
}
