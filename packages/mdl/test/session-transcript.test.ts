import { expect, it } from '@jest/globals'
import { digitalCredentialsTranscript, openId4VpTranscript } from '@latchkey/mdl'
import { calculateJwkThumbprint } from 'jose'

const key = {
  kty: 'EC',
  crv: 'P-256',
  x: 'DxiH5Q4Yx3UrukE2lWCErq8N8bqC9CHLLrAwLz5BmE0',
  y: 'XtLM4-3h5o3HUH0MHVJV0kyq0iBlrBwlh8qEDMZ4-Pc',
}

it('is that of OpenID4VP 1.0, appendix B.2.6.1', async () => {
  const thumbprint = Buffer.from(await calculateJwkThumbprint(key), 'base64url')
  const transcript = openId4VpTranscript({
    clientId: 'x509_san_dns:example.com',
    nonce: 'exc7gBkxjx1rdc9udRrveKvSsJIq80avlXeLHhGwqtA',
    jwkThumbprint: new Uint8Array(thumbprint),
    responseUri: 'https://example.com/response',
  })
  expect(Buffer.from(transcript).toString('hex')).toBe(
    '83f6f682714f70656e494434565048616e646f7665725820048bc053c00442af9b8e' +
      'ed494cefdd9d95240d254b046b11b68013722aad38ac',
  )
})

it('is that of OpenID4VP 1.0, appendix B.2.6.2, for the Digital Credentials API', async () => {
  const thumbprint = Buffer.from(await calculateJwkThumbprint(key), 'base64url')
  const transcript = digitalCredentialsTranscript({
    origin: 'https://example.com',
    nonce: 'exc7gBkxjx1rdc9udRrveKvSsJIq80avlXeLHhGwqtA',
    jwkThumbprint: new Uint8Array(thumbprint),
  })
  expect(Buffer.from(transcript).toString('hex')).toBe(
    '83f6f682764f70656e4944345650444341504948616e646f7665725820fbece366f4212f9762c7' +
      '4cfdbf83b8c69e371d5d68cea09cb4c48ca6daab761a',
  )
})
