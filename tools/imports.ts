import { posix } from 'node:path'
import ts from 'typescript'
import { lineOf, type RepositoryFile } from './repository.ts'

export interface Import {
  readonly specifier: string
  readonly line: number
  /** `import type`, `export type … from` or a type `import('…')`: erased at run time. */
  readonly typeOnly: boolean
}

/** All modules that a file imports or re-exports, also dynamically. */
export function importsOf(file: RepositoryFile): Import[] {
  const { syntax } = file
  if (!syntax) return []
  const found: Import[] = []
  const visit = (node: ts.Node): void => {
    const named = moduleNamedBy(node)
    if (named && ts.isStringLiteralLike(named.module)) {
      const line = lineOf(syntax, named.module.getStart(syntax))
      found.push({ specifier: named.module.text, line, typeOnly: named.typeOnly })
    }
    ts.forEachChild(node, visit)
  }
  visit(syntax)
  return found
}

/** Files reached by `new URL('./file', import.meta.url)`: workers, documents, WebAssembly. */
export function urlsOf(file: RepositoryFile): string[] {
  const pattern = /new URL\(\s*['"`](\.[^'"`]+)['"`],\s*import\.meta\.url/g
  return [...file.text.matchAll(pattern)].map(([, url = '']) => url)
}

/** The path in the repository that a relative specifier means; undefined for a package. */
export function targetOf(from: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined
  return posix.join(posix.dirname(from), specifier)
}

function moduleNamedBy(node: ts.Node): { module: ts.Node; typeOnly: boolean } | undefined {
  if (ts.isImportDeclaration(node)) {
    return {
      module: node.moduleSpecifier,
      typeOnly: node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword,
    }
  }
  if (ts.isExportDeclaration(node) && node.moduleSpecifier) {
    return { module: node.moduleSpecifier, typeOnly: node.isTypeOnly }
  }
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
    return { module: node.argument.literal, typeOnly: true }
  }
  if (ts.isCallExpression(node) && isImporter(node.expression) && node.arguments[0]) {
    return { module: node.arguments[0], typeOnly: false }
  }
  return undefined
}

function isImporter(callee: ts.Expression): boolean {
  return (
    callee.kind === ts.SyntaxKind.ImportKeyword ||
    (ts.isIdentifier(callee) && callee.text === 'require') ||
    (ts.isPropertyAccessExpression(callee) && callee.getText() === 'import.meta.resolve')
  )
}
