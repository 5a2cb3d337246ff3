/**
 * Presentations verified on one thread, with the chain of the issuer already verified.
 *
 * - `ratio`: against two ECDSA verifications and the digests by `node:crypto` alone, with both keys
 *   at hand. `freshKeyRatio`: where the floor, too, reads the key of the device from its
 *   coordinates, as every presentation brings another one.
 * - `auth0MdlRatio`, `owfMdocRatio`: against other verifiers on the same response, each in a
 *   process of its own. More than 1 is faster than they are.
 */
import { createPublicKey, hash, type KeyObject, sign, verify } from 'node:crypto'
import { newKey, verifyPresentation } from '../src/index.ts'
import { newSession, runProgram } from '../test/independent/run-program.ts'

const rounds = 40
const runsPerRound = 200
/** As long as what is signed and digested in such a presentation. */
const msoBytes = 620
const deviceAuthenticationBytes = 160
const itemBytes = 100

const { request, response, task } = await newSession(runsPerRound)

const verifyOne = () => verifyPresentation(response, request)

function signed(length: number) {
  const key = newKey()
  const bytes = Buffer.alloc(length, 7)
  const signature = sign('sha256', bytes, { key, dsaEncoding: 'ieee-p1363' })
  const publicKey = createPublicKey(key)
  return { bytes, signature, publicKey, jwk: publicKey.export({ format: 'jwk' }) }
}
const mso = signed(msoBytes)
const deviceAuth = signed(deviceAuthenticationBytes)
const item = Buffer.alloc(itemBytes, 7)

function isSigned({ bytes, signature }: ReturnType<typeof signed>, key: KeyObject): boolean {
  return verify('sha256', bytes, { key, dsaEncoding: 'ieee-p1363' }, signature)
}

function verifyFloor(deviceKey: KeyObject): void {
  isSigned(mso, mso.publicKey)
  isSigned(deviceAuth, deviceKey)
  for (const _ of task.requested) hash('sha256', item, 'buffer')
}

/** Microseconds of the best of many short rounds: others may use the machine too. */
async function durationsUs(runs: readonly (() => unknown)[]): Promise<readonly number[]> {
  const best = runs.map(() => Number.POSITIVE_INFINITY)
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, run] of runs.entries()) {
      const start = process.cpuUsage()
      for (let count = 0; count < runsPerRound; count += 1) await run()
      const { user, system } = process.cpuUsage(start)
      best[index] = Math.min(best[index] ?? 0, (user + system) / runsPerRound)
    }
  }
  return best
}

const [oursUs = 1, floorUs = 0, freshKeyUs = 0] = await durationsUs([
  verifyOne,
  () => verifyFloor(deviceAuth.publicKey),
  () => verifyFloor(createPublicKey({ key: deviceAuth.jwk, format: 'jwk' })),
])
const auth0Mdl = await runProgram('auth0-mdl', task)
const owfMdoc = await runProgram('owf-mdoc', task)
const ratioTo = (us: number) => Number((us / oursUs).toFixed(2))
console.log(
  JSON.stringify({
    bench: 'mdl',
    responseBytes: response.length,
    verifiedPerSecond: Math.round(1e6 / oursUs),
    ratio: ratioTo(floorUs),
    freshKeyRatio: ratioTo(freshKeyUs),
    auth0MdlRatio: ratioTo(auth0Mdl.verificationUs),
    owfMdocRatio: ratioTo(owfMdoc.verificationUs),
  }),
)
