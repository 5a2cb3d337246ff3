import { createHash } from 'node:crypto'
import type { ClientHello } from './client-hello.ts'
import { withoutGrease } from './grease.ts'

/**
 * JA3 before hashing: version, ciphers, extensions, groups and point formats in decimal, in the
 * order of the client, without GREASE values. The version is `legacy_version`, so that of TLS 1.3
 * is 771. Source: https://github.com/salesforce/ja3 (BSD 3-Clause).
 */
export function ja3Raw(hello: ClientHello): string {
  const { legacyVersion, ciphers, extensions, groups, pointFormats } = hello
  const lists = [withoutGrease(ciphers), withoutGrease(extensions), withoutGrease(groups)]
  return [legacyVersion, ...[...lists, pointFormats].map((list) => list.join('-'))].join(',')
}

/**
 * JA3: the MD5 of {@link ja3Raw} in 32 lower-case hexadecimal digits. MD5 only names a client;
 * nothing depends on its strength. A Node.js without MD5 (FIPS) throws its own error.
 */
export function ja3(hello: ClientHello): string {
  return createHash('md5').update(ja3Raw(hello)).digest('hex')
}
