#!/usr/bin/env node
import { existsSync } from 'node:fs'
import { changedInput } from './changed-input.js'

const program = new URL('../dist/latchkey.js', import.meta.url)
const manifest = new URL('../dist/inputs.json', import.meta.url)
const complaint = complaintOf(changedInput(manifest, new URL('../../../', import.meta.url)))

if (complaint === undefined) await import(program.href)
else {
  process.stderr.write(`${complaint} Build it: npm run build\n`)
  process.exitCode = 1
}

/** @param {string | undefined} changed */
function complaintOf(changed) {
  if (!existsSync(program)) return 'The server has not been built.'
  if (changed === undefined) return undefined
  return `The build of the server is out of date: ${changed} has changed since.`
}
