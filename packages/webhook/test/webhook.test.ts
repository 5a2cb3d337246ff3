import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { Webhook } from 'standardwebhooks'
import { signWebhook, verifyWebhook, type WebhookVerificationError } from '../src/index.ts'

const secret = `whsec_${Buffer.from('a secret of twenty-four b').toString('base64')}`
const other = `whsec_${Buffer.from('another secret, just as long').toString('base64')}`
const id = 'evt_9Hs3kP7vWq2LrXb4Jd8NfT'
const at = new Date('2026-01-01T00:00:00Z')
const timestampSeconds = at.getTime() / 1000
const body = JSON.stringify({ type: 'user.created', text: 'grüße ☃' })
const now = () => at

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'verified',
    (error: WebhookVerificationError) => error.code,
  )

describe('a signature', () => {
  it('equals that of the reference library for any content', async () => {
    const text = fc.string({ unit: 'binary', maxLength: 200 }).map((each) => each.toWellFormed())
    const bytes = fc.uint8Array({ minLength: 24, maxLength: 64 })
    const property = fc.asyncProperty(text, bytes, async (sent, key) => {
      const theirs = `whsec_${Buffer.from(key).toString('base64')}`
      const headers = await signWebhook({ id, timestampSeconds, body: sent, secrets: [theirs] })
      expect(headers['webhook-signature']).toBe(new Webhook(theirs).sign(id, at, sent))
    })
    await fc.assert(property)
  })

  it('is verified by this package and by the reference library', async () => {
    const fresh = Math.floor(Date.now() / 1000)
    const headers = await signWebhook({ id, timestampSeconds: fresh, body, secrets: [secret] })
    expect(new Webhook(secret).verify(body, { ...headers })).toEqual(JSON.parse(body))
    expect(await verifyWebhook({ headers: { ...headers }, body, secret })).toEqual(JSON.parse(body))
  })

  it('exists for each secret during a rotation, and either verifies', async () => {
    const secrets = [other, secret]
    const headers = { ...(await signWebhook({ id, timestampSeconds, body, secrets })) }
    for (const each of secrets) {
      expect(await codeOf(verifyWebhook({ headers, body, secret: each, now }))).toBe('verified')
    }
    const third = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
    expect(await codeOf(verifyWebhook({ headers, body, secret: [third, secret], now }))).toBe(
      'verified',
    )
    expect(await codeOf(verifyWebhook({ headers, body, secret: third, now }))).toBe(
      'no_matching_signature',
    )
  })

  it('requires a valid secret', async () => {
    for (const secrets of [[], ['whsec_***'], ['whsec_c2hvcnQ=']]) {
      await expect(signWebhook({ id, timestampSeconds, body, secrets })).rejects.toThrow(TypeError)
    }
  })
})

describe('a delivery', () => {
  const signed = () => signWebhook({ id, timestampSeconds, body, secrets: [secret] })

  it('is read from the headers of fetch and of Node, in any case', async () => {
    const headers = await signed()
    const forms = [
      new Headers({ ...headers }),
      { ...headers },
      Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [name.toUpperCase(), value]),
      ),
      { ...headers, 'webhook-signature': [headers['webhook-signature']] },
    ]
    for (const form of forms) {
      expect(await codeOf(verifyWebhook({ headers: form, body, secret, now }))).toBe('verified')
    }
  })

  const changes: readonly [string, string, object][] = [
    ['another body', 'no_matching_signature', { body: `${body} ` }],
    ['another id', 'no_matching_signature', { headers: { 'webhook-id': 'evt_other' } }],
    [
      'another time',
      'no_matching_signature',
      { headers: { 'webhook-timestamp': String(timestampSeconds + 1) } },
    ],
    ['no time', 'missing_header', { headers: { 'webhook-timestamp': '' } }],
    ['no number', 'timestamp_out_of_tolerance', { headers: { 'webhook-timestamp': 'soon' } }],
    ['no signature', 'missing_header', { headers: { 'webhook-signature': undefined } }],
    ['one of another kind', 'no_matching_signature', { headers: { 'webhook-signature': 'v2,x' } }],
    ['one cut short', 'no_matching_signature', { headers: { 'webhook-signature': 'v1,AAAA' } }],
    ['another secret', 'no_matching_signature', { secret: other }],
    ['a secret that is none', 'malformed_secret', { secret: 'whsec_%' }],
    ['a day later', 'timestamp_out_of_tolerance', { now: () => new Date(at.getTime() + 864e5) }],
    ['a day before', 'timestamp_out_of_tolerance', { now: () => new Date(at.getTime() - 864e5) }],
  ]
  it.each(changes)('with %s is %s', async (_, code, change) => {
    const { headers: changed, ...others } = change as { headers?: object }
    const headers = { ...(await signed()), ...changed }
    expect(await codeOf(verifyWebhook({ headers, body, secret, now, ...others }))).toBe(code)
  })

  it('that is not JSON is refused although it is signed', async () => {
    const headers = await signWebhook({ id, timestampSeconds, body: 'x', secrets: [secret] })
    const verified = verifyWebhook({ headers: { ...headers }, body: 'x', secret, now })
    expect(await codeOf(verified)).toBe('malformed_body')
  })
})
