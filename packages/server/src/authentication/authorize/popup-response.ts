import type { KoaContextWithOIDC, Provider } from 'oidc-provider'
import { renderPopupResponse } from '../../pages/popup-response.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import { originsOf } from '../clients/allowed-origins.ts'
import { answer, brandingOf } from '../provider/provider-pages.ts'

/** The parameter by which auth0-js requests a response to the page that opened the window. */
export const popupParameter = 'owp'
const popupMode = 'popup'

/** Requests the response mode of the parameter, unless the client signs or posts its responses. */
export function requestPopup({ oidc: { params } }: KoaContextWithOIDC, value?: string): void {
  const isReplaceable = [undefined, 'query', 'fragment'].some(
    (mode) => mode === params?.response_mode,
  )
  if (params && value === 'true' && isReplaceable) params.response_mode = popupMode
}

/** Sends authorization responses from the window in which the user has logged in. */
export function registerPopupMode(provider: Provider, tenant: Tenant): void {
  provider.registerResponseMode(popupMode, async (ctx, _redirectUri, response) => {
    const client = await tenant.clients.find(ctx.oidc.client?.clientId ?? '')
    const origins = client ? originsOf(client) : []
    ctx.status = 200
    answer(ctx, renderPopupResponse(await brandingOf(tenant, ctx), { response, origins }))
  })
}
