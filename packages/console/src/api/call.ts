import { api } from '../session.ts'
import type { Members } from './json.ts'

/** The parameters and the body of any operation. */
export interface AnyInput {
  readonly path?: Members
  readonly query?: Members
  readonly body?: unknown
}

type AnyOperation = (input: AnyInput) => Promise<unknown>

/** Calls an operation by its name; the API document describes its input and output. */
export function call(id: string, input: AnyInput = {}): Promise<unknown> {
  const operation = (api as unknown as Readonly<Record<string, AnyOperation>>)[id]
  if (!operation) throw new Error(`The SDK has no operation ${id}.`)
  return operation(input)
}
