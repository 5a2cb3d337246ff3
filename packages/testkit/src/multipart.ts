const boundary = '----latchkey-test-boundary'

/** The members that are sent as files. */
const files = ['users']

/** Encodes a body as multipart/form-data (RFC 7578), in the order of its members. */
export function toMultipart(body: Readonly<Record<string, unknown>>) {
  const parts = Object.entries(body).map(([name, value]) => {
    const filename = files.includes(name) ? `; filename="${name}.json"` : ''
    const type = files.includes(name) ? 'Content-Type: application/json\r\n' : ''
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${filename}`
    const content = Buffer.isBuffer(value) ? value : Buffer.from(String(value))
    return Buffer.concat([Buffer.from(`${head}\r\n${type}\r\n`), content, Buffer.from('\r\n')])
  })
  return {
    body: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
    type: `multipart/form-data; boundary=${boundary}`,
  }
}
