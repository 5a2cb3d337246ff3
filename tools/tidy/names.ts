import { basename } from 'node:path'
import ts from 'typescript'
import { lineOf } from '../repository.ts'
import { isForeign, type Rule } from './rule.ts'
import { nodesOf } from './syntax.ts'

const emptyWords = ['util', 'utils', 'helper', 'helpers', 'common', 'misc', 'manager', 'impl']
const emptyFileNames = ['data', 'info']

/** Terms of a specification are kept as they are written there. */
const specified = [
  /\bcommon name\b/,
  /\bself service\b/,
  /\b(assertion consumer|single sign on|single logout|artifact resolution) service\b/,
]

const isNamed = /\.([mc]?[jt]s|tsx|ya?ml)$/

export const fileNames: Rule = ({ path }) => {
  if (isForeign(path) || !isNamed.test(path)) return []
  const stem = basename(path).replace(/\..*$/, '')
  const empty = emptyFileNames.includes(stem.toLowerCase())
    ? stem
    : path
        .replace(/\.[^/]*$/, '')
        .split('/')
        .map(emptyWordIn)
        .find(Boolean)
  return empty ? [{ line: 1, todo: `Name the file for what is in it, not '${empty}'.` }] : []
}

/** A file of declarations has the names of the code that it declares. */
export const identifiers: Rule = ({ path, syntax }) => {
  if (!syntax || isForeign(path) || path.endsWith('.d.ts')) return []
  return nodesOf(syntax).flatMap((node) => {
    if (!isDeclaration(node) || !node.name || !ts.isIdentifier(node.name)) return []
    if (isNamedByBase(node)) return []
    const empty = emptyWordIn(node.name.text)
    if (!empty) return []
    const line = lineOf(syntax, node.name.getStart(syntax))
    return [{ line, todo: `Say in '${node.name.text}' what it is or does, not '${empty}'.` }]
  })
}

/** Properties are left out, because many are members of the API; so are local names of imports. */
function isDeclaration(node: ts.Node): node is ts.NamedDeclaration {
  return (
    ts.isVariableDeclaration(node) ||
    ts.isBindingElement(node) ||
    ts.isParameter(node) ||
    ts.isFunctionLike(node) ||
    ts.isClassLike(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node)
  )
}

/** The class that this one extends has given the name. */
const isNamedByBase = (node: ts.Node) =>
  ts.isMethodDeclaration(node) &&
  node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.OverrideKeyword)

function emptyWordIn(name: string): string | undefined {
  const words = wordsOf(name)
  if (specified.some((term) => term.test(words.join(' ')))) return undefined
  if (words[0] === 'handle' && words.length > 1) return 'handle'
  if (words.at(-1) === 'service' && words.length > 1) return 'service'
  return words.find((word) => emptyWords.includes(word))
}

/** `readHTTPBody`, `read-http-body` and `read_http_body` are the same three words. */
function wordsOf(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
}
