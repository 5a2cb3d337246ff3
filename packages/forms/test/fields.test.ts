/** Fields accept what their settings permit, and nothing else. */
import { describe, expect, it } from '@jest/globals'
import { type Json, type JsonObject, readFields, readForm, type StepNode } from '@latchkey/forms'
import fc from 'fast-check'

function stepOf(...components: readonly JsonObject[]): StepNode {
  const named = components.map((each) => ({ id: 'field', category: 'FIELD', ...each }))
  const nodes = [{ id: 'step', type: 'STEP', config: { components: named } }]
  const node = readForm({ id: 'ap_1', nodes }).nodes.get('step')
  if (node?.type !== 'STEP') throw new Error('no step')
  return node
}

const read = (component: JsonObject, ...values: readonly string[]) =>
  readFields(stepOf(component), new URLSearchParams(values.map((value) => ['field', value])))

const options = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B' },
]

describe('readFields', () => {
  const accepted: readonly (readonly [string, JsonObject, readonly string[], Json])[] = [
    ['TEXT', { max_length: 3 }, ['äbc'], 'äbc'],
    ['EMAIL', {}, ['ann@example.com'], 'ann@example.com'],
    ['URL', {}, ['https://example.com/a'], 'https://example.com/a'],
    ['TEL', {}, ['+49 (30) 123-456'], '+49 (30) 123-456'],
    ['NUMBER', { min_value: 0, max_value: 9 }, ['8.5'], 8.5],
    ['DATE', {}, ['2024-02-29'], '2024-02-29'],
    ['DATE', { format: 'TIME' }, ['23:59'], '23:59'],
    ['BOOLEAN', {}, ['false'], false],
    ['LEGAL', {}, ['true'], true],
    ['CHOICE', { options }, ['b'], 'b'],
    ['DROPDOWN', { options, multiple: true }, ['a', 'b', 'a'], ['a', 'b']],
    ['CHOICE', { options, allow_other: { enabled: true } }, ['a', 'c'], 'c'],
    ['PASSWORD', { complexity: true }, ['aB3!'], 'aB3!'],
    ['PASSWORD', { nist: true }, ['abcdefgi'], 'abcdefgi'],
    [
      'PASSWORD',
      { hash: 'SHA256' },
      ['abc'],
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    ],
  ]
  it.each(accepted)('accepts %s with %j: %j', (type, config, values, value) => {
    const { values: readValues, errors } = read({ type, config }, ...values)
    expect(errors).toEqual({})
    expect(readValues).toEqual({ field: value })
  })

  const refused: readonly (readonly [string, JsonObject, readonly string[], object])[] = [
    ['TEXT', { max_length: 3 }, ['abcd'], { code: 'long', bound: 3 }],
    ['TEXT', { max_length: 1e9 }, ['x'.repeat(11_000)], { code: 'long', bound: 10_000 }],
    ['TEXT', { min_length: 3 }, ['ab'], { code: 'short', bound: 3 }],
    ['EMAIL', {}, ['ann@localhost'], { code: 'email' }],
    ['EMAIL', {}, ['a b@example.com'], { code: 'email' }],
    ['URL', {}, ['javascript:alert(1)'], { code: 'url' }],
    ['TEL', {}, ['call me'], { code: 'phone' }],
    ['NUMBER', {}, ['1e400'], { code: 'number' }],
    ['NUMBER', {}, ['Infinity'], { code: 'number' }],
    ['NUMBER', { min_value: 0 }, ['-1'], { code: 'small', bound: 0 }],
    ['NUMBER', { max_value: 0 }, ['1'], { code: 'large', bound: 0 }],
    ['DATE', {}, ['2023-02-29'], { code: 'date' }],
    ['DATE', { format: 'TIME' }, ['24:00'], { code: 'time' }],
    ['BOOLEAN', {}, ['maybe'], { code: 'option' }],
    ['LEGAL', {}, ['false'], { code: 'unaccepted' }],
    ['CHOICE', { options }, ['c'], { code: 'option' }],
    ['CHOICE', { options }, ['a', 'b'], { code: 'option' }],
    ['CARDS', { options: [] }, ['__proto__'], { code: 'option' }],
    ['PASSWORD', { complexity: true }, ['abcdefgh'], { code: 'weak' }],
    ['PASSWORD', { nist: true }, ['x1!Y'], { code: 'short', bound: 8 }],
    ['PASSWORD', { nist: true }, ['aaaaaaaa'], { code: 'guessable' }],
    ['PASSWORD', { nist: true }, ['87654321'], { code: 'guessable' }],
  ]
  it.each(refused)('refuses %s with %j: %j', (type, config, values, error) => {
    const { values: readValues, errors } = read({ type, config }, ...values)
    expect(errors).toEqual({ field: error })
    expect(readValues).toEqual({})
  })

  it('requires what is required, a field that cannot be shown, too', () => {
    expect(read({ type: 'TEXT', required: true }, '  ').errors).toEqual({
      field: { code: 'required' },
    })
    expect(read({ type: 'LEGAL', required: true }).errors).toEqual({
      field: { code: 'unaccepted' },
    })
    expect(read({ type: 'PAYMENT', required: true }, 'x').errors).toEqual({
      field: { code: 'required' },
    })
    expect(read({ type: 'FILE' }, 'x')).toEqual({ values: {}, errors: {} })
  })

  it('ignores what is no field of the step', () => {
    const sent = new URLSearchParams({ field: 'x', role: 'admin', __proto__: 'y' })
    const { values } = readFields(stepOf({ type: 'TEXT' }), sent)
    expect(Object.keys(values)).toEqual(['field'])
  })

  it('reads any text without an error, and values within the bounds', () => {
    const types = ['TEXT', 'EMAIL', 'URL', 'TEL', 'NUMBER', 'DATE', 'CHOICE', 'PASSWORD', 'LEGAL']
    fc.assert(
      fc.property(fc.constantFrom(...types), fc.string({ unit: 'binary' }), (type, value) => {
        const { values, errors } = read({ type, config: { options, max_length: 10 } }, value)
        expect(Object.keys(values).length + Object.keys(errors).length).toBeLessThanOrEqual(1)
        const found = values.field
        if (typeof found === 'string') expect([...found].length).toBeLessThanOrEqual(10)
      }),
    )
  })
})
