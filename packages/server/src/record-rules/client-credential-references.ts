import type { Schema } from '@latchkey/contract'
import type { ClientSettings } from './client-members.ts'
import type { SettingsPatch } from './client-settings.ts'

type Definition = Schema<'ClientDefinition'>
type Reference = Schema<'ClientCredentialReference'>
type Credential = Schema<'ClientCredential'>

/** A credential that is part of the definition of a client. */
export type EmbeddedCredential =
  | Schema<'ClientPublicKeyDefinition'>
  | Schema<'ClientSubjectDefinition'>
  | Schema<'ClientCertificateDefinition'>

/** Members whose change also needs the scope for credentials. */
export const credentialMembers = ['client_authentication_methods', 'signed_request_object'] as const

/**
 * The settings of a definition, with credentials replaced by references.
 *
 * @param refer answers the reference to a credential
 */
export function referring(
  definition: Omit<Definition, 'name'>,
  refer: (credential: EmbeddedCredential) => Reference,
): SettingsPatch {
  const {
    client_authentication_methods: methods,
    signed_request_object: signed,
    token_vault_privileged_access: vault,
    ...others
  } = definition
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

/** The client, with references replaced by the credentials. */
export function withCredentials<Members extends ClientSettings>(
  client: Members,
  credentials: readonly Credential[],
): Members {
  const {
    client_authentication_methods: methods,
    signed_request_object: signed,
    token_vault_privileged_access: vault,
  } = client
  const found = new Map(credentials.map((each) => [each.id, each]))
  const detailed = <Holder extends Holding>(holder: Holder) => ({
    ...holder,
    ...(holder.credentials && {
      credentials: holder.credentials.map((each) => found.get(each.id) ?? each),
    }),
  })
  const named = Object.entries(methods ?? {}).map(([name, each]) => [name, detailed(each)])
  return {
    ...client,
    ...(methods && { client_authentication_methods: Object.fromEntries(named) }),
    ...(signed && { signed_request_object: detailed(signed) }),
    ...(vault && { token_vault_privileged_access: detailed(vault) }),
  }
}

interface Holding {
  readonly credentials?: readonly Schema<'ClientCredentialDetail'>[]
}

/** The ids of the credentials that settings refer to. */
export function referredTo(settings: ClientSettings | SettingsPatch): ReadonlySet<string> {
  const lists = [
    ...Object.values(settings.client_authentication_methods ?? {}),
    settings.signed_request_object,
    settings.token_vault_privileged_access,
  ].map((each) => each?.credentials ?? [])
  return new Set(lists.flat().map(({ id }) => id))
}
