/**
 * How Node loads what tests import, see `module.register()`: TypeScript, and our own packages from
 * their source.
 */
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { transform } from '@swc/core'

const globals = new URL('./globals.mjs', import.meta.url).href

export function resolve(name, context, next) {
  if (name === '@jest/globals') return { url: globals, shortCircuit: true }
  return next(name, { ...context, conditions: ['latchkey-source', ...context.conditions] })
}

export async function load(url, context, next) {
  if (!url.startsWith('file:') || !url.endsWith('.ts')) return next(url, context)
  const filename = fileURLToPath(url)
  const { code } = await transform(await readFile(filename, 'utf8'), {
    filename,
    sourceMaps: 'inline',
    inlineSourcesContent: false,
    jsc: {
      parser: { syntax: 'typescript' },
      target: 'es2022',
      experimental: { keepImportAttributes: true },
    },
  })
  return { format: 'module', source: code, shortCircuit: true }
}
