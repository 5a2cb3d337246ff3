import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { createVisitor, receiverPem, receiverTrust, type Sight } from '@latchkey/testkit'
import { postedBy } from '../saml/service-providers.ts'
import { trustingFetch } from './openid-upstream.ts'

const program = fileURLToPath(new URL('./samlp-upstream-process.ts', import.meta.url))

interface Keys {
  readonly certificate: string
  readonly privateKey: string
}

/** An identity provider by samlp, in a process. */
export interface SamlpUpstream {
  readonly origin: string
  /** Answers a request, as somebody with this name. @returns the form that it posts */
  logIn(address: URL, name: string): Promise<ReturnType<typeof postedBy>>
  visit(address: URL): Promise<Sight>
  stop(): Promise<void>
}

/** @param signedBy certificate by which requests of the service provider are signed */
export async function startSamlpUpstream(keys: Keys, signedBy: string): Promise<SamlpUpstream> {
  const started = { ...keys, pem: await receiverPem('localhost'), signedBy }
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(process.execPath, ['--import', 'tsx', program, JSON.stringify(started)], {
    env: { PATH, HOME },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const { value: origin } = await createInterface({ input: child.stdout })
    [Symbol.asyncIterator]()
    .next()
  if (typeof origin !== 'string') throw new Error('The SAML identity provider ended.')
  const fetch = trustingFetch((await receiverTrust()).outboundCa)
  const visit = (address: URL) =>
    createVisitor({ fetch, tenant: { baseUrl: origin } }).visit(address.href)
  return {
    origin,
    visit,
    async logIn(address, name) {
      const named = new URL(address)
      named.searchParams.set('name', name)
      return postedBy(await visit(named))
    },
    async stop() {
      const ended = once(child, 'close')
      child.kill()
      await ended
    },
  }
}
