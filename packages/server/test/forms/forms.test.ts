import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { joinTestServer, type SharedServer } from '@latchkey/testkit'

let server: SharedServer
beforeAll(async () => {
  server = await joinTestServer()
})
afterAll(() => server.stop())

const send = (method: string, path: string, json?: unknown) =>
  server.tenant.request(method, `/api/v2${path}`, json === undefined ? {} : { json })
async function create(path: string, definition: object): Promise<{ id: string }> {
  const { status, body, text } = await send('POST', path, definition)
  if (status !== 201) throw new Error(text)
  return body
}
const newFlow = () => create('/flows', { name: 'Save' })

const next = { id: 'next', category: 'BLOCK', type: 'NEXT_BUTTON', config: { text: 'Go on' } }
const name = { id: 'full_name', category: 'FIELD', type: 'TEXT', config: { max_length: 50 } }
const step = (components: readonly object[] = [name, next], id = 'profile') => ({
  id,
  type: 'STEP',
  config: { components, next_node: '$ending' },
})
const component = (type: string, config: object, category = 'FIELD') =>
  step([{ id: 'its', category, type, config }])

describe('a form', () => {
  it('is stored and returned as it was sent, without what is empty', async () => {
    const definition = {
      name: 'Profile',
      languages: { primary: 'en' },
      nodes: [step()],
      start: {
        next_node: 'profile',
        hidden_fields: [{ key: 'plan' }],
        coordinates: { x: 0, y: -5 },
      },
      ending: { resume_flow: true },
      style: { css: 'h1 { color: navy; }' },
      translations: { de: { components: { full_name: { label: 'Name' } } } },
    }
    const made = await send('POST', '/forms', { ...definition, messages: {} })
    expect(made.status).toBe(201)
    const stamps = { created_at: expect.any(String), updated_at: expect.any(String) }
    const id = expect.stringMatching(/^ap_\w{22}$/)
    expect(made.body).toEqual({ ...definition, ...stamps, id })
    const { body } = await send('GET', `/forms/${made.body.id}`)
    expect(body).toEqual(made.body)
    // What a client has read, it can write.
    expect((await send('PATCH', `/forms/${body.id}`, body)).status).toBe(200)
  })

  it('keeps what a patch omits, and loses what it empties', async () => {
    const nodes = [step()]
    const { id } = await create('/forms', { name: 'One', nodes, style: { css: 'a {}' } })
    const { body } = await send('PATCH', `/forms/${id}`, { name: 'Two', style: null })
    expect([body.name, body.nodes, body.style]).toEqual(['Two', nodes, undefined])
    const emptied = await send('PATCH', `/forms/${id}`, { nodes: [] })
    expect([emptied.status, emptied.body.nodes]).toEqual([200, undefined])
    const ended = await send('PATCH', `/forms/${id}`, { ending: null })
    expect(ended.body.ending).toEqual({ resume_flow: true })
  })

  it('counts its flows, and can be changed after one was deleted', async () => {
    const { id: flow_id } = await newFlow()
    const flow = { id: 'save', type: 'FLOW', config: { flow_id, next_node: '$ending' } }
    const resend = {
      id: 'again',
      category: 'BLOCK',
      type: 'RESEND_BUTTON',
      config: { active_text: 'None?', button_text: 'Again', waiting_text: 'Wait', flow_id },
    }
    const nodes = [step([name, resend]), flow]
    const { id } = await create('/forms', { name: 'With a flow', nodes })
    const { body } = await send('GET', `/forms/${id}?hydrate=flow_count&hydrate=links`)
    expect(body.flow_count).toBe(1)
    expect((await send('GET', `/forms/${id}`)).body.flow_count).toBeUndefined()
    const list = await send('GET', '/forms?include_totals=true&per_page=100')
    const listed = list.body.forms.find((each: { id: string }) => each.id === id)
    expect(listed).toMatchObject({ name: 'With a flow', flow_count: 1 })
    expect(Object.keys(listed)).not.toContain('nodes')
    const counted = await send('GET', `/flows/${flow_id}?hydrate=form_count`)
    expect(counted.body.form_count).toBe(1)

    expect((await send('DELETE', `/flows/${flow_id}`)).status).toBe(204)
    expect((await send('PATCH', `/forms/${id}`, { name: 'Renamed' })).status).toBe(200)
    const again = await send('PATCH', `/forms/${id}`, { nodes })
    expect([again.status, again.body.message]).toEqual([
      400,
      expect.stringContaining(`There is no flow \`${flow_id}\``),
    ])
  })

  it('does not name a flow of another tenant', async () => {
    const other = await joinTestServer()
    try {
      const { id: flow_id } = (
        await other.tenant.request('POST', '/api/v2/flows', { json: { name: 'Theirs' } })
      ).body
      const ending = { after_submit: { flow_id } }
      const { status, body } = await send('POST', '/forms', { name: 'Foreign', ending })
      expect([status, body.message]).toEqual([400, expect.stringContaining('There is no flow')])
    } finally {
      await other.stop()
    }
  })

  it('is deleted once', async () => {
    const { id } = await create('/forms', { name: 'Short' })
    const answers = [await send('DELETE', `/forms/${id}`), await send('DELETE', `/forms/${id}`)]
    expect(answers.map(({ status }) => status)).toEqual([204, 404])
    const { status, body } = await send('GET', `/forms/${id}`)
    expect([status, body.message]).toEqual([404, 'Form not found'])
  })
})

const router = (condition: unknown) => [
  step(),
  {
    id: 'which',
    type: 'ROUTER',
    config: { rules: [{ id: 'one', condition, next_node: 'profile' }], fallback: '$ending' },
  },
]
const nested = (depth: number): unknown =>
  depth === 1
    ? { operator: 'EXISTS', operands: ['{{fields.full_name}}'] }
    : { operator: 'AND', operands: [nested(depth - 1)] }

describe('the nodes of a form', () => {
  it.each([
    ['a router with nested conditions', router(nested(5))],
    ['a number by a template', [component('NUMBER', { default_value: '{{vars.age}}' })]],
    ['two labels of a boolean', [component('BOOLEAN', { options: { true: 'Yes', false: 'No' } })]],
    ['a picture by a template', [component('IMAGE', { src: '{{vars.logo}}' }, 'BLOCK')]],
  ])('may be %s', async (_, nodes) => {
    expect((await send('POST', '/forms', { name: 'Good', nodes })).status).toBe(201)
  })

  it.each([
    ['twice the same node', [step(), step([])], 'nodes.1.id'],
    ['twice the same field', [step(), step([name], 'second')], 'nodes.1.config.components.0.id'],
    ['twice the same component', [step([next, next])], 'nodes.0.config.components.1.id'],
    [
      'a pointer to no node',
      [{ id: 'a', type: 'STEP', config: { next_node: 'b' } }],
      'There is no node `b`',
    ],
    ['a flow without its identifier', [{ id: 'a', type: 'FLOW' }], '`flow_id` is required'],
    ['rules of a step', [{ id: 'a', type: 'STEP', config: { rules: [] } }], 'config.rules'],
    ['a member of another type', [component('EMAIL', { multiline: true })], 'config.multiline'],
    ['a button without its text', [component('NEXT_BUTTON', {}, 'BLOCK')], '`text` is required'],
    ['a button that is a field', [component('NEXT_BUTTON', { text: 'Go' })], 'category'],
    ['lengths in the wrong order', [component('TEXT', { min_length: 3, max_length: 2 })], 'min_'],
    ['a number as the value of a text', [component('TEXT', { default_value: 3 })], 'default_value'],
    ['labels of a choice', [component('CHOICE', { options: { true: 'Yes' } })], 'options'],
    ['an address of a script', [component('IMAGE', { src: 'javascript:1' }, 'BLOCK')], 'src'],
    ['an upload', [component('FILE', {})], 'type'],
    ['a payment', [component('PAYMENT', {})], 'type'],
    ['conditions that nest too deep', router(nested(6)), 'Nest conditions'],
    ['an unknown operator', router({ operator: 'LIKE', operands: ['a', 'b'] }), 'LIKE'],
    ['too few operands', router({ operator: 'EQ', operands: ['a'] }), 'EQ needs 2 operands'],
    ['a condition as a value', router({ operator: 'EQ', operands: [nested(1), 'a'] }), 'values'],
    ['a condition without operands', router({ operator: 'AND' }), '`operands`'],
  ])('are no %s', async (_, nodes, place) => {
    const { status, body } = await send('POST', '/forms', { name: 'Bad', nodes })
    expect([status, body.errorCode]).toEqual([400, 'invalid_body'])
    expect(body.message).toContain(place)
  })

  it('begin at a node that exists', async () => {
    const start = { next_node: 'nowhere' }
    const { status, body } = await send('POST', '/forms', { name: 'Bad', start, nodes: [step()] })
    expect([status, body.message]).toEqual([400, expect.stringContaining('start.next_node')])
  })
})

it('a form notes when it is shown and completed, once a minute', async () => {
  const { id } = await create('/forms', { name: 'Shown' })
  const note = (what: 'shown' | 'completed') =>
    server.tenant.write((store) => store.forms.note(id, what))
  await note('shown')
  const first = (await send('GET', `/forms/${id}`)).body
  expect([first.embedded_at, first.submitted_at]).toEqual([expect.any(String), undefined])
  await note('shown')
  await note('completed')
  const { body } = await send('GET', `/forms/${id}`)
  expect([body.embedded_at, body.submitted_at]).toEqual([first.embedded_at, expect.any(String)])
  expect(body.updated_at).toBe(first.updated_at)
})
