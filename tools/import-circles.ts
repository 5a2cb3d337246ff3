import { importsOf, targetOf } from './imports.ts'
import { type Finding, isTest, type Repository } from './repository.ts'

const rule = 'files import each other in no circle'

/**
 * One finding for each group of files that import each other, directly or through others, by a type
 * or a value: Tarjan's strongly connected components over the files that are not tests.
 */
export function findImportCircles({ files }: Repository): Finding[] {
  const sources = files.filter(({ path }) => !isTest(path))
  const paths = new Set(sources.map(({ path }) => path))
  const imports = new Map(
    sources.map((file) => [
      file.path,
      importsOf(file)
        .map(({ specifier }) => targetOf(file.path, specifier))
        .filter((target) => target !== undefined && paths.has(target)) as string[],
    ]),
  )
  return circlesOf(imports).map((circle) => {
    const [path = ''] = circle
    const todo = `Move what these need of each other into a file below them: ${circle.join(', ')}.`
    return { path, line: 1, rule, todo }
  })
}

/** The components of more than one node, each sorted, in the order of their first nodes. */
function circlesOf(edges: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>()
  const open: string[] = []
  const circles: string[][] = []
  const visit = (node: string): number => {
    const index = order.size
    let low = index
    order.set(node, index)
    open.push(node)
    for (const next of edges.get(node) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next))
      else if (open.includes(next)) low = Math.min(low, order.get(next) ?? low)
    }
    if (low === index) {
      const component = open.splice(open.indexOf(node))
      if (component.length > 1) circles.push(component.sort())
    }
    return low
  }
  for (const node of edges.keys()) if (!order.has(node)) visit(node)
  return circles.sort(([one = ''], [other = '']) => one.localeCompare(other))
}
