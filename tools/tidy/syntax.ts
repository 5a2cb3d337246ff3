import ts from 'typescript'

/** A node and all nodes below it, in the order of the text. */
export function nodesOf(node: ts.Node): ts.Node[] {
  const found: ts.Node[] = []
  const visit = (each: ts.Node): void => {
    found.push(each)
    ts.forEachChild(each, visit)
  }
  visit(node)
  return found
}

export interface Comment {
  readonly position: number
  readonly text: string
}

/** Comments hang between tokens, so the tokens are walked; a string is never taken for one. */
export function commentsOf(syntax: ts.SourceFile): Comment[] {
  const found = new Map<number, string>()
  const visit = (node: ts.Node): void => {
    const ranges = [
      ...(ts.getLeadingCommentRanges(syntax.text, node.pos) ?? []),
      ...(ts.getTrailingCommentRanges(syntax.text, node.end) ?? []),
    ]
    for (const { pos, end } of ranges) found.set(pos, syntax.text.slice(pos, end))
    for (const child of node.getChildren(syntax)) visit(child)
  }
  visit(syntax)
  return [...found].map(([position, text]) => ({ position, text }))
}

/** The name of a function in messages. */
export function nameOf(node: ts.Node): string {
  const named = ts.isFunctionLike(node) && node.name ? node : node.parent
  const name = named && ts.isVariableDeclaration(named) ? named.name : nameOfDeclaration(named)
  return name?.getText() ?? 'a function'
}

function nameOfDeclaration(node: ts.Node | undefined): ts.Node | undefined {
  if (!node) return undefined
  if (ts.isFunctionLike(node) || ts.isPropertyAssignment(node)) return node.name
  return undefined
}

/** `test` of `test.each(…)`, `describe` of `describe.skip`, wherever the chain of calls begins. */
export function beginningOf(expression: ts.Expression): string | undefined {
  if (ts.isIdentifier(expression)) return expression.text
  if (ts.isPropertyAccessExpression(expression)) return beginningOf(expression.expression)
  if (ts.isCallExpression(expression)) return beginningOf(expression.expression)
  if (ts.isTaggedTemplateExpression(expression)) return beginningOf(expression.tag)
  return undefined
}
