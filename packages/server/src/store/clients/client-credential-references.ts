import type { Schema } from '@latchkey/contract'
import type { ClientSettings } from '../../record-rules/client-members.ts'
import type { SaidSettings } from './client-settings.ts'

type Definition = Schema<'ClientDefinition'>
type Reference = Schema<'ClientCredentialReference'>

/** A credential as the body of a new client says it. */
export type EmbeddedCredential =
  | Schema<'ClientPublicKeyDefinition'>
  | Schema<'ClientSubjectDefinition'>
  | Schema<'ClientCertificateDefinition'>

/** Whoever says one of these must have the right to make credentials. */
export const credentialMembers = ['client_authentication_methods', 'signed_request_object'] as const

/** The same settings, where each credential that they hold is one that `refer` made. */
export function referring(
  said: Omit<Definition, 'name'>,
  refer: (credential: EmbeddedCredential) => Reference,
): SaidSettings {
  const {
    client_authentication_methods: methods,
    signed_request_object: signed,
    token_vault_privileged_access: vault,
    ...others
  } = said
  const {
    private_key_jwt: jwt,
    tls_client_auth: tls,
    self_signed_tls_client_auth: self,
  } = methods ?? {}
  const referred = ({ credentials }: { credentials: readonly EmbeddedCredential[] }) => ({
    credentials: credentials.map(refer),
  })
  return {
    ...others,
    ...(methods && {
      client_authentication_methods: {
        ...(jwt && { private_key_jwt: referred(jwt) }),
        ...(tls && { tls_client_auth: referred(tls) }),
        ...(self && { self_signed_tls_client_auth: referred(self) }),
      },
    }),
    ...(signed && { signed_request_object: signedBy(signed, refer) }),
    ...(vault && { token_vault_privileged_access: { ...vault, ...referred(vault) } }),
  }
}

function signedBy(
  { required, credentials }: Schema<'ClientSignedRequestObjectDefinition'>,
  refer: (credential: EmbeddedCredential) => Reference,
) {
  return {
    ...(required !== undefined && { required }),
    ...(credentials && { credentials: credentials.map(refer) }),
  }
}

/** The ids of all credentials that settings refer to. */
export function referredTo(settings: ClientSettings | SaidSettings): ReadonlySet<string> {
  const lists = [
    ...Object.values(settings.client_authentication_methods ?? {}),
    settings.signed_request_object,
    settings.token_vault_privileged_access,
  ].map((each) => each?.credentials ?? [])
  return new Set(lists.flat().map(({ id }) => id))
}
