import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import {
  mdlDocType,
  newKey,
  openId4VpTranscript,
  type PresentationRequest,
  parseCertificate,
  pemOf,
  TrustAnchors,
} from '../../src/index.ts'
import { presentDocument, TestAuthority } from '../../src/wallet/wallet.ts'
import type { Result, Task } from './task.ts'

const nameSpace = 'org.iso.18013.5.1'
const claims = {
  family_name: 'Mustermann',
  given_name: 'Erika',
  issuing_country: 'UT',
  issuing_authority: 'Test authority',
  document_number: 'T22000129',
  resident_city: 'Utopia',
  age_over_18: true,
  age_over_21: true,
}

/** One session in which our wallet has presented a document, and another is to present its own. */
export async function newSession(count = 0) {
  const now = new Date()
  const authority = await TestAuthority.create(now)
  const transcript = openId4VpTranscript({
    clientId: 'x509_hash:test',
    nonce: 'a nonce of this session',
    jwkThumbprint: undefined,
    responseUri: 'https://reader.example.com/response',
  })
  const requested = Object.keys(claims)
  const licence = authority.issue({ claims: { [nameSpace]: claims }, now })
  const request: PresentationRequest = {
    docType: mdlDocType,
    claims: { [nameSpace]: requested },
    anchors: new TrustAnchors([parseCertificate(authority.authority.certificate)]),
    transcript,
    now,
  }
  const response = presentDocument(licence, request)
  const deviceKey = newKey()
  const task: Task = {
    issuerKey: pkcs8Of(authority.signer.key),
    issuerCertificate: pemOf(authority.signer.certificate),
    authorityCertificate: authority.certificatePem,
    deviceKey: pkcs8Of(deviceKey),
    docType: mdlDocType,
    nameSpace,
    claims,
    requested,
    transcript: Buffer.from(transcript).toString('base64url'),
    response: Buffer.from(response).toString('base64url'),
    count,
  }
  return { request, response, task }
}

/** Runs a program beside this file: two libraries of CBOR in one process change each other. */
export function runProgram(name: string, task: Task): Promise<Result> {
  const file = fileURLToPath(new URL(`./${name}.ts`, import.meta.url))
  const args = ['--conditions=latchkey-source', '--import', 'tsx', file]
  return new Promise((resolve, reject) => {
    const child = execFile(process.execPath, args, (error, stdout, stderr) => {
      if (error) reject(new Error(stderr, { cause: error }))
      else resolve(JSON.parse(stdout))
    })
    child.stdin?.end(JSON.stringify(task))
  })
}

const pkcs8Of = (key: ReturnType<typeof newKey>) =>
  key.export({ format: 'pem', type: 'pkcs8' }).toString()
