import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { parse, stringify } from 'yaml'
import { bundleDocument, documents, refuseOrphans } from './bundle-document.ts'
import { drift } from './check-drift.ts'
import { contractFolder, type Generated, generate, sdkFolder } from './generate.ts'
import { root } from './pnpm.mjs'

/** What another process made of the documents; `generate()` makes the same. */
const textOf = (name: string, folder = contractFolder) =>
  readFileSync(join(root, folder, name), 'utf8')

describe('generate()', () => {
  let generated: Generated
  beforeAll(async () => {
    generated = await generate()
  })

  test('makes what is committed, of the same documents (npm run generate:contract)', () => {
    for (const [folder, files] of generated) {
      expect(drift(files, join(root, folder))).toEqual([])
    }
  })

  test('writes the command to regenerate into the first line of every file', () => {
    for (const [name, text] of [...generated.values()].flatMap((files) => [...files])) {
      const line = text.split('\n')[name.endsWith('.json') ? 1 : 0]
      expect(line).toContain('npm run generate:contract')
    }
  })

  test('names every operation in routes.ts, by resource', () => {
    const keys = [...textOf('routes.ts').matchAll(/^ {4}([\w$]+):\s+['[]/gm)].map(([, key]) => key)
    expect(keys).toHaveLength(operationCount(textOf('management.json')))
    const tags = [...textOf('routes.ts').matchAll(/^ {2}'?([\w-]+)'?: \{/gm)].map(([, tag]) => tag)
    expect(new Set(tags).size).toBe(tags.length)
  })

  test('writes a comment with the request for every method of the SDK', () => {
    const methods = textOf('methods.ts', sdkFolder)
    const commented = methods.match(/\/api\/v2\/.*\n +\*\/\n +readonly \w+: ManagementOperation</g)
    expect(commented).toHaveLength(operationCount(textOf('management.json')))
  })

  test('keeps members with defaults optional, and objects closed', () => {
    const types = textOf('types.ts')
    expect(types).toContain('priority?: number')
    expect(types).toContain('per_page?: ')
    const named = types.replaceAll(/\{\s*\[key: string\]: unknown;?\s*\}/g, 'Record')
    expect(named).not.toContain('[key: string]: unknown')
  })
})

/** Every operation has one `operationId`; one that is not implemented has `x-absent` too. */
function operationCount(document: string): number {
  const [all, absent] = [/"operationId": /g, /"x-absent": true/g]
  return (document.match(all)?.length ?? 0) - (document.match(absent)?.length ?? 0)
}

describe('bundleDocument()', () => {
  let folder: string
  beforeEach(() => {
    folder = `${mkdtempSync(join(tmpdir(), 'openapi-'))}/`
    cpSync(documents, folder, { recursive: true })
    keepPaths('/network-acls')
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  /** Bundling the rest of the document takes seconds, and is not needed here. */
  const keepPaths = (prefix: string) => {
    const file = `${folder}management.yaml`
    const document = parse(readFileSync(file, 'utf8'))
    const selected = Object.entries(document.paths).filter(([path]) => path.startsWith(prefix))
    writeFileSync(file, stringify({ ...document, paths: Object.fromEntries(selected) }))
  }

  const spoil = (file: string, from: string, to: string) => {
    const text = readFileSync(folder + file, 'utf8')
    expect(text).toContain(from)
    writeFileSync(folder + file, text.replace(from, to))
  }

  test('reports file, place and rule of every finding', async () => {
    spoil('management/network-acls/NetworkAclAction.yaml', '    maxLength: 2000\n', '')
    await expect(bundleDocument('management', folder)).rejects.toThrow(
      /^openapi\/management\/.*Action\.yaml#\/properties\/redirect_uri: .*\(latchkey\/limits\)$/,
    )
  })

  test('refuses an example that violates its schema', async () => {
    spoil('management/network-acls/patchNetworkAcl.yaml', 'active: false', 'active: no way')
    await expect(bundleDocument('management', folder)).rejects.toThrow(/no-invalid-media-type/)
  })

  test('refuses two files of one name, which would rename a component', async () => {
    writeFileSync(`${folder}shared/NetworkAclScope.yaml`, "type: string\nenum: ['other']\n")
    spoil(
      'management/network-acls/NetworkAclRule.yaml',
      'action: { $ref: NetworkAclAction.yaml }',
      'action: { $ref: ../../shared/NetworkAclScope.yaml }',
    )
    await expect(bundleDocument('management', folder)).rejects.toThrow(/latchkey\/component-file/)
  })

  test('refuses a file that no document needs', async () => {
    const bundle = await bundleDocument('management', folder)
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    const isUnused = (file: string) => file.endsWith('.yaml') && !bundle.files.has(folder + file)
    for (const file of files.filter(isUnused)) rmSync(folder + file)
    refuseOrphans([bundle], folder)
    writeFileSync(`${folder}shared/Unused.yaml`, 'type: integer\n')
    expect(() => refuseOrphans([bundle], folder)).toThrow(/^openapi\/shared\/Unused\.yaml: [^\n]*$/)
  })
})
