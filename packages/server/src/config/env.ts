/** A variable of the environment: what it is for, and what stands in its place. */
interface Variable {
  readonly says: string
  readonly fallback: string
}

/** Every variable the server reads. The table in this package's README is made from it. */
export const variables = {
  DATABASE_URL: variable('PostgreSQL 14 or later.', 'an embedded PostgreSQL in the data folder'),
  LATCHKEY_DATA: variable('Folder of keys, certificates and embedded database.', '.latchkey'),
  LATCHKEY_DATABASE_POOL: variable('Connections to the database, at most.', '10'),
  LATCHKEY_ENCRYPTION_KEY: variable(
    'Base64 of 32 random bytes; seals keys and secrets in the database.',
    'made once in the data folder; required in production',
  ),
  LATCHKEY_FIRST_TENANT: variable(
    'Domain of the tenant made when there is none.',
    'localhost; none in production',
  ),
  LATCHKEY_HOST: variable('Address to listen on.', '127.0.0.1; :: in production'),
  LATCHKEY_LOG_LEVEL: variable('trace, debug, info, warn, error or silent.', 'info'),
  LATCHKEY_PORT: variable('Port to listen on.', '8443'),
  LATCHKEY_PUBLIC_PORT: variable(
    'Port that callers see.',
    'the port listened on; 443 behind a proxy that ends TLS',
  ),
  LATCHKEY_RATE_LIMITS: variable(
    'Limits in place of the contract, as management-write=100/10 (requests/seconds), or =off.',
    'the contract',
  ),
  LATCHKEY_TLS: variable(
    'on, or off for plain HTTP: behind a listed proxy, or for a local try.',
    'on',
  ),
  LATCHKEY_TLS_CERT_FILE: variable(
    'Certificate chain in PEM.',
    'issued by a private CA in the data folder; required in production',
  ),
  LATCHKEY_TLS_KEY_FILE: variable('Private key of that certificate in PEM.', 'as above'),
  LATCHKEY_TRUSTED_PROXIES: variable(
    'Addresses or CIDRs, by comma, whose X-Forwarded-For is believed.',
    'none',
  ),
  NODE_ENV: variable('production switches on the checks of a safe start.', 'development'),
} as const satisfies Record<string, Variable>

export type Environment = { readonly [Name in keyof typeof variables]?: string | undefined }

function variable(says: string, fallback: string): Variable {
  return { says, fallback }
}
