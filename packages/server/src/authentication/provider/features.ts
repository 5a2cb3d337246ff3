import type { Configuration } from 'oidc-provider'
import { authorizationDetails } from '../authorize/authorization-details.ts'
import { defaultResource, getResourceServerInfo } from '../authorize/resource-servers.ts'
import { backchannel } from '../backchannel/backchannel.ts'
import { nonceSecretOf } from '../clients/dpop-nonces.ts'
import { profileOf } from '../clients/fapi.ts'
import { checkRequestObject } from '../clients/signed-by-clients.ts'
import { deviceFlow } from '../device/device-flow.ts'
import { mayIntrospect } from '../token/structured-tokens.ts'
import type { ConfigurationParts } from './configuration-parts.ts'
import { confirmLogoutPage, loggedOutPage } from './provider-pages.ts'

const isOwn = ({ clientId }: { clientId: string }, token: { clientId?: string | undefined }) =>
  token.clientId === clientId

/** The features of oidc-provider that a tenant has. */
export function featuresOf(parts: ConfigurationParts): NonNullable<Configuration['features']> {
  const {
    tenant,
    oidc: { errors },
    detailTypes,
    mTLS,
    senders: { mailer, recorder },
  } = parts
  return {
    ciba: backchannel({ tenant, mailer, recorder, errors }),
    deviceFlow: deviceFlow(tenant, recorder),
    fapi: { enabled: true, profile: (_ctx, client) => profileOf(client) },
    mTLS,
    requestObjects: {
      enabled: true,
      assertJwtClaimsAndHeader: checkRequestObject(tenant, errors),
    },
    jwtResponseModes: { enabled: true },
    richAuthorizationRequests: authorizationDetails(tenant, detailTypes, errors),
    claimsParameter: { enabled: true },
    clientCredentials: { enabled: true },
    devInteractions: { enabled: false },
    dPoP: { enabled: true, allowReplay: false, nonceSecret: nonceSecretOf(tenant) },
    introspection: {
      enabled: true,
      allowedPolicy: async (_ctx, client, token) => mayIntrospect(client, token),
    },
    pushedAuthorizationRequests: { enabled: true },
    resourceIndicators: {
      enabled: true,
      defaultResource: defaultResource(tenant, errors),
      getResourceServerInfo: getResourceServerInfo(tenant, errors),
      useGrantedResource: () => true,
    },
    revocation: {
      enabled: true,
      allowedPolicy: async (_ctx, client, token) => isOwn(client, token),
    },
    rpInitiatedLogout: {
      enabled: true,
      logoutSource: confirmLogoutPage(tenant),
      postLogoutSuccessSource: loggedOutPage(tenant),
    },
    backchannelLogout: { enabled: true },
    userinfo: { enabled: true },
    jwtUserinfo: { enabled: true },
    webMessageResponseMode: { enabled: true, ack: 'individual-draft-01' },
  }
}
