import ts from 'typescript'
import { isTest, lineOf } from '../repository.ts'
import type { Rule } from './rule.ts'

const todo =
  'Make it a field of an object that is passed, or once() of timing/ for what depends on code ' +
  'alone; see packages/server/decisions/068-modules-keep-no-state.md.'

const collections: ReadonlySet<string> = new Set(['Map', 'Set', 'LRUCache', 'Array'])

/** Variables at module level of the server that change, or that are filled later. */
export const moduleState: Rule = ({ path, syntax }) => {
  if (!syntax || !path.startsWith('packages/server/src/') || isTest(path)) return []
  return syntax.statements.filter(ts.isVariableStatement).flatMap(({ declarationList }) => {
    const isConstant = (declarationList.flags & ts.NodeFlags.Const) !== 0
    return declarationList.declarations
      .filter(({ initializer }) => !isConstant || (initializer && isFilledLater(initializer)))
      .map((each) => ({ line: lineOf(syntax, each.getStart(syntax)), todo }))
  })
}

/** A collection without members. Weak maps are memos of values that do not change. */
function isFilledLater(value: ts.Expression): boolean {
  if (ts.isArrayLiteralExpression(value)) return value.elements.length === 0
  if (!ts.isNewExpression(value) || !ts.isIdentifier(value.expression)) return false
  const { text } = value.expression
  return collections.has(text) && (text === 'LRUCache' || !value.arguments?.length)
}
