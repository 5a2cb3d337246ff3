import { isTest } from '../repository.ts'
import { isForeign, type Rule } from './rule.ts'

const columnsMax = 100
const linesMax = 400
/** Tests are mostly lists: what is sent and what is answered. */
const testLinesMax = 500

/** Files that consist of one table, and would be harder to read in two. */
const tables: ReadonlySet<string> = new Set([
  'openapi/management.yaml',
  'openapi/authentication.yaml',
  'openapi/management/connections/ConnectionOptions.yaml',
  'packages/server/prisma/schema.prisma',
  'packages/server/src/management/handlers.ts',
])

/** A file of the texts of one language, such as `pt-BR.ts`. */
export const isLanguage = /^packages\/[\w/]+\/texts\/[a-z]{2}(-[A-Z]{2})?\.ts$/

const isData = /\.(json|pem|svg)$/
const isCode = /\.(ts|mts|mjs|js|prisma)$/
const isComment = /^\s*(\/\/|\/?\*)/
const url = /https?:\/\/\S+/g

export const columns: Rule = ({ path, lines }) => {
  if (isForeign(path) || isData.test(path)) return []
  return lines.flatMap((text, index) => {
    if (isCode.test(path) && !isComment.test(text)) return [] // the formatter breaks what it can
    const isTableRow = path.endsWith('.md') && text.trimStart().startsWith('|')
    const length = [...text.replace(url, '')].length
    if (isTableRow || length <= columnsMax) return []
    return [{ line: index + 1, todo: `Break the line: it has ${length} columns.` }]
  })
}

export const fileLength: Rule = ({ path, lines }) => {
  if (isForeign(path) || isData.test(path) || tables.has(path) || isLanguage.test(path)) return []
  const most = isTest(path) ? testLinesMax : linesMax
  if (lines.length <= most) return []
  return [{ line: most + 1, todo: `Split the file: it has ${lines.length} lines.` }]
}

// Neither pattern is written out, or this file would break its own rules.
const machinePath = /(?<![\w.~}-])\/(root|work|home\/[a-z][\w-]*)\//
const unfinishedWords = ['TO-DO', 'FIX-ME', 'XX-X', 'HA-CK'].map((word) => word.replace('-', ''))
const unfinished = new RegExp(`\\b(${unfinishedWords.join('|')})\\b`)

export const machinePaths: Rule = ({ path, lines }) => {
  if (isForeign(path)) return []
  return matches(lines, machinePath, 'Name the place relative to the repository or a variable')
}

export const unfinishedWork: Rule = ({ path, lines }) => {
  if (isForeign(path)) return []
  return matches(lines, unfinished, 'Finish it, or open an issue and say what holds today')
}

function matches(lines: readonly string[], pattern: RegExp, todo: string) {
  return lines.flatMap((text, index) => {
    const found = pattern.exec(text)?.[0]
    return found === undefined ? [] : [{ line: index + 1, todo: `${todo}: '${found}'.` }]
  })
}
