import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { publint } from 'publint'
import { createPackedProject, type PackedProject } from './packed-project.ts'
import { readmeProgram } from './readme.ts'
import { runModule } from './run-node.ts'

let project: PackedProject
beforeAll(async () => {
  project = await createPackedProject()
}, 120_000)
afterAll(() => project.remove())

const compilerOptions = {
  target: 'es2022',
  strict: true,
  skipLibCheck: false,
  noUncheckedIndexedAccess: true,
  noEmit: true,
}

/** Every entry, and the mistakes that are compile errors for a consumer. */
const consumer = `
import { createAuthenticationClient, createBrowserSession, createTokenSession, type Tokens } from '@latchkey/sdk/authentication'
import { isManagementError, type RateLimit } from '@latchkey/sdk/errors'
import { type FollowedEvent, followEvents } from '@latchkey/sdk/events'
import { createManagementClient, type Input, type Schema } from '@latchkey/sdk/management'
import { type ItemOf, paginate } from '@latchkey/sdk/pagination'
import { createVerificationClient, type Verification } from '@latchkey/sdk/verifications'
import { verifyWebhook, type WebhookEvent } from '@latchkey/sdk/webhooks'

const client = createManagementClient({ baseUrl: 'https://acme.example.com', token: 'token', fetch })
const acls: Schema<'NetworkAcl'>[] = []
for await (const acl of paginate(client.networkAcls.list)) acls.push(acl)
export const followed = (): AsyncIterable<FollowedEvent> => followEvents(client.events.list)
export const first = acls[0]?.priority.toFixed()
export const input: Input<'getNetworkAcl'> = { path: { id: 'acl' } }
export const item: ItemOf<string[]> = 'text'
export const received = (headers: Headers, body: string): Promise<WebhookEvent> =>
  verifyWebhook({ headers, body, secret: 'whsec_' })
export const verified = (id: string): Promise<Verification> =>
  createVerificationClient({ baseUrl: 'https://acme.example.com', token: 'token' }).wait(id)
export const limitOf = (error: unknown): RateLimit | undefined =>
  isManagementError(error) ? error.rateLimit : undefined

const application = { baseUrl: 'https://acme.example.com', clientId: 'id' }
const authentication = createAuthenticationClient({ ...application, clientSecret: 'secret' })
export const begun = authentication.beginLogIn({ screen_hint: 'signup', 'ext-theme': 'dark' })
export const kept: Promise<Tokens | undefined> = createTokenSession(authentication).getTokens()

// @ts-expect-error a page keeps no secret
createBrowserSession({ ...application, clientSecret: 'secret' })
// @ts-expect-error the parameter of the path is missing
client.networkAcls.get({ path: {} })
// @ts-expect-error a property that the document does not have
client.networkAcls.patch({ path: { id: 'acl' }, body: { name: 'a' } })
// @ts-expect-error one object is no list
paginate(client.eventStreams.get, { path: { id: 'est' } })
`

describe.each(['contract', 'sdk'] as const)('@latchkey/%s, packed', (name) => {
  it('is clean under publint', async () => {
    const pkgDir = join(project.folder, 'node_modules/@latchkey', name)
    const { messages } = await publint({ pkgDir, pack: false, strict: true })
    expect(messages).toEqual([])
  })

  it('is clean under are-the-types-wrong', async () => {
    const analysis = await checkPackage(createPackageFromTarballData(project.tarballs[name]))
    if (!analysis.types) throw new Error('It has no types.')
    // The package is ES modules for resolvers that know "exports", which these two modes are not.
    const others = ['node10', 'node16-cjs']
    const problems = analysis.problems.filter(
      (problem) => !('resolutionKind' in problem && others.includes(problem.resolutionKind)),
    )
    expect(problems).toEqual([])
  })

  it('has its sources, and no workspace dependency', async () => {
    const folder = join(project.folder, 'node_modules/@latchkey', name)
    const manifest = await readFile(join(folder, 'package.json'), 'utf8')
    expect(manifest).not.toMatch(/workspace:|catalog:|latchkey-source/)
    expect((await readdir(folder)).sort()).toEqual([
      'LICENSE',
      'README.md',
      'dist',
      'package.json',
      'src',
    ])
    const files = await readdir(folder, { recursive: true })
    // The document of the test controls is no test.
    const names = files.map((file) => file.replace('/test-controls', ''))
    expect(names.filter((name) => /test|tsbuildinfo/.test(name))).toEqual([])
  })
})

describe('a project with the packages installed', () => {
  it.each([
    ['nodenext on Node', 'typescript', { module: 'nodenext', lib: ['es2022'], types: ['node'] }],
    [
      'bundler for browsers',
      'typescript-7',
      {
        module: 'esnext',
        moduleResolution: 'bundler',
        lib: ['es2022', 'dom', 'dom.iterable'],
        types: [],
      },
    ],
    [
      'nodenext at its strictest',
      'typescript-7',
      { module: 'nodenext', types: ['node'], exactOptionalPropertyTypes: true },
    ],
  ] as const)(
    'compiles under %s, the README included, by %s',
    async (_, compiler, options) => {
      await project.write('consumer.ts', consumer)
      await project.write('readme.ts', readmeProgram)
      const files = ['consumer.ts', 'readme.ts']
      const tsconfig = { compilerOptions: { ...compilerOptions, ...options }, files }
      expect(await project.compile(tsconfig, compiler)).toBe('')
    },
    60_000,
  )

  it('imports every entry', async () => {
    const program = `
      import * as whole from '@latchkey/sdk'
      import * as authentication from '@latchkey/sdk/authentication'
      import * as errors from '@latchkey/sdk/errors'
      import * as events from '@latchkey/sdk/events'
      import * as management from '@latchkey/sdk/management'
      import * as pagination from '@latchkey/sdk/pagination'
      import * as verifications from '@latchkey/sdk/verifications'
      import * as webhooks from '@latchkey/sdk/webhooks'
      import contract from '@latchkey/contract/management.json' with { type: 'json' }
      const parts = { ...errors, ...events, ...management, ...pagination, ...webhooks }
      console.log(Object.keys(parts).sort().join() === Object.keys(whole).sort().join())
      console.log(contract.openapi, Object.keys(parts).length)
      console.log(Object.keys(authentication).sort().join())
      console.log(Object.keys(verifications).sort().join())
    `
    const { output } = await runModule(program, { caFile: '', cwd: project.folder })
    expect(output).toContain('true\n3.1')
    expect(output).toContain('AuthenticationError,createAuthenticationClient,')
    expect(output).toContain('VerificationError,createVerificationClient,')
  })
})
