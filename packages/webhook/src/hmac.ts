/** The prefix of a secret (Standard Webhooks); the Base64 of 24 to 64 bytes follows it. */
const prefix = 'whsec_'

const secretBytesMin = 24
const secretBytesMax = 64

/** The bytes of a secret, with or without its prefix; undefined if it is invalid. */
export function secretBytes(secret: string): Uint8Array<ArrayBuffer> | undefined {
  const text = secret.startsWith(prefix) ? secret.slice(prefix.length) : secret
  const bytes = fromBase64(text)
  if (!bytes || bytes.length < secretBytesMin || bytes.length > secretBytesMax) return undefined
  return bytes
}

/** HMAC-SHA-256 (RFC 2104) of the signed content, `id.timestamp.body`. */
export async function hmac(
  secret: Uint8Array<ArrayBuffer>,
  id: string,
  timestampSeconds: number,
  body: string,
): Promise<Uint8Array> {
  const key = await crypto.subtle.importKey(
    'raw',
    secret,
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  )
  const signed = new TextEncoder().encode(`${id}.${timestampSeconds}.${body}`)
  return new Uint8Array(await crypto.subtle.sign('HMAC', key, signed))
}

/** Base64 (RFC 4648, section 4), without `Buffer`, which browsers lack. */
export function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
}

/** The bytes of a Base64 text; undefined if it is invalid. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
  } catch {
    return undefined
  }
}
