import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join, posix } from 'node:path'
import ts from 'typescript'

export interface RepositoryFile {
  /** From the root of the repository, with forward slashes. */
  readonly path: string
  readonly text: string
  readonly lines: readonly string[]
  /** TypeScript's reading of it; undefined for what is not TypeScript or JavaScript. */
  readonly syntax: ts.SourceFile | undefined
}

export interface Repository {
  readonly files: readonly RepositoryFile[]
  /** Whether a file or a folder is there. */
  has(path: string): boolean
  /** Whether git ignores the path: it is then generated, and need not exist. */
  isIgnored(path: string): boolean
}

export interface Finding {
  readonly path: string
  readonly line: number
  readonly rule: string
  readonly todo: string
}

/** Comments are found where they are asked for. */
const readAs: ts.CreateSourceFileOptions = {
  languageVersion: ts.ScriptTarget.Latest,
  jsDocParsingMode: ts.JSDocParsingMode.ParseNone,
}

const isCode = /\.([mc]?[jt]s|tsx)$/

export const isTest = (path: string): boolean => path.endsWith('.test.ts')

export function fileOf(path: string, text: string): RepositoryFile {
  let lines: string[] | undefined
  let syntax: ts.SourceFile | undefined
  return {
    path,
    text,
    get lines() {
      lines ??= text.replace(/\r?\n$/, '').split(/\r?\n/)
      return lines
    },
    get syntax() {
      if (!isCode.test(path)) return undefined
      syntax ??= ts.createSourceFile(path, text, readAs, true)
      return syntax
    },
  }
}

/** A repository from texts by path; tests make small ones. */
export function repositoryOf(texts: Record<string, string>, ignored?: RegExp): Repository {
  return repositoryFrom(
    Object.entries(texts).map(([path, text]) => fileOf(path, text)),
    (path) => ignored?.test(path) ?? false,
  )
}

/** The files that git tracks or would track. */
export function readRepository(root: string): Repository {
  const paths = git(root, ['ls-files', '-z', '--cached', '--others', '--exclude-standard'])
  const files = [...new Set(paths.split('\0'))]
    .filter((path) => path !== '' && isFile(join(root, path)))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
    .filter(({ text }) => !text.includes('\0'))
    .map(({ path, text }) => fileOf(path, text))
  const ignored = new Map<string, boolean>()
  return repositoryFrom(files, (path) => {
    const isIgnored = ignored.get(path) ?? checkIgnore(root, path)
    ignored.set(path, isIgnored)
    return isIgnored
  })
}

function checkIgnore(root: string, path: string): boolean {
  return spawnSync('git', ['-C', root, ...trust, 'check-ignore', '-q', path]).status === 0
}

export function report(findings: readonly Finding[]): void {
  for (const { path, line, rule, todo } of findings) {
    process.stdout.write(`${path}:${line}  ${rule}  ${todo}\n`)
  }
}

export function lineOf(syntax: ts.SourceFile, position: number): number {
  return syntax.getLineAndCharacterOfPosition(position).line + 1
}

// A clone may belong to another account than the one that tests it.
const trust = ['-c', 'safe.directory=*']

function git(root: string, args: readonly string[]): string {
  return execFileSync('git', ['-C', root, ...trust, ...args], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
}

function repositoryFrom(
  files: readonly RepositoryFile[],
  isIgnored: (path: string) => boolean,
): Repository {
  const known = new Set(files.flatMap(({ path }) => [path, ...foldersOf(path)]))
  return { files, isIgnored, has: (path) => known.has(posix.normalize(path).replace(/\/$/, '')) }
}

function foldersOf(path: string): string[] {
  const folder = posix.dirname(path)
  return folder === '.' ? ['.'] : [folder, ...foldersOf(folder)]
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile()
}
