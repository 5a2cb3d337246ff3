import { execFileSync } from 'node:child_process'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createAuthority, createSigner, mdlDocType, pemOf } from '@latchkey/mdl'
import { createTrustList, TestAuthority } from '@latchkey/mdl/wallet'
import {
  type ChildServer,
  compileServer,
  latchkey,
  makeFolder,
  root,
  startChild,
} from './child-server.ts'
import { isInstalled, openShell } from './pasting-shell.ts'

const program = join(root, 'packages/server/bin/latchkey.js')

let folder: string
let server: ChildServer
beforeAll(async () => {
  await compileServer()
  folder = await makeFolder()
  server = await startChild({ LATCHKEY_DATA: join(folder, 'data') })
}, 120_000)
afterAll(async () => {
  await server?.end('SIGTERM')
  await rm(folder, { recursive: true, force: true })
})

describe.each(['bash', 'zsh'] as const)('docs/wallets.md, pasted into %s', (name) => {
  // zsh is a Debian package that a machine may lack; the output says so.
  const test = isInstalled(name) ? it : it.skip

  test('yields verified claims, also when repeated', async () => {
    const text = await readFile(join(root, 'docs/wallets.md'), 'utf8')
    const blocks = [...text.matchAll(/^```sh\n(.*?)^```$/gms)]
      .map(([, block = '']) => block)
      // What others publish or issue; tests below have their own.
      .filter((block) => !/vical\.cbor|chain\.pem/.test(block))
    const { greeting } = server
    const shell = openShell(name, folder)
    await shell.paste(greeting.slice(greeting.indexOf('CA='), greeting.indexOf('ACL=')))
    // The server runs already: its compiled program stands for `npm run -s latchkey --`.
    await shell.paste(`export LATCHKEY_DATA=${join(folder, 'data')}
npm() { shift 4; ${process.execPath} ${program} "$@"; }
`)
    // The template of the first start, and the one that the page creates.
    for (const claims of ['"age_in_years":42', '"given_name":"Erika","age_over_18":true']) {
      let output = ''
      for (const block of blocks) output += await shell.paste(block)
      expect(output.match(/The verifier accepted the presentation\./g)).toHaveLength(2)
      expect(output).toContain('"state":"honored"')
      expect(output).toContain(claims)
      expect(output).not.toMatch(/"error":|"statusCode":/)
    }
    await shell.end()
  }, 180_000)
})

describe('latchkey wallet', () => {
  const run = (line: string) => latchkey(line, { LATCHKEY_DATA: join(folder, 'data') })

  it('keeps its CA', async () => {
    const { stdout } = await run('wallet authority')
    expect(stdout).toContain('-----BEGIN CERTIFICATE-----')
    expect((await run('wallet authority')).stdout).toBe(stdout)
  })

  it.each([
    [
      'https://example.com',
      '<engagement> is the address in the QR code, which begins with mdoc://',
    ],
    ['mdoc://AAAA', '<engagement> is wrong: The bytes are not one well-formed CBOR data item'],
    ['--iso-mdoc mdoc://AAAA', '--iso-mdoc is for the page of a `dc-api` verification'],
    [
      'openid4vp://?client_id=x509_hash:x&request_uri=https://localhost:1/x',
      'connect ECONNREFUSED',
    ],
  ])('reports the error in %s', async (engagement, sentence) => {
    const { code, stderr } = await run(`wallet present ${engagement}`)
    expect(code).toBe(1)
    expect(stderr).toContain(sentence)
  })
})

describe('latchkey trust-list import', () => {
  const dayMs = 86_400_000
  const at = (ms: number) => new Date(Date.now() + ms)

  it('verifies a list with the root, and stores it for every tenant', async () => {
    const validity = { notBefore: at(-dayMs), notAfter: at(dayMs) }
    const root = await createAuthority({ ...validity, name: 'CN=List root' })
    const purpose = '1.0.18013.5.1.8'
    const signer = await createSigner({ ...validity, name: 'CN=Signer', issuer: root, purpose })
    const { authority } = await TestAuthority.create(new Date())
    const list = createTrustList({
      signer,
      root,
      authorities: [[authority.certificate, [mdlDocType]]],
      date: at(0),
      nextUpdate: at(dayMs),
    })
    const place = (name: string) => join(folder, name)
    await writeFile(place('list.cbor'), list)
    await writeFile(place('root.pem'), pemOf(root.certificate))
    await writeFile(place('other.pem'), pemOf(authority.certificate))
    const run = (rootFile: string) =>
      latchkey(`trust-list import --root ${place(rootFile)} ${place('list.cbor')}`, {
        LATCHKEY_DATA: join(folder, 'data'),
      })
    const refused = await run('other.pem')
    expect([refused.code, refused.stderr]).toEqual([
      1,
      'The trust list is not signed under a pinned root.\n',
    ])
    const { stdout } = await run('root.pem')
    expect(stdout).toContain('List of Test provider,')
    expect(stdout).toContain('for localhost.\n  CN=Test authority, C=UT\n')
    expect((await run('root.pem')).stdout).toContain(
      'for no tenant, because all have this list or a newer one.',
    )
  })
})

/** The lines of a signing request that have its key; signatures differ, in length too. */
const keyIn = (csr: string) => csr.split('\n').slice(2, 4).join('').slice(0, 90)

describe('latchkey reader', () => {
  const run = (line: string) => latchkey(line, { LATCHKEY_DATA: join(folder, 'data') })

  it('signs requests with the certificate that was issued for its CSR', async () => {
    const { stdout: csr } = await run('reader request --tenant localhost')
    const repeated = await run('reader request --tenant localhost')
    expect(keyIn(repeated.stdout)).toBe(keyIn(csr))
    const { issuer, leaf, stranger } = await certificatesFor(csr)
    const chain = join(folder, 'chain.pem')
    await writeFile(chain, stranger + issuer)
    const refused = await run(`reader install --tenant localhost ${chain}`)
    expect(refused.stderr).toBe('The first certificate does not match the private key.\n')
    await writeFile(chain, leaf + issuer)
    const { stdout } = await run(`reader install --tenant localhost ${chain}`)
    expect(stdout).toMatch(/^Installed CN=localhost, until 20\d\d-/)
    const again = await run(`reader install --tenant localhost ${chain}`)
    expect(again.stderr).toContain('See: latchkey reader request --tenant localhost')
  })
})

/** The certificates that an authority issues for a request, and one for another key. */
async function certificatesFor(csr: string) {
  const place = (name: string) => join(folder, name)
  await writeFile(place('reader.csr'), csr)
  await writeFile(
    place('ext.cnf'),
    'keyUsage=critical,digitalSignature\n\
extendedKeyUsage=1.0.18013.5.1.6\nsubjectAltName=DNS:localhost\n',
  )
  const openssl = (line: string) => execFileSync('openssl', line.split(' '), { cwd: folder })
  const newCa = '-x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 30 -subj'
  openssl(`req ${newCa} /CN=Readers -keyout issuer-key.pem -out issuer.pem`)
  openssl(`req ${newCa} /CN=Other -keyout other-key.pem -out stranger.pem`)
  openssl(
    'x509 -req -in reader.csr -CA issuer.pem -CAkey issuer-key.pem -days 10 -extfile ext.cnf -out leaf.pem',
  )
  const [issuer = '', leaf = '', stranger = ''] = await Promise.all(
    ['issuer.pem', 'leaf.pem', 'stranger.pem'].map((name) => readFile(place(name), 'utf8')),
  )
  return { issuer, leaf, stranger }
}
