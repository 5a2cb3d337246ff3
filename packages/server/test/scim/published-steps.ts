import { expect } from '@jest/globals'
import type { TestAnswer } from '@latchkey/testkit'
import type { ScimClient } from './scim-client.ts'

/** A request of a published sequence, and what its publisher expects of the answer. */
export interface PublishedStep {
  readonly note: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Not encoded; `{{name}}` in it is a given value, or the `id` of an earlier answer. */
  readonly path: string
  /** With `{{name}}` as in the path. */
  readonly body?: object
  readonly headers?: Readonly<Record<string, string>>
  readonly status: number
  /** Members of the answer, with `{{name}}` as in the path. */
  readonly answer?: object
  /** The name under which later steps have the `id` of the answer. */
  readonly keepId?: string
  readonly also?: (answer: TestAnswer) => void
}

/** Sends the requests of a published sequence in its order. */
export async function walk(
  client: ScimClient,
  steps: readonly PublishedStep[],
  given: Readonly<Record<string, string>> = {},
): Promise<void> {
  const known = new Map(Object.entries(given))
  const filled = (members: object) =>
    JSON.parse(JSON.stringify(members).replaceAll(name, (_, each) => known.get(each) ?? ''))
  for (const { note, method, path, body, headers, status, answer, keepId, also } of steps) {
    const sent = body === undefined ? undefined : filled(body)
    const address = encodeURI(path).replaceAll(encodedName, (_, each) =>
      encodeURIComponent(known.get(each) ?? ''),
    )
    const received = await client.send(method, address, sent, headers)
    const { text } = received
    expect({ note, status: received.status, text }).toEqual({ note, status, text })
    if (answer) {
      expect({ note, body: received.body }).toMatchObject({ note, body: filled(answer) })
    }
    if (keepId !== undefined) known.set(keepId, received.body.id)
    also?.(received)
  }
}

const name = /\{\{(\w+)\}\}/g
const encodedName = /%7B%7B(\w+)%7D%7D/g
