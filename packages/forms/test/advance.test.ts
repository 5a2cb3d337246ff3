/** A form leads from page to page, through routers and flows, to its end. */
import { describe, expect, it } from '@jest/globals'
import {
  beginForm,
  type FlowOutcome,
  type FormHost,
  goBack,
  type JsonObject,
  readForm,
  submitStep,
  translated,
  translationOf,
} from '@latchkey/forms'

const text = (id: string) => ({ id, category: 'FIELD', type: 'TEXT', label: id })
const step = (id: string, next: string, ...components: readonly JsonObject[]) => ({
  id,
  type: 'STEP',
  config: { components, next_node: next },
})
const nodes = [
  step('first', 'router', text('country')),
  {
    id: 'router',
    type: 'ROUTER',
    config: {
      rules: [
        {
          id: 'r1',
          condition: { operator: 'EQ', operands: ['{{fields.country}}', 'DE'] },
          next_node: 'second',
        },
      ],
      fallback: '$ending',
    },
  },
  step('second', 'flow', text('zip')),
  { id: 'flow', type: 'FLOW', config: { flow_id: 'af_1', next_node: '$ending' } },
]
const form = readForm({
  id: 'ap_1',
  nodes,
  start: { next_node: 'first', hidden_fields: [{ key: 'source', value: '{{vars.source}}' }] },
  ending: { resume_flow: true },
})

const hostOf = (outcome: Partial<FlowOutcome> = {}): FormHost => ({
  context: {},
  runFlow: async (_id, { vars = {} }) => ({ vars: { ...vars, ran: true }, trace: [], ...outcome }),
})
const given = { fields: { country: 'FR' }, vars: { source: 'ad' } }

async function atFirst(host: FormHost) {
  const begun = await beginForm(form, given, host)
  if (begun.at !== 'step') throw new Error(begun.at)
  return begun
}
async function atSecond(host: FormHost) {
  const first = await atFirst(host)
  const next = await submitStep(form, first.progress, { ...first, values: { country: 'DE' } }, host)
  if (next.at !== 'step') throw new Error(next.at)
  return next
}

describe('a form', () => {
  it('begins with the values that it is given, and its hidden fields', async () => {
    const { step: shown, progress } = await atFirst(hostOf())
    expect(shown.id).toBe('first')
    expect(progress).toEqual({
      step: 'first',
      history: [],
      fields: { country: 'FR', source: 'ad' },
      vars: { source: 'ad' },
    })
  })

  it('ends where no rule of the router holds', async () => {
    const first = await atFirst(hostOf())
    const end = await submitStep(form, first.progress, { ...first, values: {} }, hostOf())
    expect(end).toMatchObject({ at: 'end', progress: { fields: { source: 'ad' } } })
  })

  it('shows the next page, goes back, and runs a flow before the end', async () => {
    const host = hostOf()
    const second = await atSecond(host)
    expect(second.progress).toMatchObject({ step: 'second', history: ['first'] })
    expect(goBack(second.progress)).toMatchObject({ step: 'first', history: [] })
    expect(goBack(goBack(second.progress))).toMatchObject({ step: 'first', history: [] })
    const end = await submitStep(form, second.progress, { ...second, values: { zip: '1' } }, host)
    expect(end).toMatchObject({
      at: 'end',
      progress: { fields: { country: 'DE', zip: '1' }, vars: { source: 'ad', ran: true } },
    })
  })

  it('stays at the page where a flow has a message for the user', async () => {
    const second = await atSecond(hostOf())
    const host = hostOf({ message: 'Not there' })
    const end = await submitStep(form, second.progress, { ...second, values: { zip: '1' } }, host)
    expect(end).toMatchObject({ at: 'message', message: 'Not there', progress: { step: 'second' } })
  })

  it('fails where a flow fails, a node is missing, and routers lead in a circle', async () => {
    const second = await atSecond(hostOf())
    const values = { zip: '1' }
    const host = hostOf({ failure: 'No.' })
    const failed = await submitStep(form, second.progress, { ...second, values }, host)
    expect(failed).toEqual({ at: 'failure', failure: 'No.', isOfFlow: true })
    const lost = readForm({ id: 'ap_2', start: { next_node: 'nowhere' } })
    expect(await beginForm(lost, given, host)).toMatchObject({ at: 'failure' })
    const router = { id: 'r', type: 'ROUTER', config: { rules: [], fallback: 'r' } }
    const circle = readForm({ id: 'ap_3', nodes: [router], start: { next_node: 'r' } })
    expect(await beginForm(circle, given, host)).toMatchObject({ at: 'failure' })
    const flow = { id: 'f', type: 'FLOW', config: { flow_id: 'af_1', next_node: 'f' } }
    const flows = readForm({ id: 'ap_4', nodes: [flow], start: { next_node: 'f' } })
    expect(await beginForm(flows, given, hostOf())).toMatchObject({ at: 'failure' })
  })

  it('refuses values beyond the bound', async () => {
    const first = await atFirst(hostOf())
    const values = { country: 'x'.repeat(70_000) }
    const end = await submitStep(form, first.progress, { ...first, values }, hostOf())
    expect(end).toMatchObject({ at: 'failure', failure: expect.stringContaining('bytes') })
  })
})

describe('a translation', () => {
  const spanish = readForm({
    id: 'ap_6',
    languages: { primary: 'en', default: 'es' },
    messages: { errors: { ERR_REQUIRED_PROPERTY: 'Needed' } },
    translations: {
      es: {
        components: { country: { label: 'País', config: { placeholder: 'España' } } },
        messages: { errors: { ERR_ACCEPTANCE_REQUIRED: 'Marca este campo' } },
      },
    },
  })
  const component = { ...text('country'), config: { placeholder: 'Spain', max_length: 3 } }

  it('is of the first language that the form has, else of the default one', () => {
    const { messages } = translationOf(spanish, ['es'])
    expect(messages.errors).toEqual({
      ERR_REQUIRED_PROPERTY: 'Needed',
      ERR_ACCEPTANCE_REQUIRED: 'Marca este campo',
    })
    expect(translated(component, translationOf(spanish, ['en']))).toEqual(component)
    for (const wished of [['es'], ['ja'], ['constructor']]) {
      expect(translated(component, translationOf(spanish, wished))).toMatchObject({
        label: 'País',
        config: { placeholder: 'España', max_length: 3 },
      })
    }
  })
})
