import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from '@jest/globals'
import { type Exchange, readRecordings } from './recordings.ts'
import { replay, report } from './replay.ts'
import { alwaysThere, Settings } from './settings.ts'
import type { Received, Sent } from './target.ts'

const folders: string[] = []
afterEach(async () => {
  await Promise.all(folders.splice(0).map((each) => rm(each, { recursive: true })))
})

const host = 'recorded.example.com'
const exchange = (
  method: string,
  path: string,
  [status, answer]: readonly [number, unknown],
  body?: unknown,
): Exchange => ({
  method,
  path: `/api/v2${path}`,
  query: '',
  contentType: 'application/json',
  isJson: true,
  body,
  status,
  answer,
})

/** Replays to a server that answers from a table. */
async function replayTo(
  exchanges: readonly Exchange[],
  answers: Readonly<Record<string, readonly [number, unknown]>>,
) {
  const sent: Sent[] = []
  const target = {
    baseUrl: new URL('https://here.example.com'),
    restore: async () => {},
    send: async (each: Sent): Promise<Received> => {
      sent.push(each)
      const [status, body] = answers[`${each.method} ${each.path}`] ?? [501, { message: 'None' }]
      return { status, body }
    },
  }
  const recording = { name: 'test', host, exchanges }
  const replayed = await replay(recording, new Settings(alwaysThere([recording])), target)
  return { sent, replayed, outcomes: replayed.map(({ outcome }) => outcome) }
}

const theirs = 'rol_AAAAAAAAAAAAAAAA'
const ours = 'rol_BBBBBBBBBBBBBBBB'

describe('a replay', () => {
  it('sends the identifiers that our responses had in place of the recorded ones', async () => {
    const { sent, outcomes } = await replayTo(
      [
        exchange('POST', '/roles', [200, { id: theirs }], { name: 'a', url: `https://${host}/` }),
        exchange('GET', `/roles/${theirs}`, [200, { id: theirs, name: 'a' }]),
      ],
      {
        'POST /api/v2/roles': [200, { id: ours }],
        [`GET /api/v2/roles/${ours}`]: [200, { id: ours, name: 'a' }],
      },
    )
    expect(sent.map(({ text }) => text)).toEqual([
      '{"name":"a","url":"https://here.example.com/"}',
      undefined,
    ])
    expect(outcomes).toEqual([{ kind: 'agrees' }, { kind: 'agrees' }])
  })

  it('names missing members, other types and another status', async () => {
    const { outcomes, replayed } = await replayTo(
      [
        exchange('POST', '/roles', [200, { id: theirs, name: 'a', description: '' }], {}),
        exchange('GET', `/roles/${theirs}`, [200, { id: theirs }]),
      ],
      {
        'POST /api/v2/roles': [200, { id: ours, description: null }],
        [`GET /api/v2/roles/${ours}`]: [400, { message: 'No' }],
      },
    )
    expect(outcomes).toEqual([
      { kind: 'members', differences: ['name: missing', 'description: string, here null'] },
      { kind: 'status', differences: ['200, here 400: No'] },
    ])
    const lines = report(replayed, 10)
    expect(lines).toContain('agree in status: 1 of 2, 50.0 %')
    expect(lines).toContain('agree in members and types too: 0 of 2, 0.0 %')
  })

  it('does not count what the recording alone does not decide', async () => {
    const { outcomes } = await replayTo(
      [
        exchange('GET', `/roles/${theirs}`, [200, { id: theirs }]),
        exchange('GET', '/tenants/settings', [200, { friendly_name: 'A', picture_url: 'b' }]),
        exchange('GET', '/clients', [403, { message: 'Not in your plan' }]),
        exchange('GET', '/rules', [200, {}]),
        exchange('POST', '/roles', [200, { id: theirs }], {}),
      ],
      { 'GET /api/v2/tenants/settings': [200, { friendly_name: 'B' }] },
    )
    const kinds = ['dependent', 'agrees', 'dependent', 'absent', 'status']
    expect(outcomes.map(({ kind }) => kind)).toEqual(kinds)
  })

  it('counts a member of a setting that the recording wrote', async () => {
    const { outcomes } = await replayTo(
      [
        exchange('PATCH', '/tenants/settings', [200, { picture_url: 'b' }], { picture_url: 'b' }),
        exchange('GET', '/tenants/settings', [200, { picture_url: 'b' }]),
      ],
      {
        'PATCH /api/v2/tenants/settings': [200, { picture_url: 'b' }],
        'GET /api/v2/tenants/settings': [200, {}],
      },
    )
    expect(outcomes).toEqual([
      { kind: 'agrees' },
      { kind: 'members', differences: ['picture_url: missing'] },
    ])
  })
})

describe('recordings', () => {
  it('are read from files of go-vcr and of nock', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'recordings-'))
    folders.push(folder)
    const request = { url: `https://${host}/api/v2/roles?page=1`, method: 'GET', body: 'null\n' }
    const response = { body: '[]', code: 200 }
    const vcr = JSON.stringify({ interactions: [{ request, response }] })
    await writeFile(join(folder, 'a.yaml'), vcr) // JSON is YAML too
    const scope = `https://${host}:443`
    const nock = { scope, method: 'PATCH', path: '/api/v2/x', body: { a: 1 }, status: 200 }
    await writeFile(join(folder, 'b.json'), JSON.stringify([{ ...nock, response: {} }]))
    const json = { contentType: 'application/json', isJson: true }
    const get = { method: 'GET', path: '/api/v2/roles', query: 'page=1', status: 200, answer: [] }
    const patch = { method: 'PATCH', path: '/api/v2/x', query: '', status: 200, answer: {} }
    expect(readRecordings(folder)).toEqual([
      { name: 'a.yaml', host, exchanges: [{ ...json, ...get, body: undefined }] },
      { name: 'b.json', host, exchanges: [{ ...json, ...patch, body: { a: 1 } }] },
    ])
  })
})
