/** An environment variable: its purpose and its default. */
interface Variable {
  readonly description: string
  readonly fallback: string
}

/** All variables of the server. The table in the README of this package is generated from it. */
export const variables = {
  DATABASE_URL: variable(
    'PostgreSQL 14 or later, with a role that may read and write rows.',
    'an embedded PostgreSQL in the data folder',
  ),
  LATCHKEY_ACME_CONTACT: variable('E-mail address that the CA notifies.', 'none'),
  LATCHKEY_ACME_DIRECTORY_URL: variable(
    'ACME directory (RFC 8555) of a CA that issues the certificates of custom domains.',
    'certificates of custom domains come from files',
  ),
  LATCHKEY_ACME_EAB_HMAC_KEY: variable(
    'MAC key of an external account at that CA, in Base64url (RFC 8555, section 7.3.4).',
    'none',
  ),
  LATCHKEY_ACME_EAB_KEY_ID: variable('Key identifier of that external account.', 'none'),
  LATCHKEY_ACME_TERMS_AGREED: variable(
    'yes: you agree to the terms of service of that CA; required with the directory URL.',
    'no',
  ),
  LATCHKEY_ACTION_PACKAGES: variable(
    'Folder node_modules with the packages that actions may require, read at the start.',
    'none: actions require no packages',
  ),
  LATCHKEY_CAPTCHA_GATEWAY_URL: variable(
    'HTTPS gateway for requests to captcha providers: host and path are appended to this URL.',
    'the server sends requests to the providers directly',
  ),
  LATCHKEY_CNAME_API_KEYS: variable(
    'API keys of reverse proxies by tenant domain: domain=key; custom domains get theirs by the API.',
    'client certificates in headers are ignored',
  ),
  LATCHKEY_DATA: variable('Folder of keys, certificates and embedded database.', '.latchkey'),
  LATCHKEY_DATABASE_POOL: variable(
    'Maximum of database connections for requests; reads, deliveries and notices use four more.',
    '10',
  ),
  LATCHKEY_DECRYPTION_KEYS: variable(
    'Further encryption keys that only decrypt, while a key is replaced: Base64, comma-separated.',
    'none',
  ),
  LATCHKEY_DIRECT_DATABASE_URL: variable(
    'PostgreSQL itself, if DATABASE_URL names a pooler such as PgBouncer.',
    'DATABASE_URL, which then must not name a pooler',
  ),
  LATCHKEY_DNS_SERVERS: variable(
    'DNS servers that verify custom domains: IP addresses with an optional port, comma-separated.',
    'the DNS servers of the system',
  ),
  LATCHKEY_ENCRYPTION_KEY: variable(
    'Base64 of 32 random bytes; encrypts keys and secrets in the database.',
    'generated in the data folder; required in production',
  ),
  LATCHKEY_EVENT_DELIVERY: variable(
    'on, or off if other processes deliver the events of this database.',
    'on',
  ),
  LATCHKEY_EVENT_RETENTION_DAYS: variable('Days until events are deleted.', '30'),
  LATCHKEY_FIRST_TENANT: variable(
    'Domain of the tenant that the first start creates.',
    'localhost; none in production',
  ),
  LATCHKEY_FORWARDED_HEADER: variable(
    'The header that trusted proxies set: X-Forwarded-For or Forwarded.',
    'X-Forwarded-For, or else Forwarded',
  ),
  LATCHKEY_GEO_ASN_DB: variable('File of autonomous systems in MaxMind format.', 'no ASN is known'),
  LATCHKEY_GEO_CITY_DB: variable(
    'File of cities or countries in MaxMind format.',
    'no country is known',
  ),
  LATCHKEY_HOST: variable('Address to listen on.', '127.0.0.1; :: in production'),
  LATCHKEY_HSTS_SECONDS: variable(
    'max-age of Strict-Transport-Security in seconds; 0 sends none.',
    'a year in production with LATCHKEY_TLS_CERT_FILE, else 0',
  ),
  LATCHKEY_IMPORT_BYTES: variable(
    'Maximum size of an imported file of users, in bytes.',
    '268435456',
  ),
  LATCHKEY_JA3_HEADER: variable(
    'Header in which trusted proxies send the JA3 of the client.',
    'the JA3 of the TLS connection to this server',
  ),
  LATCHKEY_JA4_HEADER: variable(
    'Header in which trusted proxies send the JA4 of the client.',
    'the JA4 of the TLS connection to this server',
  ),
  LATCHKEY_LEAKED_PASSWORDS_URL: variable(
    'Service to look up leaked passwords by hash prefix: https://api.pwnedpasswords.com/range/.',
    'none: leaked passwords are not detected',
  ),
  LATCHKEY_LOG_LEVEL: variable('trace, debug, info, warn, error or silent.', 'info'),
  LATCHKEY_MAIL_FROM: variable(
    'Sender address of mails; required with a mail server.',
    'no-reply@localhost',
  ),
  LATCHKEY_MIGRATION_DATABASE_URL: variable(
    'The same database, with the role that owns the tables and applies migrations.',
    'DATABASE_URL',
  ),
  LATCHKEY_MTLS_CA_FILE: variable(
    'CA certificates in PEM, which issue client certificates for the mutual TLS port.',
    'clients can only register self-signed certificates',
  ),
  LATCHKEY_MTLS_PORT: variable(
    'Port for mutual TLS: it requests client certificates (RFC 8705).',
    'none',
  ),
  LATCHKEY_NETWORK_LISTS: variable(
    'Folder of lists of networks that network ACLs name, such as auth0.icloud_relay_proxy.csv.',
    'none: lists contain no address',
  ),
  LATCHKEY_OPERATIONS_HOST: variable('Address that the operations port listens on.', '127.0.0.1'),
  LATCHKEY_OPERATIONS_PORT: variable(
    'Port of the operator, without TLS: /metrics for Prometheus, /livez and /readyz.',
    'none: no metrics are kept',
  ),
  LATCHKEY_OTLP_URL: variable(
    'OpenTelemetry collector for traces and logs, by OTLP over HTTP: http://127.0.0.1:4318.',
    'no traces or logs are sent',
  ),
  LATCHKEY_OUTBOUND_CA_FILE: variable(
    'CA certificates in PEM to trust for event destinations and mail servers, besides the public CAs.',
    'the public CAs',
  ),
  LATCHKEY_OUTBOUND_PRIVATE_NETWORKS: variable(
    'Private networks that events and mails may be sent to: addresses or CIDRs, comma-separated.',
    'none',
  ),
  LATCHKEY_PHONE_MESSAGES: variable(
    'Maximum of text messages with codes that a tenant may send in an hour.',
    '1000',
  ),
  LATCHKEY_PORT: variable('Port to listen on.', '8443'),
  LATCHKEY_PROCESSES: variable(
    'Number of server processes that share the port, or auto for one per processor.',
    '1',
  ),
  LATCHKEY_PROXY_PROTOCOL: variable(
    'on: trusted proxies send the PROXY protocol, version 1 or 2.',
    'off',
  ),
  LATCHKEY_PUBLIC_PORT: variable(
    'Public port, in issuers and links.',
    'LATCHKEY_PORT; 443 behind a proxy that terminates TLS',
  ),
  LATCHKEY_RATE_LIMITS: variable(
    'Limits by policy: authentication-token=100/1 (requests/seconds) or =off; off for all others.',
    'the limits of the OpenAPI documents',
  ),
  LATCHKEY_READER_DATABASE_URL: variable(
    'Replicas that answer reads of the management API: postgres:// URLs, comma-separated.',
    'DATABASE_URL answers all reads',
  ),
  LATCHKEY_REDIS_URL: variable(
    'Redis or Valkey with counters that all processes share: rediss://user:password@host:6379/0.',
    'the database has the counters; rate limits are synchronized once a second',
  ),
  LATCHKEY_SMTP_URL: variable(
    'Mail server: smtps://user:password@host, smtp:// for STARTTLS, ?tls=off without TLS.',
    'mails are written to files in the data folder; in production none is sent',
  ),
  LATCHKEY_TEST_CONTROLS: variable(
    'on: serves /test at the operations port, for tests of applications; refused in production.',
    'off',
  ),
  LATCHKEY_TLS: variable(
    'on, or off for plain HTTP: behind a trusted proxy, or for development.',
    'on',
  ),
  LATCHKEY_TLS_CERT_FILE: variable(
    'Certificate chain in PEM; a renewed file is used within a minute.',
    'issued by a private CA in the data folder; required in production',
  ),
  LATCHKEY_TLS_CIPHERS: variable(
    'Cipher suites of TLS 1.2, a subset of the default: OpenSSL names, colon-separated.',
    'ECDHE-ECDSA-AES128-GCM-SHA256:ECDHE-ECDSA-AES256-GCM-SHA384:ECDHE-RSA-AES128-GCM-SHA256:ECDHE-RSA-AES256-GCM-SHA384',
  ),
  LATCHKEY_TLS_DOMAINS_FOLDER: variable(
    'Folder of certificates by host name: example.com/fullchain.pem and privkey.pem.',
    'every host name has the certificate of LATCHKEY_TLS_CERT_FILE',
  ),
  LATCHKEY_TLS_KEY_FILE: variable(
    'Private key of that certificate in PEM.',
    'as LATCHKEY_TLS_CERT_FILE',
  ),
  LATCHKEY_TLS_KEY_TYPE: variable(
    'Key type of the certificates that the private CA issues: ec or rsa.',
    'ec',
  ),
  LATCHKEY_TRACES_RATIO: variable(
    'Share of the requests without a traceparent that are traced: 0 to 1.',
    '1',
  ),
  LATCHKEY_TRUSTED_PROXIES: variable(
    'Trusted proxies: addresses or CIDRs, comma-separated, or the number of proxies in front.',
    'none',
  ),
  LATCHKEY_TWILIO_URL: variable(
    'Twilio API to send text messages and calls with, such as that of a region.',
    'https://api.twilio.com/',
  ),
  NODE_ENV: variable(
    'production: the server refuses to start with insecure settings.',
    'development',
  ),
} as const satisfies Record<string, Variable>

/** The variables of the environment by name, before they are validated. */
export type Environment = { readonly [Name in keyof typeof variables]?: string | undefined }

function variable(description: string, fallback: string): Variable {
  return { description, fallback }
}
