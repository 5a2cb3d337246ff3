/*
 * Device authorization grant: user codes, and the pages on which users enter them (RFC 8628).
 */

import type { Configuration, KoaContextWithOIDC } from 'oidc-provider'
import {
  type DeviceCodeProps,
  renderDeviceCode,
  renderDeviceConfirmation,
  renderDeviceDone,
} from '../../pages/device.ts'
import { queryOf } from '../../query-of.ts'
import type { LogRecorder } from '../../tenancy/log-recorder.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import { oidcRequestOf } from '../provider/oidc-request.ts'
import { logoutStateOf } from '../provider/patches.ts'
import { answer, brandingOf, showError } from '../provider/provider-pages.ts'
import { recordEntry } from '../token/record-entry.ts'

type DeviceFlow = NonNullable<NonNullable<Configuration['features']>['deviceFlow']>

/** The path of `verification_uri`. */
export const activationPath = '/activate'

const usualMask = '****-****'
/** The shortest user code: shorter ones could be guessed (RFC 8628, section 5.1). */
const codeLengthMin = 6

/** The device flow with the character set and mask of the tenant, and with our pages. */
export function deviceFlow(tenant: Tenant, recorder: LogRecorder): DeviceFlow {
  const { charset, mask = '' } = tenant.settings.device_flow ?? {}
  const isLong = mask.split('*').length - 1 >= codeLengthMin
  return {
    enabled: true,
    charset: charset === 'digits' ? 'digits' : 'base-20',
    mask: isLong ? mask : usualMask,
    userCodeInputSource: showCodePage(tenant, recorder),
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

/** The error that the page shows, by the name of oidc-provider's error. */
const codeErrors: Readonly<Record<string, DeviceCodeProps['error']>> = {
  AlreadyUsedError: 'expired-code',
  ExpiredError: 'expired-code',
  NoCodeError: 'invalid-code',
  NotFoundError: 'invalid-code',
  SessionNotFound: 'expired-code',
}

/** Shows the page with the field for the code, also after a wrong code and after a cancellation. */
function showCodePage(tenant: Tenant, recorder: LogRecorder): DeviceFlow['userCodeInputSource'] {
  return async (ctx, _form, out, error) => {
    if (out?.error === 'server_error') return showError(tenant)(ctx, out)
    const branding = await brandingOf(tenant, ctx)
    if (error?.name === 'AbortedError') {
      const isCancelled = ctx.oidc.route === 'code_verification'
      recordEntry(ctx, recorder, { type: isCancelled ? 'fdecc' : 'fdeac' })
      return answer(ctx, renderDeviceDone(branding, 'denied'))
    }
    const code = codeErrors[error?.name ?? '']
    if (code) {
      ctx.status = 400
      const description = `Device activation failed: ${error?.message ?? 'the code is not valid'}`
      recordEntry(ctx, recorder, { type: 'fdeac', description })
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

/** The CSRF token of the session. */
function tokenOf({ oidc }: KoaContextWithOIDC): { readonly xsrf: string } {
  const { secret = '' } = logoutStateOf(oidc.session)
  return { xsrf: secret }
}

/**
 * The code in `verification_uri_complete` (RFC 8628, section 3.3.1), which the user must confirm.
 */
function codeInAddress(ctx: KoaContextWithOIDC): string | undefined {
  return queryOf(oidcRequestOf(ctx).req).get('user_code')?.slice(0, 64)
}
