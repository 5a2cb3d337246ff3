import ts from 'typescript'
import { isTest, lineOf } from '../repository.ts'
import { type Complaint, isForeign, type Rule } from './rule.ts'
import { beginningOf, commentsOf, nameOf, nodesOf } from './syntax.ts'
import { isLanguage } from './text.ts'

const functionLinesMax = 70
/** Functions that are one list, of steps or of methods, and would be harder to read in two. */
const lists: ReadonlySet<string> = new Set([
  'packages/server/src/running-server.ts startServer',
  'packages/server/src/server.ts createServer',
  'packages/server/src/store/oidc/oidc-records.ts oidcRecords',
  'packages/server/src/store/organizations/organization-connections.ts organizationConnections',
  'packages/server/src/store/second-factors/second-factors.ts secondFactors',
  'packages/server/src/store/users/users.ts users',
])
const isConfiguration = /\.config\.[mc]?[jt]s$/
const isTypeTest = /(^|\/)test(-d)?\/|\.test\.ts$/

export const functionLength: Rule = ({ path, syntax }) => {
  if (!syntax || isForeign(path) || isLanguage.test(path)) return []
  return nodesOf(syntax).flatMap((node) => {
    if (!ts.isFunctionLike(node) || (isTest(path) && isTestBody(node))) return []
    const line = lineOf(syntax, node.getStart(syntax))
    const length = lineOf(syntax, node.getEnd()) - line + 1
    if (length <= functionLinesMax || lists.has(`${path} ${nameOf(node)}`)) return []
    return [{ line, todo: `Take parts out of ${nameOf(node)}: it has ${length} lines.` }]
  })
}

/** The callbacks of describe() and test() are not functions that code calls. */
function isTestBody(node: ts.Node): boolean {
  if (!ts.isCallExpression(node.parent)) return false
  return ['describe', 'test', 'it'].includes(beginningOf(node.parent.expression) ?? '')
}

export const defaultExports: Rule = ({ path, syntax }) => {
  // A declaration file describes modules of others.
  if (!syntax || isForeign(path) || isConfiguration.test(path) || path.endsWith('.d.ts')) return []
  return complain(syntax, isDefaultExport, 'Export it under its name.')
}

function isDefaultExport(node: ts.Node): boolean {
  if (ts.isExportAssignment(node)) return !node.isExportEquals
  if (ts.isExportSpecifier(node)) return node.name.text === 'default'
  return node.kind === ts.SyntaxKind.DefaultKeyword && !ts.isDefaultClause(node.parent)
}

/** A reason for the linter is sufficient, in shared test code only. */
const reasonGiven = 'biome-ignore lint/suspicious/noExplicitAny: '

export const anyType: Rule = ({ path, syntax, lines }) => {
  if (!syntax || isForeign(path)) return []
  const hasReason = (node: ts.Node) =>
    path.startsWith('packages/testkit/') &&
    lines[lineOf(syntax, node.getStart(syntax)) - 2]?.includes(reasonGiven)
  const isAny = (node: ts.Node) => node.kind === ts.SyntaxKind.AnyKeyword && !hasReason(node)
  return complain(syntax, isAny, "Say the type; 'unknown' where nobody knows it.")
}

export const compilerDirectives: Rule = ({ path, syntax }) => {
  if (!syntax || isForeign(path)) return []
  return commentsOf(syntax).flatMap(({ position, text }) => {
    const directive = /^\/[/*]+\s*@(ts-[a-z-]+)/.exec(text)?.[1]
    const line = lineOf(syntax, position)
    if (directive === 'ts-ignore' || directive === 'ts-nocheck') {
      return [{ line, todo: 'Mend the type: silence hides the next mistake too.' }]
    }
    if (directive !== 'ts-expect-error' || isTypeTest.test(path)) return []
    return [{ line, todo: 'Mend the type: an expected error belongs in a test.' }]
  })
}

export const switchedOffTests: Rule = ({ path, syntax }) => {
  if (!syntax || !isTest(path)) return []
  return nodesOf(syntax).flatMap((node) => {
    const modifier = modifierOf(node)
    const line = lineOf(syntax, node.getStart(syntax))
    if (!modifier || (modifier === 'skip' && isConditionalWithReason(node, syntax))) return []
    return [{ line, todo: `Run it: '${modifier}' is for a condition with its reason beside it.` }]
  })
}

const hooks: readonly string[] = ['beforeAll', 'beforeEach', 'afterAll', 'afterEach']

/** Shared modules are evaluated once per worker: their hooks would run for the first file only. */
export const sharedHooks: Rule = ({ path, syntax }) => {
  if (!syntax || path.endsWith('.test.ts')) return []
  return syntax.statements.flatMap((statement) => {
    if (!ts.isExpressionStatement(statement)) return []
    if (!hooks.includes(beginningOf(statement.expression) ?? '')) return []
    const line = lineOf(syntax, statement.getStart(syntax))
    return [{ line, todo: 'Put it in a function that each test file calls.' }]
  })
}

function modifierOf(node: ts.Node): string | undefined {
  if (ts.isIdentifier(node)) return /^([xf](it|describe)|xtest)$/.exec(node.text)?.[0]
  if (!ts.isPropertyAccessExpression(node)) return undefined
  const isOfTest = ['describe', 'test', 'it'].includes(beginningOf(node.expression) ?? '')
  return isOfTest ? /^(only|skip|todo)$/.exec(node.name.text)?.[0] : undefined
}

/** `// why` above or beside `condition ? test : test.skip`. */
function isConditionalWithReason(node: ts.Node, syntax: ts.SourceFile): boolean {
  if (!ts.isConditionalExpression(node.parent)) return false
  const first = lineOf(syntax, node.parent.getStart(syntax))
  const last = lineOf(syntax, node.parent.getEnd())
  return commentsOf(syntax).some(({ position, text }) => {
    const end = lineOf(syntax, position + text.length)
    return end >= first - 1 && end <= last
  })
}

function complain(
  syntax: ts.SourceFile,
  isWrong: (node: ts.Node) => boolean,
  todo: string,
): Complaint[] {
  const wrong = nodesOf(syntax)
    .flatMap((node) => [node, ...modifiersOf(node)])
    .filter(isWrong)
  return [...new Set(wrong)].map((node) => ({ line: lineOf(syntax, node.getStart(syntax)), todo }))
}

function modifiersOf(node: ts.Node): readonly ts.Node[] {
  return (ts.canHaveModifiers(node) && ts.getModifiers(node)) || []
}

/** Names of values whose comparison must be in constant time. */
const secretName = /(secret|hash|hashed|digest|signature|mac)$/i

/** The time of `===` depends on the first difference. */
export const secretComparisons: Rule = ({ path, syntax }) => {
  if (!syntax || isForeign(path) || isTypeTest.test(path)) return []
  return complain(syntax, comparesSecret, 'Compare it by timingSafeEqual of node:crypto.')
}

function comparesSecret(node: ts.Node): boolean {
  if (!ts.isBinaryExpression(node) || !isEquality(node.operatorToken.kind)) return false
  const { left, right } = node
  return [left, right].every((each) => !isKnown(each)) && [left, right].some(isSecret)
}

const isEquality = (kind: ts.SyntaxKind): boolean =>
  kind === ts.SyntaxKind.EqualsEqualsEqualsToken ||
  kind === ts.SyntaxKind.ExclamationEqualsEqualsToken

/** Whether a value is public: a literal, or undefined. */
function isKnown(node: ts.Expression): boolean {
  if (ts.isIdentifier(node)) return node.text === 'undefined'
  return ts.isLiteralExpression(node) || node.kind === ts.SyntaxKind.NullKeyword
}

function isSecret(node: ts.Expression): boolean {
  if (ts.isPropertyAccessExpression(node)) return secretName.test(node.name.text)
  return ts.isIdentifier(node) && secretName.test(node.text)
}

/** A literal that is spread in a literal packs lines, which the formatter would otherwise break. */
export const packedSpreads: Rule = ({ path, syntax }) => {
  if (!syntax || isForeign(path)) return []
  return complain(syntax, packs, 'Write the members themselves, not a spread of a literal.')
}

function packs(node: ts.Node): boolean {
  if (ts.isSpreadAssignment(node)) return ts.isObjectLiteralExpression(node.expression)
  return ts.isSpreadElement(node) && isList(node.expression)
}

function isList(node: ts.Expression): boolean {
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return isList(node.expression)
  return ts.isArrayLiteralExpression(node)
}
