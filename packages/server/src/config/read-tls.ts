import { readFileSync } from 'node:fs'
import type { Refuse } from './config-error.ts'
import type { Environment } from './env.ts'

/** Where the certificate of the server comes from, if it terminates TLS. */
export type Tls =
  | { readonly kind: 'private-ca' }
  | { readonly kind: 'files'; readonly certFile: string; readonly keyFile: string }
  | { readonly kind: 'off' }

/** Reads whether the server terminates TLS, and with which certificate. */
export function readTls(env: Environment, refuse: Refuse): Tls {
  const { LATCHKEY_TLS_CERT_FILE, LATCHKEY_TLS_KEY_FILE } = env
  const tls = env.LATCHKEY_TLS || 'on'
  if (tls !== 'on' && tls !== 'off') refuse(`LATCHKEY_TLS is "${tls}"; it must be on or off.`)
  if (tls === 'off') return { kind: 'off' }
  if (!LATCHKEY_TLS_CERT_FILE && !LATCHKEY_TLS_KEY_FILE) return { kind: 'private-ca' }
  for (const name of ['LATCHKEY_TLS_CERT_FILE', 'LATCHKEY_TLS_KEY_FILE'] as const) {
    const file = env[name]
    if (!file) refuse(`${name} is required: the certificate and its key must be set together.`)
    else if (!canRead(file)) refuse(`${name} is "${file}", which cannot be read.`)
  }
  return {
    kind: 'files',
    certFile: LATCHKEY_TLS_CERT_FILE ?? '',
    keyFile: LATCHKEY_TLS_KEY_FILE ?? '',
  }
}

/** Whether this process can read a file. */
export function canRead(file: string): boolean {
  try {
    readFileSync(file)
    return true
  } catch {
    return false
  }
}
