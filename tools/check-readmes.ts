import ts from 'typescript'
import { benchmarks } from './bench.ts'
import { root } from './pnpm.mjs'
import { type Finding, type Repository, readRepository, report } from './repository.ts'

const serverReadme = 'packages/server/README.md'
const serverFile = 'packages/server/src/server.ts'
const variablesFile = 'packages/server/src/config/env.ts'

/** Compares tables and lists of the READMEs with the code. */
export function checkReadmes(
  repository: Repository,
  benches: ReadonlyMap<string, string>,
): readonly Finding[] {
  return [
    ...variablesOf(repository),
    ...environmentReads(repository),
    ...benchmarkList(repository, benches),
    ...requestLine(repository),
  ]
}

/** Each variable has a row in the table, and each row a variable. */
function variablesOf(repository: Repository): readonly Finding[] {
  const known = declaredVariables(repository)
  const rows = rowsOf(textOf(repository, serverReadme)).flatMap(({ cells: [cell = ''], line }) => {
    const [, name] = /^`([A-Z][A-Z0-9_]+)`$/.exec(cell) ?? []
    return name === undefined ? [] : [{ name, line }]
  })
  const unknown = rows.filter(({ name }) => !known.includes(name))
  const missing = known.filter((name) => !rows.some((row) => row.name === name))
  return [
    ...unknown.map(({ name, line }) => finding(serverReadme, line, `No variable ${name} is read.`)),
    ...missing.map((name) => finding(serverReadme, 1, `Add ${name} to the table of variables.`)),
  ]
}

/** Documents and code name no variable of ours that is not declared. */
function environmentReads(repository: Repository): readonly Finding[] {
  const known = declaredVariables(repository)
  return repository.files.flatMap(({ path, text }) => {
    const isRead = path.endsWith('.md') || path.startsWith('packages/server/src/')
    if (!isRead || path.includes('/decisions/') || path === 'CHANGELOG.md') return []
    return text
      .split('\n')
      .flatMap((line, at) =>
        [...line.matchAll(/\bLATCHKEY_[A-Z0-9_]*[A-Z0-9]\b(?!\*)/g)]
          .filter(([name]) => !known.includes(name) && name !== applicationVariable)
          .map(([name]) => finding(path, at + 1, `${name} is not declared in ${variablesFile}.`)),
      )
  })
}

/** Read by the example applications, which are not the server. */
const applicationVariable = 'LATCHKEY_URL'

/** The sentence that lists the benchmarks lists those that there are. */
function benchmarkList(
  repository: Repository,
  benches: ReadonlyMap<string, string>,
): readonly Finding[] {
  const [listed = ''] =
    /^\*\*Benchmarks\*\*[\s\S]*?\n\n/m.exec(textOf(repository, 'README.md')) ?? []
  const names = [...listed.matchAll(/`([a-z-]+)`/g)].map(([, name = '']) => name)
  const unknown = names.filter((name) => !benches.has(name))
  const missing = [...benches.keys()].filter((name) => !names.includes(name))
  return [
    ...unknown.map((name) => finding('README.md', 1, `There is no benchmark ${name}.`)),
    ...missing.map((name) => finding('README.md', 1, `Name the benchmark ${name}.`)),
  ]
}

/** The table of steps names the files of the steps, in the order in which server.ts has them. */
function requestLine(repository: Repository): readonly Finding[] {
  const rows = rowsOf(textOf(repository, serverReadme)).flatMap(({ cells, line }) => {
    const [, file] =
      /^`(src\/(?:door|management|test-controls)\/.+\.ts)`$/.exec(cells[1] ?? '') ?? []
    return file === undefined ? [] : [{ file, line }]
  })
  const steps = stepFiles(textOf(repository, serverFile))
  const at = Math.max(steps.length, rows.length)
  for (let index = 0; index < at; index += 1) {
    const [step, row] = [steps[index], rows[index]]
    if (step === row?.file) continue
    const here = row ? `The row names ${row.file}` : 'The table ends'
    const there = step ? `the next step of server.ts is ${step}` : 'server.ts has no such step'
    return [finding(serverReadme, row?.line ?? rows.at(-1)?.line ?? 1, `${here}; ${there}.`)]
  }
  return []
}

/** The files of what `app` uses, from top to bottom: that of the management API, and the end. */
export function stepFiles(text: string): readonly string[] {
  const source = ts.createSourceFile('server.ts', text, ts.ScriptTarget.Latest, true)
  const files = new Map<string, string>()
  const uses: string[][] = []
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      const file = node.moduleSpecifier.text.replace(/^\.\//, 'src/')
      const bindings = node.importClause?.namedBindings
      if (bindings && ts.isNamedImports(bindings)) {
        for (const { name } of bindings.elements) files.set(name.text, file)
      }
    }
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer) {
      const file = files.get(calledName(node.initializer))
      if (file) files.set(node.name.text, file)
    }
    const use = ts.isCallExpression(node) && /^app\.(use|get)$/.test(node.expression.getText())
    if (use) {
      const steps = node.arguments.flatMap((each) =>
        ts.isCallExpression(each) && calledName(each) === 'inOrder' ? [...each.arguments] : each,
      )
      const names = steps.map(calledName).filter((name) => !name.endsWith('Path'))
      uses.push(names.flatMap((name) => files.get(name) ?? []))
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  const end = uses.at(-1) ?? []
  const other = uses.findIndex((files) =>
    files.some((file) => /(authentication|console)\//.test(file)),
  )
  const line = [...uses.slice(0, other).flat(), ...end]
  return line.filter((file, index) => file !== line[index - 1])
}

/** `f` of `f`, `f(…)`, `f.serve` and `f.serve(…)`. */
function calledName(node: ts.Expression): string {
  if (ts.isCallExpression(node)) return calledName(node.expression)
  if (ts.isPropertyAccessExpression(node)) return calledName(node.expression)
  return ts.isIdentifier(node) ? node.text : ''
}

function declaredVariables(repository: Repository): readonly string[] {
  const text = textOf(repository, variablesFile)
  return [...text.matchAll(/^ {2}([A-Z][A-Z0-9_]+): variable\(/gm)].map(([, name = '']) => name)
}

interface Row {
  readonly cells: readonly string[]
  readonly line: number
}

function rowsOf(text: string): readonly Row[] {
  return text.split('\n').flatMap((each, at) => {
    if (!each.startsWith('|')) return []
    const cells = each.split('|').slice(1, -1)
    return [{ cells: cells.map((cell) => cell.trim()), line: at + 1 }]
  })
}

function textOf({ files }: Repository, path: string): string {
  const file = files.find((each) => each.path === path)
  if (!file) throw new Error(`There is no ${path}.`)
  return file.text
}

function finding(path: string, line: number, todo: string): Finding {
  return { path, line, rule: 'a README says what the code does', todo }
}

if (process.argv[1] === import.meta.filename) {
  const findings = checkReadmes(readRepository(root), benchmarks())
  report(findings)
  process.exitCode = findings.length === 0 ? 0 : 1
}
