import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Assets } from './assets.ts'

let root: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'latchkey-assets-'))
  await mkdir(join(root, 'docs'))
  await writeFile(join(root, 'docs', 'page.html'), 'A page')
})
afterAll(() => rm(root, { recursive: true, force: true }))

const open = (folder: 'console' | 'docs') => new Assets(folder, pathToFileURL(`${root}/`))

describe('a file of the build', () => {
  it('is read again after reading it has failed', async () => {
    const assets = open('docs')
    const [file, away] = [join(root, 'docs', 'page.html'), join(root, 'away')]
    expect(await assets.find('other.html', 'identity')).toBeUndefined()
    await rename(file, away)
    await expect(assets.find('page.html', 'identity')).rejects.toThrow('ENOENT')
    await rename(away, file)
    const asset = await assets.find('page.html', 'identity')
    expect([asset?.type, String(asset?.bytes)]).toEqual(['text/html; charset=utf-8', 'A page'])
  })

  it('does not exist in a folder that was not built', async () => {
    expect(await open('console').find('index.html', 'identity')).toBeUndefined()
  })
})
