import ts from 'typescript'
import { isTest, lineOf } from '../repository.ts'
import { isForeign, type Rule } from './rule.ts'
import { nodesOf } from './syntax.ts'

const sources = /^(packages\/[^/]+\/src|tools)\//

/** Objects that are made only to be spread into one other: they pack its lines. */
export const packedObjects: Rule = ({ path, syntax }) => {
  if (!syntax || !sources.test(path) || isForeign(path) || isTest(path)) return []
  if (path.includes('/store/prisma/')) return []
  return nodesOf(syntax).flatMap((node) => {
    if (!ts.isVariableDeclaration(node) || !packedBy(node)) return []
    const todo = `Write the members of '${node.name.getText()}' where it is spread.`
    return [{ line: lineOf(syntax, node.getStart(syntax)), todo }]
  })
}

/** The only use of an object, if that is a spread into another object of the same function. */
function packedBy({ name, initializer, parent }: ts.VariableDeclaration) {
  const scope = parent.parent.parent
  if (!ts.isIdentifier(name) || !initializer || !ts.isBlock(scope)) return undefined
  const value = ts.isAsExpression(initializer) ? initializer.expression : initializer
  if (!ts.isObjectLiteralExpression(value)) return undefined
  const [use, ...others] = nodesOf(scope).filter(
    (node) => ts.isIdentifier(node) && node.text === name.text && node !== name && !isMember(node),
  )
  if (!use || others.length > 0 || !ts.isSpreadAssignment(use.parent)) return undefined
  return isRepeated(use.parent, scope) ? undefined : use.parent
}

/** Whether the name is that of a member, as in `a.name` or `{ name: a }`. */
function isMember({ parent, ...node }: ts.Identifier): boolean {
  if (!ts.isPropertyAccessExpression(parent) && !ts.isPropertyAssignment(parent)) return false
  return parent.name.pos === node.pos
}

/** Whether a function or a loop is around the node, inside of the block. */
function isRepeated(node: ts.Node, block: ts.Node): boolean {
  if (node === block) return false
  if (ts.isFunctionLike(node) || ts.isIterationStatement(node, false)) return true
  return isRepeated(node.parent, block)
}
