import { posix } from 'node:path'
import type { Repository } from '../repository.ts'
import { isForeign, type Rule } from './rule.ts'

export const oneTitle: Rule = ({ path, lines }) => {
  if (!path.endsWith('.md') || path.startsWith('.changeset/') || isForeign(path)) return []
  const titles = outsideFences(lines).filter(({ text }) => text.startsWith('# '))
  if (titles.length === 0) return [{ line: 1, todo: "Give the document a title with one '#'." }]
  return titles.slice(1).map(({ line }) => ({ line, todo: "Make it a heading with two '#'." }))
}

const decision = /(^|\/)decisions\/(\d{3})-[^/]+\.md$/

/**
 * Decisions are referred to by number: of two with one number, the later title takes the next free
 * number.
 */
export const decisionNumbers: Rule = ({ path }, { files }) => {
  const number = decision.exec(path)?.[2]
  if (number === undefined) return []
  const isTaken = files.some((file) => file.path < path && decision.exec(file.path)?.[2] === number)
  return isTaken ? [{ line: 1, todo: `Number it anew: another decision has ${number}.` }] : []
}

const isGuide = /(^|\/)(README\.md|(decisions|docs)\/[^/]+\.md)$/

export const pathsExist: Rule = ({ path, lines }, repository) => {
  if (!isGuide.test(path) || isForeign(path)) return []
  return outsideFences(lines).flatMap(({ line, text }) =>
    [...text.matchAll(/`([^`]+)`/g)]
      .map(([, quoted = '']) => quoted)
      .filter((quoted) => isPath(quoted, path, repository) && !exists(quoted, path, repository))
      .map((quoted) => ({ line, todo: `Name a path that exists: '${quoted}' does not.` })),
  )
}

/** Enough like a path of this repository; media types, routes and package names are not. */
function isPath(quoted: string, document: string, repository: Repository): boolean {
  if (!/^[\w.@*-]+(\/[\w.@*-]+)*\/?$/.test(quoted) || !quoted.includes('/')) return false
  const [first = ''] = quoted.split('/')
  if (first === '.' || first === '..') return true
  const isOurs = foldersAbove(document).some((folder) => repository.has(posix.join(folder, first)))
  return isOurs || /\/.*\.(ts|mjs|md|yaml|prisma|sql)$/.test(quoted)
}

/** From the document's folder, or any above it. */
function exists(quoted: string, document: string, repository: Repository): boolean {
  const paths = foldersAbove(document).map((folder) => posix.join(folder, quoted))
  if (quoted.includes('*')) return paths.some((path) => hasMatch(path, repository))
  // What is ignored takes a process of git for each path.
  return (
    paths.some((path) => repository.has(path)) ||
    paths.some((path) => repository.isIgnored(path) || repository.isIgnored(`${path}/`))
  )
}

function hasMatch(path: string, { files }: Repository): boolean {
  const source = path.replace(/\/$/, '').split('*').map(escaped).join('[^/]*')
  const pattern = new RegExp(`^${source}(/|$)`)
  return files.some((file) => pattern.test(file.path))
}

const escaped = (text: string): string => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&')

function foldersAbove(path: string): string[] {
  const folder = posix.dirname(path)
  return folder === '.' ? ['.'] : [folder, ...foldersAbove(folder)]
}

function outsideFences(lines: readonly string[]): { line: number; text: string }[] {
  let isFenced = false
  return lines.flatMap((text, index) => {
    const isFence = /^\s*(```|~~~)/.test(text)
    if (isFence) isFenced = !isFenced
    return isFenced || isFence ? [] : [{ line: index + 1, text }]
  })
}
