import { text } from 'node:stream/consumers'

/** What a program with another implementation is given on standard input, as JSON. */
export interface Task {
  /** PKCS #8 in PEM. */
  readonly issuerKey: string
  /** In PEM, of the signer of documents and of its authority. */
  readonly issuerCertificate: string
  readonly authorityCertificate: string
  /** PKCS #8 in PEM. */
  readonly deviceKey: string
  readonly docType: string
  readonly nameSpace: string
  readonly claims: Readonly<Record<string, string | boolean>>
  readonly requested: readonly string[]
  /** Encoded, in base64url. */
  readonly transcript: string
  /** A DeviceResponse of ours in base64url, to verify. */
  readonly response: string
  /** How often it is verified to see how long that takes. */
  readonly count: number
}

/** What the program prints, as JSON. */
export interface Result {
  /** Its own DeviceResponse in base64url. */
  readonly response: string
  /** Whether it accepts the response of ours. */
  readonly isAccepted: boolean
  /** Microseconds of the processor's time that a verification takes; 0 where none was counted. */
  readonly verificationUs: number
}

/** Does a task with the implementation of this program. */
export async function runTask(
  present: (task: Task) => Promise<Uint8Array>,
  verify: (task: Task, response: Uint8Array) => Promise<void>,
): Promise<void> {
  const task: Task = JSON.parse(await text(process.stdin))
  const response = new Uint8Array(Buffer.from(task.response, 'base64url'))
  const result: Result = {
    response: Buffer.from(await present(task)).toString('base64url'),
    isAccepted: await verify(task, response).then(
      () => true,
      () => false,
    ),
    verificationUs: await durationUs(task.count, () => verify(task, response)),
  }
  console.log(JSON.stringify(result))
}

/** The best of ten rounds. */
async function durationUs(count: number, run: () => Promise<void>): Promise<number> {
  if (count === 0) return 0
  let best = Number.POSITIVE_INFINITY
  for (let round = 0; round < 10; round += 1) {
    const start = process.cpuUsage()
    for (let each = 0; each < count; each += 1) await run()
    const { user, system } = process.cpuUsage(start)
    best = Math.min(best, (user + system) / count)
  }
  return Math.round(best)
}
