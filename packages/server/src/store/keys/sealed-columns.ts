/** A column with encrypted values. Its text is such a value, or JSON that contains some. */
export interface SealedColumn {
  readonly table: string
  readonly column: string
  readonly type: 'text' | 'json'
  /** The columns of the primary key, without `tenant_id`. */
  readonly key: readonly string[]
  /** Whether the rows belong to the installation, and so have no `tenant_id`. */
  readonly isShared?: boolean
  /** Whether the key of the installation encrypts them, and never a master key of the tenant. */
  readonly isByRoot?: boolean
}

const text = (table: string, column: string, ...key: readonly string[]): SealedColumn => ({
  table,
  column,
  type: 'text',
  key,
})
const json = (table: string, column: string, ...key: readonly string[]): SealedColumn => ({
  table,
  column,
  type: 'json',
  key,
})

/**
 * All such columns of the database. Tickets of jobs are encrypted as well, but are not stored.
 * Parts of imports contain sealed users until they are imported.
 */
export const sealedColumns: readonly SealedColumn[] = [
  text('actions', 'sealed_secrets', 'id'),
  text('action_versions', 'sealed_secrets', 'id'),
  text('action_modules', 'sealed_secrets', 'id'),
  text('action_module_versions', 'sealed_secrets', 'id'),
  text('flow_vault_connections', 'sealed_setup', 'id'),
  text('signing_keys', 'private_jwk', 'kid'),
  text('signing_keys', 'elliptic_private_jwk', 'kid'),
  { ...text('encryption_keys', 'sealed_key', 'kid'), isByRoot: true },
  { ...text('encryption_keys', 'sealed_wrapping_key', 'kid'), isByRoot: true },
  text('clients', 'sealed_secret', 'client_id'),
  text('connections', 'sealed_secrets', 'id'),
  text('connection_keys', 'private_jwk', 'connection_id', 'kid'),
  text('identities', 'sealed_tokens', 'provider', 'provider_user_id'),
  text('connected_accounts', 'sealed_tokens', 'id'),
  text('authentication_methods', 'sealed_secret', 'id'),
  text('event_streams', 'destination_secrets', 'id'),
  text('event_streams', 'signing_secrets', 'id'),
  text('log_streams', 'sealed_secrets', 'id'),
  text('domain_certificates', 'sealed_key', 'domain_id'),
  { ...text('acme_accounts', 'sealed_key', 'directory_url'), isShared: true },
  text('email_providers', 'sealed_password'),
  text('phone_providers', 'sealed_credentials'),
  text('captcha_secrets', 'sealed_secrets'),
  text('guardian_providers', 'sealed_settings', 'name'),
  text('organization_invitations', 'sealed_ticket', 'id'),
  text('reader_identities', 'sealed_key'),
  text('verifications', 'sealed_session', 'id'),
  text('verifications', 'sealed_result', 'id'),
  text('upstream_sessions', 'sealed', 'session_id'),
  json('resource_servers', 'settings', 'id'),
  json('oidc_records', 'payload', 'model', 'id_hash'),
]
