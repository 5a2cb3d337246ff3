/** Templates and conditions read values, and nothing else. */
import { describe, expect, it } from '@jest/globals'
import {
  FormError,
  isMet,
  type Json,
  resolveAll,
  resolveTemplate,
  resolveText,
} from '@latchkey/forms'
import fc from 'fast-check'

const scope = {
  fields: { name: 'Ann', age: 41, tags: ['a', 'b'], none: null, 'with-dash': 'dash' },
  vars: { plan: { level: 3 } },
  context: { user: { email: 'ann@example.com', user_metadata: {} } },
}

describe('resolveTemplate', () => {
  const examples: readonly (readonly [string, Json | undefined])[] = [
    ['plain', 'plain'],
    ['{{fields.name}}', 'Ann'],
    [' {{ fields.age }} ', 41],
    ['{{fields.tags}}', ['a', 'b']],
    ['{{fields.tags[1]}} of {{vars.plan.level}}', 'b of 3'],
    ['{{fields.with-dash}}', 'dash'],
    ['{{fields["name"]}}', 'Ann'],
    ['Hello {{fields.missing}}!', 'Hello !'],
    ['{{fields.missing}}', undefined],
    ['{{fields.none ?? fields.missing ?? "nobody"}}', 'nobody'],
    ['{{fields.missing ?? 7}}', 7],
    ['{{context.user}}', { email: 'ann@example.com', user_metadata: {} }],
    ['as JSON: {{vars.plan}}', 'as JSON: {"level":3}'],
    ['{{functions.now()}}', undefined],
    ['{{fields.constructor}}{{fields.__proto__}}', ''],
    ['{{constructor.name}}', undefined],
    ['{{toString}}', undefined],
    ['{{fields.tags.length}}', undefined],
    ['{{ {{fields.name}} }}', '{{ Ann }}'],
  ]
  it.each(examples)('makes of %s %j', (template, value) => {
    expect(resolveTemplate(template, scope)).toEqual(value)
  })

  it('refuses a text that becomes too long', () => {
    const long = { fields: { text: 'x'.repeat(40_000) } }
    expect(() => resolveTemplate('{{fields.text}} {{fields.text}}', long)).toThrow(FormError)
    expect(() => resolveTemplate('{{fields.a}} '.repeat(201), long)).toThrow('expressions')
  })

  it('resolves values as they are, whatever texts they contain', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.string(), (value, text) => {
        const own = { fields: { value: JSON.parse(JSON.stringify(value)), text } }
        expect(resolveTemplate('{{fields.value}}', own)).toEqual(own.fields.value)
        expect(resolveText('<{{fields.text}}>', own)).toBe(`<${text}>`)
      }),
    )
  })

  it('answers for any text in linear time', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('{{', '}}', '??', '.', '[', '"', 'fields', 'x', ' ')),
        (parts) => {
          expect(() => resolveTemplate(parts.join(''), scope)).not.toThrow()
        },
      ),
    )
    const started = Date.now()
    resolveTemplate('{{a'.repeat(20_000), scope)
    expect(Date.now() - started).toBeLessThan(2_000)
  })
})

describe('resolveAll', () => {
  it('leaves out members without a value', () => {
    const given = { a: '{{fields.name}}', b: '{{fields.missing}}', c: ['{{fields.age}}', true] }
    expect(resolveAll(given, scope)).toEqual({ a: 'Ann', c: [41, true] })
  })
})

describe('isMet', () => {
  const holding: readonly (readonly [string, readonly Json[]])[] = [
    ['EQ', ['{{fields.age}}', '41']],
    ['EQ', ['{{fields.missing}}', null]],
    ['EQ', ['{{fields.tags}}', ['a', 'b']]],
    ['NEQ', ['{{fields.name}}', 'Bob']],
    ['CONTAINS', ['{{fields.tags}}', 'b']],
    ['CONTAINS', ['{{context.user.email}}', '@example']],
    ['STARTS_WITH', ['{{fields.name}}', 'A']],
    ['ENDS_WITH', ['{{context.user.email}}', '.com']],
    ['GT', ['{{fields.age}}', '9']],
    ['LTE', ['2026-01-01', '2026-02-01']],
    ['EXISTS', ['{{fields.name}}']],
    ['NOT_EXISTS', ['{{fields.none}}']],
    ['BETWEEN', ['{{fields.age}}', 41, 50]],
    ['NOT_BETWEEN', ['{{fields.age}}', 42, 50]],
  ]
  it.each(holding)('%s holds for %j', (operator, operands) => {
    expect(isMet({ operator, operands }, scope)).toBe(true)
  })

  it('is false for values that have no order', () => {
    for (const operator of ['GT', 'GTE', 'LT', 'LTE']) {
      expect(isMet({ operator, operands: ['{{fields.name}}', 1] }, scope)).toBe(false)
    }
  })

  it('says that an operator does not exist', () => {
    expect(() => isMet({ operator: 'LIKE', operands: [] }, scope)).toThrow('no operator "LIKE"')
    expect(() => isMet(undefined, scope)).toThrow(FormError)
  })

  it('obeys the laws of De Morgan', () => {
    const eq = fc.record({
      operator: fc.constantFrom('EQ', 'NEQ'),
      operands: fc.tuple(fc.nat(2), fc.nat(2)),
    })
    const negated = ({ operator, operands }: { operator: string; operands: [number, number] }) => ({
      operator: operator === 'EQ' ? 'NEQ' : 'EQ',
      operands,
    })
    fc.assert(
      fc.property(fc.array(eq), (operands) => {
        const all = isMet({ operator: 'AND', operands }, scope)
        expect(isMet({ operator: 'OR', operands: operands.map(negated) }, scope)).toBe(!all)
      }),
    )
  })
})
