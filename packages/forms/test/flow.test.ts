/** Flows compute values, and leave everything else to their host. */
import { describe, expect, it } from '@jest/globals'
import {
  type FlowHost,
  FormError,
  type Json,
  type JsonObject,
  readFlow,
  runFlow,
} from '@latchkey/forms'

const action = (id: string, name: string, params: JsonObject, more: JsonObject = {}) => {
  const [type = '', of = ''] = name.split('.')
  return { id, type, action: of, params, ...more }
}
const flowOf = (...actions: readonly JsonObject[]) => readFlow({ id: 'af_1', actions })
const scope = { fields: { email: 'ann@example.com', plan: 'gold' }, vars: { kept: 1 }, context: {} }

function hostOf() {
  const calls: Json[] = []
  const waits: number[] = []
  const host: FlowHost = {
    async run({ type, action: name }, params) {
      if (type === 'STRIPE') throw new FormError('Stripe is not there.')
      calls.push({ name: `${type}.${name}`, params })
      return { status: 200 }
    },
    async wait(milliseconds) {
      waits.push(milliseconds)
    },
    now: () => 1_000,
  }
  return { host, calls, waits }
}

describe('runFlow', () => {
  it('passes outputs to later actions, and keeps variables', async () => {
    const { host, calls } = hostOf()
    const flow = flowOf(
      action('made', 'JSON.CREATE_JSON', { object: { to: '{{fields.email}}' } }),
      action('text', 'JSON.SERIALIZE_JSON', { object: '{{actions.made}}' }),
      action('read', 'JSON.PARSE_JSON', { json: '{{actions.text}}' }),
      action('sent', 'HTTP.SEND_REQUEST', { url: 'https://example.com/{{actions.read.to}}' }),
      action('keep', 'FLOW.STORE_VARS', { vars: { status: '{{actions.sent.status}}' } }),
    )
    const outcome = await runFlow(flow, scope, host)
    expect(outcome.vars).toEqual({ kept: 1, status: 200 })
    expect(calls).toEqual([
      { name: 'HTTP.SEND_REQUEST', params: { url: 'https://example.com/ann@example.com' } },
    ])
    expect(outcome.trace.map(({ id, output }) => [id, output])).toEqual([
      ['made', { to: 'ann@example.com' }],
      ['text', '{"to":"ann@example.com"}'],
      ['read', { to: 'ann@example.com' }],
      ['sent', { status: 200 }],
      ['keep', undefined],
    ])
  })

  it('takes a branch, maps a value, and ends with what it returns', async () => {
    const { host, calls } = hostOf()
    const condition = { operator: 'EQ', operands: ['{{fields.plan}}', 'gold'] }
    const flow = flowOf(
      action('map', 'FLOW.MAP_VALUE', {
        input: '{{fields.plan}}',
        cases: { gold: 3 },
        fallback: 0,
      }),
      action('if', 'FLOW.BOOLEAN_CONDITION', {
        if: condition,
        // biome-ignore lint/suspicious/noThenProperty: the name in the hosted API
        then: [action('back', 'FLOW.RETURN_JSON', { payload: { level: '{{actions.map}}' } })],
        else: [action('no', 'HTTP.SEND_REQUEST', {})],
      }),
      action('never', 'HTTP.SEND_REQUEST', {}),
    )
    expect(await runFlow(flow, scope, host)).toMatchObject({ returned: { level: 3 } })
    expect(calls).toEqual([])
  })

  it('ends with a message for the user', async () => {
    const flow = flowOf(action('no', 'FLOW.ERROR_MESSAGE', { message: 'Not {{fields.plan}}' }))
    expect(await runFlow(flow, scope, hostOf().host)).toMatchObject({ message: 'Not gold' })
  })

  it('fails with an action, unless that may fail, and hides masked outputs', async () => {
    const pay = action('pay', 'STRIPE.CREATE_CUSTOMER', {})
    const failed = await runFlow(
      flowOf(pay, action('x', 'FLOW.DO_NOTHING', {})),
      scope,
      hostOf().host,
    )
    expect(failed).toMatchObject({ failure: 'Stripe is not there.' })
    expect(failed.trace).toHaveLength(1)
    const secret = action('s', 'JSON.CREATE_JSON', { object: { a: 1 } }, { mask_output: true })
    const tolerant = await runFlow(
      flowOf({ ...pay, allow_failure: true }, secret),
      scope,
      hostOf().host,
    )
    expect(tolerant.failure).toBeUndefined()
    expect(tolerant.trace).toMatchObject([{ error: 'Stripe is not there.' }, { id: 's' }])
    expect(tolerant.trace[1]?.output).toBeUndefined()
  })

  it.each(['"\\u0000"', '"\\ud800"', '{"\\udfff":1}'])(
    'refuses %s, which is not storable',
    async (json) => {
      const flow = flowOf(action('read', 'JSON.PARSE_JSON', { json }))
      expect((await runFlow(flow, scope, hostOf().host)).failure).toContain('cannot be stored')
    },
  )

  it('bounds waiting, actions, variables and depth', async () => {
    const { host, waits } = hostOf()
    const wait = (number: Json, units = 'SECONDS') =>
      action('w', 'FLOW.DELAY_FLOW', { number, units })
    expect((await runFlow(flowOf(wait(2), wait('3')), scope, host)).failure).toBeUndefined()
    expect(waits).toEqual([2_000, 3_000])
    for (const bad of [wait(6), wait(-1), wait('x'), wait(1, 'MINUTES')]) {
      expect((await runFlow(flowOf(bad), scope, host)).failure).toContain('5 seconds')
    }
    const many = Array.from({ length: 101 }, () => action('n', 'FLOW.DO_NOTHING', {}))
    expect((await runFlow(flowOf(...many), scope, host)).failure).toContain('100 actions')
    const big = action('v', 'FLOW.STORE_VARS', { vars: { text: 'x'.repeat(60_000) } })
    const other = action('v', 'FLOW.STORE_VARS', { vars: { more: 'x'.repeat(60_000) } })
    expect((await runFlow(flowOf(big, other), scope, host)).failure).toContain('bytes')
    let nested: JsonObject = action('d', 'FLOW.DO_NOTHING', {})
    for (let depth = 0; depth < 30; depth += 1) {
      const always = { operator: 'AND', operands: [] }
      // biome-ignore lint/suspicious/noThenProperty: the name in the hosted API
      nested = action('b', 'FLOW.BOOLEAN_CONDITION', { if: always, then: [nested] })
    }
    expect((await runFlow(flowOf(nested), scope, host)).failure).toContain('nested')
  })
})
