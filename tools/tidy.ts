import { root } from './pnpm.mjs'
import { type Finding, type Repository, readRepository, report } from './repository.ts'
import { casts } from './tidy/casts.ts'
import * as code from './tidy/code.ts'
import { decisionNumbers, oneTitle, pathsExist } from './tidy/documents.ts'
import { moduleState } from './tidy/module-state.ts'
import { fileNames, identifiers } from './tidy/names.ts'
import { orphans } from './tidy/orphans.ts'
import { packedObjects } from './tidy/packed-objects.ts'
import type { Rule } from './tidy/rule.ts'
import { strategies } from './tidy/strategies.ts'
import { columns, fileLength, machinePaths, unfinishedWork } from './tidy/text.ts'

export const rules = {
  'a line has at most 100 columns': columns,
  'a file has at most 400 lines, and one of tests 500': fileLength,
  'a function has at most 70 lines': code.functionLength,
  'exports have names': code.defaultExports,
  'types are said': code.anyType,
  'the compiler is not silenced': code.compilerDirectives,
  'casts become fewer': casts,
  'lists have a line for each member': code.packedSpreads,
  'an object is written where it is spread': packedObjects,
  'modules keep no state': moduleState,
  'connectors alone name strategies': strategies,
  'secrets are compared in constant time': code.secretComparisons,
  'every test runs': code.switchedOffTests,
  'hooks are of the file that runs': code.sharedHooks,
  'a file is named for what is in it': fileNames,
  'a name says what it names': identifiers,
  'every source file is used': orphans,
  'a document has one title': oneTitle,
  'a decision has a number of its own': decisionNumbers,
  'a path in a document exists': pathsExist,
  'no path of one machine': machinePaths,
  'no unfinished work': unfinishedWork,
} satisfies Record<string, Rule>

export function tidy(repository: Repository): Finding[] {
  return repository.files.flatMap((file) =>
    Object.entries<Rule>(rules).flatMap(([rule, check]) =>
      check(file, repository).map(({ line, todo }) => ({ path: file.path, line, rule, todo })),
    ),
  )
}

if (process.argv[1] === import.meta.filename) {
  const findings = tidy(readRepository(root))
  report(findings)
  process.exitCode = findings.length === 0 ? 0 : 1
}
