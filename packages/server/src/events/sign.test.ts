import { expect, it } from '@jest/globals'
import { sign } from './sign.ts'

/** The example of the Standard Webhooks specification. */
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const id = 'msg_p5jXN8AQM9LWM0D4loKWxJek'
const at = new Date(1_614_265_330_000)
const body = '{"test": 2432232314}'

it('reproduces the signature of the example in the specification', () => {
  expect(sign([secret], id, at, body)).toEqual({
    'webhook-id': id,
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  })
})

it('has one signature for each secret, separated by spaces', () => {
  const other = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
  const [first, second] = sign([secret, other], id, at, body)['webhook-signature'].split(' ')
  expect(first).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=')
  expect(second).toBe(sign([other], id, at, body)['webhook-signature'])
})
