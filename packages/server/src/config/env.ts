/** An environment variable: its purpose and its default. */
interface Variable {
  readonly says: string
  readonly fallback: string
}

/** All variables of the server. The table in the README of this package is generated from it. */
export const variables = {
  DATABASE_URL: variable(
    'PostgreSQL 14 or later, with the role that the server reads and writes rows by.',
    'an embedded PostgreSQL in the data folder',
  ),
  LATCHKEY_CNAME_API_KEYS: variable(
    'Keys by which an edge in front proves that it speaks for a domain: domain=key, by comma.',
    'certificates of clients are not taken from headers',
  ),
  LATCHKEY_DATA: variable('Folder of keys, certificates and embedded database.', '.latchkey'),
  LATCHKEY_DATABASE_POOL: variable(
    'Connections to the database, at most; four more are for reads, deliveries and notices.',
    '10',
  ),
  LATCHKEY_DIRECT_DATABASE_URL: variable(
    'PostgreSQL itself, where DATABASE_URL leads to a pooler such as PgBouncer.',
    'DATABASE_URL, which then must not lead to a pooler',
  ),
  LATCHKEY_ENCRYPTION_KEY: variable(
    'Base64 of 32 random bytes; seals keys and secrets in the database.',
    'made once in the data folder; required in production',
  ),
  LATCHKEY_EVENT_DELIVERY: variable(
    'on, or off where other processes deliver the events of this database.',
    'on',
  ),
  LATCHKEY_EVENT_RETENTION_DAYS: variable('Days that events are kept.', '30'),
  LATCHKEY_FIRST_TENANT: variable(
    'Domain of the tenant made when there is none.',
    'localhost; none in production',
  ),
  LATCHKEY_FORWARDED_HEADER: variable(
    'X-Forwarded-For or Forwarded: the only one that trusted proxies are believed in.',
    'X-Forwarded-For, and Forwarded where there is none',
  ),
  LATCHKEY_GEO_ASN_DB: variable('File of autonomous systems in MaxMind format.', 'no ASN is known'),
  LATCHKEY_GEO_CITY_DB: variable(
    'File of cities or countries in MaxMind format.',
    'no country is known',
  ),
  LATCHKEY_HOST: variable('Address to listen on.', '127.0.0.1; :: in production'),
  LATCHKEY_IMPORT_BYTES: variable('Bytes of a file of users to import, at most.', '268435456'),
  LATCHKEY_JA3_HEADER: variable(
    'Header in which trusted proxies give the JA3 of the client.',
    'JA3 of the TLS connection here',
  ),
  LATCHKEY_JA4_HEADER: variable(
    'Header in which trusted proxies give the JA4 of the client.',
    'JA4 of the TLS connection here',
  ),
  LATCHKEY_LEAKED_PASSWORDS_URL: variable(
    'List of leaked passwords, queried by the beginning of a hash: https://api.pwnedpasswords.com/range/.',
    'none: leaked passwords are not detected',
  ),
  LATCHKEY_LOG_LEVEL: variable('trace, debug, info, warn, error or silent.', 'info'),
  LATCHKEY_MAIL_FROM: variable(
    'Address that mails come from; needed with a mail server.',
    'no-reply@localhost',
  ),
  LATCHKEY_MIGRATION_DATABASE_URL: variable(
    'The same database, with the role that owns the tables and applies migrations.',
    'DATABASE_URL',
  ),
  LATCHKEY_MTLS_CA_FILE: variable(
    'Certificates in PEM of the CAs that vouch for clients at that port.',
    'clients can only have registered their very certificates',
  ),
  LATCHKEY_MTLS_PORT: variable('Port that asks clients for certificates (RFC 8705).', 'none'),
  LATCHKEY_OPERATIONS_HOST: variable('Address that the operations port listens on.', '127.0.0.1'),
  LATCHKEY_OPERATIONS_PORT: variable(
    'Port of the operator, without TLS: /metrics for Prometheus, /livez and /readyz.',
    'none: no metrics are kept',
  ),
  LATCHKEY_OTLP_URL: variable(
    'Collector of OpenTelemetry that traces are sent to, by OTLP over HTTP: http://127.0.0.1:4318.',
    'no request is traced',
  ),
  LATCHKEY_OUTBOUND_CA_FILE: variable(
    'Certificates in PEM that destinations of events and the mail server may have besides the public ones.',
    'the public ones',
  ),
  LATCHKEY_OUTBOUND_PRIVATE_NETWORKS: variable(
    'Networks that events and mails may be sent to although they are not public: addresses or CIDRs, by comma.',
    'none',
  ),
  LATCHKEY_PORT: variable('Port to listen on.', '8443'),
  LATCHKEY_PROCESSES: variable(
    'Processes that serve behind the port, or auto for one by processor.',
    '1',
  ),
  LATCHKEY_PROXY_PROTOCOL: variable(
    'on: connections of trusted proxies begin with the PROXY protocol, version 1 or 2.',
    'off',
  ),
  LATCHKEY_PUBLIC_PORT: variable(
    'Port that callers see.',
    'the port listened on; 443 behind a proxy that ends TLS',
  ),
  LATCHKEY_RATE_LIMITS: variable(
    'Limits by policy: management-write=100/10 (requests/seconds), token=off; off for all others.',
    'the limits of the OpenAPI documents',
  ),
  LATCHKEY_REDIS_URL: variable(
    'Redis or Valkey, in which all processes count rate limits: rediss://user:password@host:6379/0.',
    'counts are shared through the database, once a second',
  ),
  LATCHKEY_SMTP_URL: variable(
    'Mail server: smtps://user:password@host, smtp:// for STARTTLS, ?tls=off without TLS.',
    'mails are files in the data folder; in production none is sent',
  ),
  LATCHKEY_TLS: variable(
    'on, or off for plain HTTP: behind a listed proxy, or for a local try.',
    'on',
  ),
  LATCHKEY_TLS_CERT_FILE: variable(
    'Certificate chain in PEM.',
    'issued by a private CA in the data folder; required in production',
  ),
  LATCHKEY_TLS_CIPHERS: variable(
    'Cipher suites of TLS 1.2 by the names of OpenSSL, separated by colons: some of the default.',
    'ECDHE-ECDSA-AES128-GCM-SHA256:ECDHE-ECDSA-AES256-GCM-SHA384:ECDHE-RSA-AES128-GCM-SHA256:ECDHE-RSA-AES256-GCM-SHA384',
  ),
  LATCHKEY_TLS_KEY_FILE: variable('Private key of that certificate in PEM.', 'as above'),
  LATCHKEY_TLS_KEY_TYPE: variable(
    'ec or rsa: the keys of certificates that the private CA issues.',
    'ec',
  ),
  LATCHKEY_TRACES_RATIO: variable(
    'Part of the requests that are traced, of those that come without a trace: 0 to 1.',
    '1',
  ),
  LATCHKEY_TRUSTED_PROXIES: variable(
    'Proxies that are believed: addresses or CIDRs, by comma, or how many stand in front.',
    'none',
  ),
  NODE_ENV: variable('production switches on the checks of a safe start.', 'development'),
} as const satisfies Record<string, Variable>

export type Environment = { readonly [Name in keyof typeof variables]?: string | undefined }

function variable(says: string, fallback: string): Variable {
  return { says, fallback }
}
