/** Issues, presents and verifies with `@auth0/mdl`, for the task on standard input. */
import { createPrivateKey, createPublicKey } from 'node:crypto'
import { DeviceResponse, Document, MDoc, Verifier } from '@auth0/mdl'
import { runTask, type Task } from './task.ts'

const hourMs = 3_600_000

async function present(task: Task): Promise<Uint8Array> {
  const deviceKey = createPrivateKey(task.deviceKey)
  const issuerKey = createPrivateKey(task.issuerKey).export({ format: 'jwk' })
  const signed = new Date()
  const document = await new Document(task.docType)
    .addIssuerNameSpace(task.nameSpace, task.claims)
    .useDigestAlgorithm('SHA-256')
    .addValidityInfo({
      signed,
      validFrom: signed,
      validUntil: new Date(signed.getTime() + hourMs),
    })
    .addDeviceKeyInfo({ deviceKey: createPublicKey(deviceKey).export({ format: 'jwk' }) as never })
    .sign({
      issuerPrivateKey: { ...issuerKey, alg: 'ES256' } as never,
      issuerCertificate: task.issuerCertificate,
      alg: 'ES256',
    })
  const presented = await DeviceResponse.from(new MDoc([document]))
    .usingPresentationDefinition({
      id: 'request',
      input_descriptors: [
        {
          id: task.docType,
          format: { mso_mdoc: { alg: ['ES256'] } },
          constraints: {
            limit_disclosure: 'required',
            fields: task.requested.map((name) => ({
              path: [`$['${task.nameSpace}']['${name}']`],
              intent_to_retain: false,
            })),
          },
        },
      ],
    })
    .usingSessionTranscriptBytes(embedded(task))
    .authenticateWithSignature(deviceKey.export({ format: 'jwk' }) as never, 'ES256')
    .sign()
  return presented.encode()
}

async function verify(task: Task, response: Uint8Array): Promise<void> {
  await new Verifier([task.authorityCertificate]).verify(response, {
    encodedSessionTranscript: embedded(task),
  })
}

/** This library takes the transcript behind tag 24 (RFC 8949, section 3.4.5.1). */
function embedded({ transcript }: Task): Buffer {
  const bytes = Buffer.from(transcript, 'base64url')
  if (bytes.length > 255) throw new Error('The transcript is longer than one octet of length.')
  return Buffer.concat([Buffer.from([0xd8, 0x18, 0x58, bytes.length]), bytes])
}

await runTask(present, verify)
