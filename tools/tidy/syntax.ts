import ts from 'typescript'

/** What was found in a file, for the rules that ask next: walking is most of their time. */
const nodes = new WeakMap<ts.Node, readonly ts.Node[]>()
const comments = new WeakMap<ts.SourceFile, readonly Comment[]>()

/** A node and all nodes below it, in the order of the text. */
export function nodesOf(node: ts.Node): readonly ts.Node[] {
  if (!ts.isSourceFile(node)) return walk(node)
  const known = nodes.get(node) ?? walk(node)
  nodes.set(node, known)
  return known
}

function walk(node: ts.Node): readonly ts.Node[] {
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

export function commentsOf(syntax: ts.SourceFile): readonly Comment[] {
  const known = comments.get(syntax) ?? findComments(syntax)
  comments.set(syntax, known)
  return known
}

/** Comments hang between tokens, so the tokens are walked; a string is never taken for one. */
function findComments(syntax: ts.SourceFile): readonly Comment[] {
  if (!/\/[/*]/.test(syntax.text)) return []
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
