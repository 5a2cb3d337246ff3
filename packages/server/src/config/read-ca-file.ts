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
    if (pem.includes('-----BEGIN CERTIFICATE-----')) return pem
    refuse(`${name} is "${file}", which has no certificate in PEM.`)
  } catch {
    refuse(`${name} is "${file}", which cannot be read.`)
  }
  return undefined
}
