import ts from 'typescript'
import type { Repository, RepositoryFile } from '../repository.ts'
import { castBudget } from './cast-budget.ts'
import { type Complaint, isForeign, type Rule } from './rule.ts'
import { nodesOf } from './syntax.ts'

const budgetPath = 'tools/tidy/cast-budget.ts'

/** Complains in the file of the budgets, as a count is of no line of its own. */
export const casts: Rule = (file, repository) =>
  file.path === budgetPath ? compareCasts(file, countCasts(repository), castBudget) : []

/** Casts in sources by the folder of the package, tests and generated code left out. */
export function countCasts({ files }: Pick<Repository, 'files'>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { path, syntax } of files) {
    const folder = /^(packages\/[^/]+\/src|tools)\//.exec(path)?.[1]
    if (!syntax || folder === undefined || isForeign(path) || path.endsWith('.test.ts')) continue
    const found = nodesOf(syntax).filter(isCast).length
    if (found > 0) counts.set(folder, (counts.get(folder) ?? 0) + found)
  }
  return counts
}

export function compareCasts(
  { lines }: Pick<RepositoryFile, 'lines'>,
  counts: ReadonlyMap<string, number>,
  budget: Readonly<Record<string, number>>,
): Complaint[] {
  const folders = [...new Set([...counts.keys(), ...Object.keys(budget)])].sort()
  return folders.flatMap((folder) => {
    const [count, most] = [counts.get(folder) ?? 0, budget[folder] ?? 0]
    if (count === most) return []
    const line =
      lines.findIndex((text) => text.includes(`${folder}':`) || text.includes(` ${folder}:`)) + 1
    const todo =
      count > most
        ? `Say types in place of casts in ${folder}: it has ${count}, and may have ${most}.`
        : `Lower the number of ${folder} to ${count}, as many as it has.`
    return [{ line: Math.max(1, line), todo }]
  })
}

function isCast(node: ts.Node): boolean {
  if (ts.isTypeAssertionExpression(node)) return true
  return ts.isAsExpression(node) && !ts.isConstTypeReference(node.type)
}
