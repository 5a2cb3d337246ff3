import { describe, expect, it } from '@jest/globals'
import {
  createAuthority,
  createSigner,
  type Identity,
  isStale,
  MdlError,
  mdlDocType,
  parseCertificate,
  readTrustList,
} from '@latchkey/mdl'
import { createTrustList } from '@latchkey/mdl/wallet'
import { authority, codeOf, now } from './fixture.ts'

const dayMs = 86_400_000
const validity = {
  notBefore: new Date(now.getTime() - dayMs),
  notAfter: new Date(now.getTime() + dayMs),
}
const root = await createAuthority({ ...validity, name: 'CN=List root' })
const signerOf = (purpose: string) =>
  createSigner({ ...validity, name: 'CN=List signer', issuer: root, purpose })
const signer = await signerOf('1.0.18013.5.1.8')
const roots = [parseCertificate(root.certificate)]

const listOf = (by: Identity = signer, date = now): Uint8Array =>
  createTrustList({
    signer: by,
    root,
    authorities: [[authority.authority.certificate, [mdlDocType]]],
    date,
    nextUpdate: new Date(date.getTime() + dayMs),
  })

describe('a trust list', () => {
  it('lists CAs and the document types that they issue', () => {
    const { authorities, ...list } = readTrustList(listOf(), roots)
    expect(list).toMatchObject({ provider: 'Test provider', date: now, issueId: 7 })
    expect(authorities.map(({ certificate, docTypes }) => [certificate.subject, docTypes])).toEqual(
      [['CN=Test authority, C=UT', [mdlDocType]]],
    )
  })

  it('is stale some time after `nextUpdate`', () => {
    const list = readTrustList(listOf(), roots)
    const at = (ms: number) => isStale(list, new Date(now.getTime() + ms), dayMs)
    expect([at(2 * dayMs), at(2 * dayMs + 1)]).toEqual([false, true])
  })

  it('is refused without a pinned root, with another key usage, out of date, or modified', async () => {
    const changed = Uint8Array.from(listOf())
    const at = Buffer.from(changed).indexOf('Test provider')
    changed[at] = 0x58
    const wrong = [
      () => readTrustList(listOf(), []),
      () => readTrustList(listOf(authority.signer), roots),
      () => readTrustList(changed, roots),
      () => readTrustList(new Uint8Array(), roots),
      () => readTrustList(listOf(signer, new Date(now.getTime() + 2 * dayMs)), roots),
    ]
    expect(wrong.map(codeOf)).toEqual(wrong.map(() => 'trust_list_invalid'))
    const other = listOf(await signerOf('1.0.18013.5.1.2'))
    expect(() => readTrustList(other, roots)).toThrow(MdlError)
  })
})
