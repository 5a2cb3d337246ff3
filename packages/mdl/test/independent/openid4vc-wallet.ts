/**
 * A wallet of `@openid4vc/openid4vp`, `@owf/mdoc` and `@sd-jwt/core`: presents a credential of its
 * own to the verifier whose engagement is in the task on standard input, and prints what the
 * verifier answers.
 */
import { createHash, X509Certificate } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { Openid4vpClient } from '@openid4vc/openid4vp'
import { SessionTranscript } from '@owf/mdoc'
import { CompactEncrypt, calculateJwkThumbprint, compactVerify, exportJWK, importJWK } from 'jose'
import { context, present } from './owf-holder.ts'
import { presentSdJwt } from './sd-jwt-holder.ts'
import type { Task } from './task.ts'

export type WalletTask = Omit<Task, 'transcript' | 'response' | 'count'> & {
  readonly engagement: string
  /** The type of an SD-JWT VC, which is presented in place of an mdoc. */
  readonly vct?: string
  /** In place of the engagement: what a page asks for through its browser. */
  readonly page?: { readonly origin: string; readonly request: string; readonly response: string }
}

const unused = () => {
  throw new Error('A wallet does not need this.')
}

const client = new Openid4vpClient({
  callbacks: {
    hash: (data, algorithm) =>
      new Uint8Array(createHash(algorithm.replace('-', '')).update(data).digest()),
    getX509CertificateMetadata: (certificate) => {
      const { subjectAltName = '' } = new X509Certificate(Buffer.from(certificate, 'base64'))
      const names = [...subjectAltName.matchAll(/DNS:([^,]+)/g)].map(([, name = '']) => name)
      return { sanDnsNames: names, sanUriNames: [] }
    },
    verifyJwt: async (signer, { compact }) => {
      if (signer.method !== 'x5c') return { verified: false }
      const leaf = new X509Certificate(Buffer.from(signer.x5c[0] ?? '', 'base64'))
      await compactVerify(compact, leaf.publicKey)
      return { verified: true, signerJwk: (await exportJWK(leaf.publicKey)) as never }
    },
    encryptJwe: async ({ publicJwk, alg, enc, apu, apv }, data) => {
      const key = await importJWK({ ...publicJwk } as never, alg)
      const jwe = new CompactEncrypt(new TextEncoder().encode(data)).setProtectedHeader({
        alg,
        enc,
        ...(publicJwk.kid && { kid: publicJwk.kid }),
        ...(apu && { apu }),
        ...(apv && { apv }),
      })
      return { encryptionJwk: publicJwk, jwe: await jwe.encrypt(key) }
    },
    decryptJwe: unused,
    signJwt: unused,
    fetch,
  },
})

const task: WalletTask = JSON.parse(await text(process.stdin))
const { page } = task
const resolved = await client.resolveOpenId4vpAuthorizationRequest({
  authorizationRequestPayload: page ? { request: await textAt(page.request) } : readEngagement(),
  ...(page && { origin: page.origin }),
})
const request = resolved.authorizationRequestPayload
const { response_uri: responseUri = '' } = request as { response_uri?: string }
const metadata = request.client_metadata as { jwks?: { keys: readonly object[] } } | undefined
const [key] = metadata?.jwks?.keys ?? []
const presentation = await presentationOf()
const query = resolved.dcql?.query as { credentials: readonly { id: string }[] } | undefined
const credentialId = query?.credentials[0]?.id ?? ''
const created = await client.createOpenid4vpAuthorizationResponse({
  authorizationRequestPayload: request,
  authorizationResponsePayload: { vp_token: { [credentialId]: [presentation] } },
  ...(page && { origin: page.origin }),
  ...(key && {
    jarm: {
      encryption: { nonce: '' },
      serverMetadata: {
        authorization_signing_alg_values_supported: [],
        authorization_encryption_alg_values_supported: ['ECDH-ES'],
        authorization_encryption_enc_values_supported: ['A256GCM'],
      },
    },
  }),
})
const { response } = await client.submitOpenid4vpAuthorizationResponse({
  authorizationRequestPayload: { response_uri: page?.response ?? responseUri },
  ...created,
})
console.log(JSON.stringify({ version: resolved.version, status: response.status }))

async function presentationOf(): Promise<string> {
  const { nonce, client_id: clientId = '' } = request
  const audience = page ? `origin:${page.origin}` : clientId
  if (task.vct !== undefined) return presentSdJwt(task, task.vct, { audience, nonce })
  return Buffer.from(await present(task, await transcriptOf())).toString('base64url')
}

function readEngagement() {
  const authorizationRequest = task.engagement
  return client.parseOpenid4vpAuthorizationRequest({ authorizationRequest }).params
}

async function textAt(url: string): Promise<string> {
  return await (await fetch(url)).text()
}

async function transcriptOf(): Promise<SessionTranscript> {
  const { nonce, client_id: clientId = '' } = request
  const thumbprint = key && (await calculateJwkThumbprint(key as never))
  const jwkThumbprint = thumbprint && new Uint8Array(Buffer.from(thumbprint, 'base64url'))
  const session = { nonce, ...(jwkThumbprint && { jwkThumbprint }) }
  return page
    ? SessionTranscript.forOid4VpDcApi({ ...session, origin: page.origin }, context)
    : SessionTranscript.forOid4Vp({ ...session, clientId, responseUri }, context)
}
