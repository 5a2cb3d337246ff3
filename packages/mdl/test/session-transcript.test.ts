import { expect, it } from '@jest/globals'
import { openId4VpTranscript } from '@latchkey/mdl'
import { calculateJwkThumbprint } from 'jose'

it('is the one of OpenID4VP 1.0, appendix B.2.6.1', async () => {
  const key = {
    kty: 'EC',
    crv: 'P-256',
    x: 'DxiH5Q4Yx3UrukE2lWCErq8N8bqC9CHLLrAwLz5BmE0',
    y: 'XtLM4-3h5o3HUH0MHVJV0kyq0iBlrBwlh8qEDMZ4-Pc',
  }
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
