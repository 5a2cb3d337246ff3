/** Issues, presents and verifies with `@owf/mdoc`, for the task on standard input. */
import { X509Certificate } from 'node:crypto'
import { Verifier } from '@owf/mdoc'
import { context, present } from './owf-holder.ts'
import { runTask, type Task } from './task.ts'

async function verify(task: Task, response: Uint8Array): Promise<void> {
  await Verifier.verifyDeviceResponse(
    {
      deviceResponse: response,
      sessionTranscript: transcriptOf(task),
      trustedCertificates: [new Uint8Array(new X509Certificate(task.authorityCertificate).raw)],
    },
    context,
  )
}

const transcriptOf = ({ transcript }: Task) => new Uint8Array(Buffer.from(transcript, 'base64url'))

await runTask((task) => present(task, transcriptOf(task)), verify)
