import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { prefaceBytesMax, readProxyPreface } from './proxy-preface.ts'

const signature = Buffer.from('0d0a0d0a000d0a515549540a', 'hex')
const ipv4 = Buffer.from('c0000201c6336401dc0401bb', 'hex')
const ipv6 = Buffer.concat([
  Buffer.from('20010db8000000000000000000000001', 'hex'),
  Buffer.from('20010db8000000000000000000000002', 'hex'),
  Buffer.from('dc0401bb', 'hex'),
])

/** Version 2 with this command, family and what follows. */
function binary(command: number, family: number, rest: Buffer, length = rest.length): Buffer {
  const head = Buffer.from([command, family, length >> 8, length & 0xff])
  return Buffer.concat([signature, head, rest])
}

const named: readonly [string, Buffer, string | undefined][] = [
  ['TCP4', Buffer.from('PROXY TCP4 192.0.2.1 198.51.100.1 56324 443\r\n'), '192.0.2.1'],
  ['TCP6', Buffer.from('PROXY TCP6 2001:DB8::1 2001:db8::2 0 65535\r\n'), '2001:db8::1'],
  ['a mapped TCP6', Buffer.from('PROXY TCP6 ::ffff:192.0.2.1 ::1 1 2\r\n'), '192.0.2.1'],
  ['UNKNOWN', Buffer.from('PROXY UNKNOWN\r\n'), undefined],
  ['UNKNOWN with more', Buffer.from('PROXY UNKNOWN ffff:f...f 1 what ever\r\n'), undefined],
  ['2 over IPv4', binary(0x21, 0x11, ipv4), '192.0.2.1'],
  ['2 over IPv6', binary(0x21, 0x21, ipv6), '2001:db8::1'],
  ['2 with extensions', binary(0x21, 0x11, Buffer.concat([ipv4, Buffer.alloc(900)])), '192.0.2.1'],
  ['2 LOCAL', binary(0x20, 0x00, Buffer.alloc(0)), undefined],
  ['2 LOCAL with addresses', binary(0x20, 0x11, ipv4), undefined],
  ['2 of no family', binary(0x21, 0x00, Buffer.alloc(0)), undefined],
  ['2 over UDP', binary(0x21, 0x12, ipv4), undefined],
  ['2 over a UNIX socket', binary(0x21, 0x31, Buffer.alloc(216)), undefined],
]

describe('a preface', () => {
  it.each(named)('of %s names the client', (_, bytes, source) => {
    const preface = { state: 'preface', byteLength: bytes.length, source }
    expect(readProxyPreface(bytes)).toEqual(preface)
    expect(readProxyPreface(Buffer.concat([bytes, Buffer.from('GET /')]))).toEqual(preface)
  })

  it.each(named)('of %s may arrive byte by byte', (_, bytes) => {
    for (let length = 0; length < bytes.length; length += 1) {
      expect(readProxyPreface(bytes.subarray(0, length))).toEqual({ state: 'more' })
    }
  })

  it.each([
    ['HTTP', Buffer.from('GET / HTTP/1.1\r\n\r\n')],
    ['a ClientHello', Buffer.from('1603010200010001fc', 'hex')],
    ['one space too many', Buffer.from('PROXY  TCP4 192.0.2.1 192.0.2.2 1 2\r\n')],
    ['no ports', Buffer.from('PROXY TCP4 192.0.2.1 192.0.2.2\r\n')],
    ['a port above 65535', Buffer.from('PROXY TCP4 192.0.2.1 192.0.2.2 1 65536\r\n')],
    ['a port with a zero ahead', Buffer.from('PROXY TCP4 192.0.2.1 192.0.2.2 01 2\r\n')],
    ['the other family', Buffer.from('PROXY TCP4 ::1 ::2 1 2\r\n')],
    ['an octal address', Buffer.from('PROXY TCP4 010.0.0.1 192.0.2.2 1 2\r\n')],
    ['another protocol', Buffer.from('PROXY UDP4 192.0.2.1 192.0.2.2 1 2\r\n')],
    ['a line feed alone', Buffer.from(`PROXY TCP4 192.0.2.1 192.0.2.2 1 2\n${' '.repeat(99)}`)],
    ['a line over 107 bytes', Buffer.from(`PROXY UNKNOWN ${'x'.repeat(92)}\r\n`)],
    ['version 1 in the form of 2', binary(0x11, 0x11, ipv4)],
    ['an unknown command', binary(0x22, 0x11, ipv4)],
    ['an unknown family', binary(0x21, 0x41, ipv4)],
    ['addresses cut off', binary(0x21, 0x11, ipv4.subarray(0, 11))],
    ['IPv6 with room for IPv4', binary(0x21, 0x21, ipv4)],
    ['more than may be', binary(0x21, 0x11, ipv4, prefaceBytesMax)],
  ])('is not %s', (_, bytes) => {
    expect(readProxyPreface(bytes)).toEqual({ state: 'refused' })
  })

  it('is never longer than the bytes read, and parsing never throws', () => {
    const starts = fc.constantFrom(signature, Buffer.from('PROXY '), Buffer.alloc(0))
    fc.assert(
      fc.property(starts, fc.uint8Array({ maxLength: 300 }), (start, rest) => {
        const bytes = Buffer.concat([start, rest])
        const reading = readProxyPreface(bytes)
        if (reading.state === 'preface')
          expect(reading.byteLength).toBeLessThanOrEqual(bytes.length)
      }),
    )
  })
})
