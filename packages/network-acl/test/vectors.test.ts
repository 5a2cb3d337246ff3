import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from '@jest/globals'
import {
  compile,
  explain,
  type NetworkAcl,
  NetworkAclError,
  type Reason,
  type RequestFacts,
} from '../src/index.ts'

interface Vector {
  readonly rules: NetworkAcl[]
  readonly cases: readonly {
    readonly name: string
    readonly facts: RequestFacts
    readonly decision: { action: string; rule: string | null; logged: string[] }
    readonly reasons?: Reason[]
  }[]
}

interface InvalidVector {
  readonly code: string
  readonly fault: object
  readonly rules: NetworkAcl[]
}

const readVectors = <Content>(folder: string): [string, Content][] => {
  const path = new URL(folder, import.meta.url)
  return readdirSync(path)
    .filter((name) => name.endsWith('.json'))
    .map((name) => [
      name.replace('.json', '').replaceAll('-', ' '),
      JSON.parse(readFileSync(new URL(name, path), 'utf8')),
    ])
}

describe.each(readVectors<Vector>('vectors/'))('%s', (_behaviour, { rules, cases }) => {
  const compiled = compile(rules)

  test.each(cases)('$name', ({ facts, decision, reasons }) => {
    const explanation = explain(compiled, facts)
    const { rule, logged, ...rest } = explanation.decision
    const found = { ...rest, rule: rule?.id ?? null, logged: logged.map(({ id }) => id) }
    expect(found).toEqual(decision)
    expect(explanation.decided?.rule ?? null).toBe(rule)
    expect(explanation.logged.map((explained) => explained.rule)).toEqual(logged)
    if (reasons) expect(explanation.decided?.reasons).toEqual(reasons)
  })
})

test.each(readVectors<InvalidVector>('vectors/invalid/'))(
  'compile() refuses: %s',
  (_fault, { rules, code, fault }) => {
    const attempt = () => compile(rules)
    expect(attempt).toThrow(NetworkAclError)
    expect(attempt).toThrow(expect.objectContaining({ code, fault }))
  },
)
