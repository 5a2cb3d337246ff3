import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { request } from 'node:https'
import { join } from 'node:path'
import { rootCertificates } from 'node:tls'
import type { Transport } from '@latchkey/mdl/wallet'
import type { Config } from '../config/config.ts'

const answerBytesMax = 1024 * 1024
const answerTimeoutMs = 30_000

/** HTTPS requests of a command; they also trust the private CA in the data folder. */
export function httpsTransport({ tls, dataFolder }: Pick<Config, 'tls' | 'dataFolder'>): Transport {
  return async (url, { method, headers = {}, body }) => {
    const caFile = join(dataFolder, 'ca.pem')
    const isOurs = tls.kind === 'private-ca' && existsSync(caFile)
    const ca = isOurs ? [...rootCertificates, await readFile(caFile, 'utf8')] : undefined
    return await new Promise((resolve, reject) => {
      const sent = request(url, { method, headers, ca, timeout: answerTimeoutMs }, (answer) => {
        const chunks: Buffer[] = []
        let length = 0
        answer.on('data', (chunk: Buffer) => {
          chunks.push(chunk)
          length += chunk.length
          if (length > answerBytesMax) {
            sent.destroy(
              new Error(`The response of ${url} is larger than ${answerBytesMax} bytes.`),
            )
          }
        })
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, bytes: new Uint8Array(Buffer.concat(chunks)) }),
        )
      })
      sent.on('timeout', () => sent.destroy(new Error(`${url} did not answer in time.`)))
      sent.on('error', reject)
      sent.end(body)
    })
  }
}
