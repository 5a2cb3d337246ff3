/** The output while a step runs, and after it failed. */
import { root } from './pnpm.mjs'

/** Prints the current step; at a terminal with the elapsed seconds. */
export async function during(doing, run, stream = process.stderr) {
  const startMs = Date.now()
  const line = () => `${doing} … ${Math.round((Date.now() - startMs) / 1000)} s`
  stream.write(stream.isTTY ? `${doing} …` : `${doing} …\n`)
  const ticking = stream.isTTY ? setInterval(() => stream.write(`\r${line()}`), 1000) : undefined
  try {
    return await run()
  } finally {
    clearInterval(ticking)
    if (stream.isTTY) stream.write(`\r${line()}\n`)
  }
}

/** Patterns of causes in the output of npm, pnpm or a compiler, with the remedy. */
const causes = [
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ENOTCACHED|META_FETCH_FAIL/,
    'the npm registry could not be reached. Check the network, `npm config get registry` and ' +
      'the proxy settings, then start again.',
  ],
  [/ENOSPC/, 'the disk is full. Make room, then start again.'],
  [
    /EACCES|EPERM|EROFS/,
    `this user may not write to ${root} or to npm's cache. Give the right to, then start again.`,
  ],
  [/spawn npx ENOENT/, 'npx was not found. It comes with npm: install both (https://nodejs.org).'],
]

/** One sentence for a known cause, otherwise the output of the step. */
export function explain({ doing, code, output }) {
  const cause = causes.find(([sign]) => sign.test(output))
  if (cause) return `${doing} failed: ${cause[1]}`
  return `${output.trimEnd()}\n${doing} failed (exit code ${code}).`
}
