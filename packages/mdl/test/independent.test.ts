import { describe, expect, it } from '@jest/globals'
import { verifyPresentation } from '@latchkey/mdl'
import { newSession, runProgram } from './independent/run-program.ts'

describe.each(['auth0-mdl', 'owf-mdoc'])('the implementation of %s', (name) => {
  it('presents a document that we accept, and accepts that of our wallet', async () => {
    const { request, task } = await newSession()
    const { response, isAccepted } = await runProgram(name, task)
    const bytes = new Uint8Array(Buffer.from(response, 'base64url'))
    expect(await verifyPresentation(bytes, request)).toMatchObject({
      claims: { 'org.iso.18013.5.1': task.claims },
      unrequestedCount: 0,
      deviceAuth: 'signature',
    })
    expect(isAccepted).toBe(true)
    const other = await newSession()
    const changed = { ...request, anchors: other.request.anchors }
    await expect(verifyPresentation(bytes, changed)).rejects.toThrow('No trusted CA has issued')
  }, 60_000)
})
