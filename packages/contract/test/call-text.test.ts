import { expect, it } from '@jest/globals'
import { curlCall, sdkCall, shellQuoted } from '../src/call-text.ts'

it('writes a call of curl with one argument for each line, quoted for a shell', () => {
  const url = 'https://localhost:8443/api/v2/users'
  expect(curlCall({ method: 'GET', url }, [])).toBe(`curl -sS '${url}'`)
  expect(
    curlCall({ method: 'POST', url }, ['-H a', `-d ${shellQuoted('{"name":"O\'Hara"}')}`]),
  ).toBe(`curl -sS -X POST '${url}' \\\n  -H a \\\n  -d '{"name":"O'\\''Hara"}'`)
})

it('writes a call of the SDK, with quotes only around names that need them', () => {
  expect(sdkCall('users.list', {})).toBe('await client.users.list()')
  expect(sdkCall('users.get', { path: { id: 'a', 'x-y': 1 } })).toBe(
    'await client.users.get({\n  path: {\n    id: "a",\n    "x-y": 1\n  }\n})',
  )
})
