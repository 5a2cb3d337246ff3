import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from '@jest/globals'
import ts from 'typescript'

const folder = dirname(fileURLToPath(import.meta.url))
const file = join(folder, 'documentation-sample.ts')

/** A program in an editor; each numbered comment stands before a name that the cursor is put on. */
const sample = `
import { createManagementClient } from '../src/index.ts'
const client = createManagementClient({ /*1*/baseUrl: 'https://acme.example.com', token: 'token' })
const acl = await client./*2*/networkAcls./*3*/update({
  /*4*/path: { /*5*/id: 'acl' },
  /*6*/body: {
    /*7*/description: 'all',
    active: true,
    /*8*/rule: { action: { block: true }, /*9*/scope: 'tenant' },
  },
})
console.log(acl./*10*/priority)
await client.networkAcls.list({ query: { /*11*/per_page: 5 } }, { /*12*/timeoutMs: 5 })
const users = await client.users.list()
if (Array.isArray(users)) console.log(users[0]?./*13*/email)
await client./*14*/createNetworkAcl
`

let service: ts.LanguageService
let program: ts.Program
beforeAll(() => {
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts', 'lib.dom.asynciterable.d.ts'],
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    customConditions: ['latchkey-source'],
    allowImportingTsExtensions: true,
    resolveJsonModule: true,
    noEmit: true,
    strict: true,
    skipLibCheck: true,
    types: [],
  }
  const read = (name: string) => (name === file ? sample : ts.sys.readFile(name))
  service = ts.createLanguageService({
    getScriptFileNames: () => [file],
    getScriptVersion: () => '1',
    getScriptSnapshot: (name) => {
      const text = read(name)
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text)
    },
    getCurrentDirectory: () => folder,
    getCompilationSettings: () => options,
    getDefaultLibFileName: (of) => ts.getDefaultLibFilePath(of),
    fileExists: (name) => name === file || ts.sys.fileExists(name),
    readFile: read,
    directoryExists: ts.sys.directoryExists,
    realpath: (name) => ts.sys.realpath?.(name) ?? name,
  })
  program = service.getProgram() as ts.Program
}, 60_000)

function underCursor(mark: number): string {
  const marker = `/*${mark}*/`
  const info = service.getQuickInfoAtPosition(file, sample.indexOf(marker) + marker.length)
  const tags = (info?.tags ?? []).map(({ name, text }) => `@${name} ${textOf(text)}`)
  return [textOf(info?.documentation), ...tags].join('\n').trim()
}

const textOf = (parts: readonly ts.SymbolDisplayPart[] = []) =>
  parts.map(({ text }) => text).join('')

describe('the documentation that an editor shows', () => {
  it('is the description of a method, with its request and its scope', () => {
    expect(underCursor(3)).toMatch(/network ACL/)
    expect(underCursor(3)).toContain('`PUT /api/v2/network-acls/{id}`')
    expect(underCursor(3)).toContain('`update:network_acls`')
  })

  it.each([
    ['an option of the client', 1, /tenant/],
    ['a resource', 2, /./],
    ['the path', 4, /parameters of the path/],
    ['a parameter of the path', 5, /acl_/],
    ['the body', 6, /body/],
    ['a member of the body', 7, /./],
    ['a member of the body that is a schema of its own', 8, /./],
    ['a member within', 9, /./],
    ['a member of the answer', 10, /./],
    ['a parameter of the query', 11, /page/],
    ['an option of the call', 12, /./],
    ['a member of an item of a list', 13, /./],
    ['an operation under its operationId', 14, /@deprecated .*networkAcls\.create/],
  ])('exists for %s', (_, mark, words) => {
    expect(underCursor(mark)).toMatch(words)
  })

  it('exists for every method and every member of its input and output', () => {
    const checker = program.getTypeChecker()
    const client = typeOf(checker, 'client')
    const silent = new Set<string>()
    const seen = new Set<ts.Type>()
    const note = (symbol: ts.Symbol, where: string) => {
      if (symbol.getDocumentationComment(checker).length > 0) return
      if (symbol.getJsDocTags(checker).length === 0) silent.add(where)
    }
    const walk = (type: ts.Type, where: string) => {
      if (seen.has(type) || seen.size > typesMax) return
      seen.add(type)
      if (type.isUnionOrIntersection()) for (const part of type.types) walk(part, where)
      const item = checker.getIndexTypeOfType(type, ts.IndexKind.Number)
      if (item) return walk(item, `${where}[]`)
      if (type.flags & ts.TypeFlags.Object) {
        for (const symbol of ownMembers(type)) {
          note(symbol, `${where}.${symbol.name}`)
          walk(checker.getTypeOfSymbol(symbol), `${where}.${symbol.name}`)
        }
      }
    }
    let methods = 0
    for (const resource of client.getProperties()) {
      note(resource, resource.name)
      for (const method of checker.getTypeOfSymbol(resource).getProperties()) {
        if (!isOurs(method)) continue
        const where = `${resource.name}.${method.name}`
        note(method, where)
        const [signature] = checker.getTypeOfSymbol(method).getCallSignatures()
        if (!signature) throw new Error(`${where} is no method.`)
        methods += 1
        const [input] = signature.getParameters()
        if (input) walk(checker.getTypeOfSymbol(input), where)
        const answer = checker.getAwaitedType(signature.getReturnType())
        if (answer) walk(answer, `${where}()`)
      }
    }
    expect(methods).toBeGreaterThan(150)
    expect(seen.size).toBeLessThan(typesMax)
    expect([...silent]).toEqual([])
  }, 60_000)
})

/** Far more than there are; where types are without end, the test fails. */
const typesMax = 50_000

function ownMembers(type: ts.Type): readonly ts.Symbol[] {
  return type.getProperties().filter(isOurs)
}

/** Not of a library: `length` of an array, `getTime` of a date. */
function isOurs(symbol: ts.Symbol): boolean {
  return (symbol.declarations ?? []).some((declaration) => {
    const { fileName } = declaration.getSourceFile()
    return !fileName.includes('/node_modules/')
  })
}

function typeOf(checker: ts.TypeChecker, name: string): ts.Type {
  const source = program.getSourceFile(file)
  const [symbol] = checker
    .getSymbolsInScope(source as ts.SourceFile, ts.SymbolFlags.Variable)
    .filter((each) => each.name === name)
  if (!symbol) throw new Error(`There is no ${name}.`)
  return checker.getTypeOfSymbol(symbol)
}
