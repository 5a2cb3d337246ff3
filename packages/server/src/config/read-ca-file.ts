import { X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Refuse } from './config-error.ts'

/**
 * Reads CA certificates in PEM; undefined without a file, and after a refusal.
 *
 * @param name the variable that names the file
 */
export function readCaFile(
  name: string,
  file: string | undefined,
  refuse: Refuse,
): string | undefined {
  if (!file) return undefined
  try {
    const pem = readFileSync(file, 'utf8')
    if (hasOnlyCertificates(pem)) return pem
    refuse(`${name} is "${file}", which has no certificate in PEM, or one that cannot be read.`)
  } catch {
    refuse(`${name} is "${file}", which cannot be read.`)
  }
  return undefined
}

/** Whether there are certificates, and each can be read: TLS ignores those that cannot. */
function hasOnlyCertificates(pem: string): boolean {
  const found = pem.match(/-----BEGIN CERTIFICATE-----[\s\S]*?-----END CERTIFICATE-----/g) ?? []
  try {
    for (const each of found) new X509Certificate(each)
    return found.length > 0
  } catch {
    return false
  }
}
