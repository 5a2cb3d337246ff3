/**
 * A hash in the PHC string format: `$id$name=value,…$salt$hash`, with bytes in Base64 without
 * padding. All four parts are present; a missing salt is empty.
 */
export interface Phc {
  readonly id: string
  readonly parameters: Readonly<Record<string, string>>
  readonly salt: Buffer
  readonly hash: Buffer
}

/** Writes a hash in this format. */
export function formatPhc({ id, parameters, salt, hash }: Phc): string {
  const named = Object.entries(parameters).map(([name, value]) => `${name}=${value}`)
  return `$${id}$${named.join()}$${encode(salt)}$${encode(hash)}`
}

/** Parses this format; undefined for any other text. A version (`v=19`) is read as a parameter. */
export function parsePhc(text: string): Phc | undefined {
  const [head = 'x', id = '', ...parts] = text.split('$')
  const version = /^v=\d+$/.test(parts[0] ?? '') && parts.length === 4 ? parts.shift() : undefined
  const [named = '', salt, hash] = parts
  if (head !== '' || !/^[a-z0-9-]{1,32}$/.test(id) || parts.length !== 3) return undefined
  const saltBytes = decode(salt ?? '')
  const hashBytes = decode(hash ?? '')
  if (!saltBytes || !hashBytes || hashBytes.length === 0) return undefined
  const pairs = [version, ...named.split(',')].filter(Boolean).map((each) => {
    const [name = '', ...value] = String(each).split('=')
    return [name, value.join('=')] as const
  })
  if (pairs.some(([name, value]) => name === '' || value === '')) return undefined
  return { id, parameters: Object.fromEntries(pairs), salt: saltBytes, hash: hashBytes }
}

function encode(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}

function decode(text: string): Buffer | undefined {
  const bytes = Buffer.from(text, 'base64')
  return encode(bytes) === text.replace(/=+$/, '') ? bytes : undefined
}
