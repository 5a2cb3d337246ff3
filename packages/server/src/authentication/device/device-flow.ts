/*
 * Log-in on devices without a keyboard: codes, and the pages on which users enter them (RFC 8628).
 */

import type { Configuration, KoaContextWithOIDC } from 'oidc-provider'
import {
  type DeviceCodeProps,
  renderDeviceCode,
  renderDeviceConfirmation,
  renderDeviceDone,
} from '../../pages/device.ts'
import { queryOf } from '../../query-of.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import { oidcRequestOf } from '../provider/oidc-request.ts'
import { logoutStateOf } from '../provider/patches.ts'
import { answer, brandingOf, showError } from '../provider/provider-pages.ts'
import type { EntryRecorder } from '../token/entry-recorder.ts'
import { recordEntry } from '../token/record-entry.ts'

type DeviceFlow = NonNullable<NonNullable<Configuration['features']>['deviceFlow']>

/** Where users enter the codes of their devices. */
export const activationPath = '/activate'

const usualMask = '****-****'
/** RFC 8628, section 5.1: fewer could be guessed. */
const codeLengthMin = 6

/** Codes as the tenant has them, and the pages that they are entered on. */
export function deviceFlow(tenant: Tenant, recorder: EntryRecorder): DeviceFlow {
  const { charset, mask = '' } = tenant.settings.device_flow ?? {}
  const isLong = mask.split('*').length - 1 >= codeLengthMin
  return {
    enabled: true,
    charset: charset === 'digits' ? 'digits' : 'base-20',
    mask: isLong ? mask : usualMask,
    userCodeInputSource: askForCode(tenant, recorder),
    userCodeConfirmSource: async (ctx, _form, client, _deviceInfo, userCode) => {
      const page = renderDeviceConfirmation(await brandingOf(tenant, ctx), {
        action: activationPath,
        hidden: { ...tokenOf(ctx), user_code: userCode },
        clientName: client.clientName ?? client.clientId,
        userCode,
      })
      answer(ctx, page)
    },
    successSource: async (ctx) =>
      answer(ctx, renderDeviceDone(await brandingOf(tenant, ctx), 'allowed')),
  }
}

/** What is wrong with a code, by the names that oidc-provider gives its errors. */
const wrong: Readonly<Record<string, DeviceCodeProps['error']>> = {
  AlreadyUsedError: 'expired-code',
  ExpiredError: 'expired-code',
  NoCodeError: 'invalid-code',
  NotFoundError: 'invalid-code',
  SessionNotFound: 'expired-code',
}

/** Also shows what came of a code that led nowhere. */
function askForCode(tenant: Tenant, recorder: EntryRecorder): DeviceFlow['userCodeInputSource'] {
  return async (ctx, _form, out, error) => {
    if (out?.error === 'server_error') return showError(tenant)(ctx, out)
    const branding = await brandingOf(tenant, ctx)
    if (error?.name === 'AbortedError') {
      const isCancelled = ctx.oidc.route === 'code_verification'
      recordEntry(ctx, recorder, { type: isCancelled ? 'fdecc' : 'fdeac' })
      return answer(ctx, renderDeviceDone(branding, 'denied'))
    }
    const code = wrong[error?.name ?? '']
    if (code) {
      ctx.status = 400
      recordEntry(ctx, recorder, { type: 'fdeac', description: error?.message ?? '' })
    }
    const page = renderDeviceCode(branding, {
      action: activationPath,
      hidden: tokenOf(ctx),
      userCode: (error as { userCode?: string } | undefined)?.userCode ?? codeInAddress(ctx),
      error: code,
    })
    answer(ctx, page)
  }
}

/** The token against forgery, which the session keeps. */
function tokenOf({ oidc }: KoaContextWithOIDC): { readonly xsrf: string } {
  const { secret = '' } = logoutStateOf(oidc.session)
  return { xsrf: secret }
}

/** RFC 8628, section 3.3.1: it is filled in, and confirmed by its reader all the same. */
function codeInAddress(ctx: KoaContextWithOIDC): string | undefined {
  return queryOf(oidcRequestOf(ctx).req).get('user_code')?.slice(0, 64)
}
