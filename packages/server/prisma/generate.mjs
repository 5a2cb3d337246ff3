/**
 * Makes the Prisma client. Prisma looks for its schema engine first and would download one;
 * generation does not use it, so naming any executable that exists keeps this offline.
 */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const schema = fileURLToPath(new URL('schema.prisma', import.meta.url))
const { status } = spawnSync('prisma', ['generate', '--no-hints', `--schema=${schema}`], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: {
    ...process.env,
    PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
    PRISMA_HIDE_UPDATE_MESSAGE: '1',
  },
})
process.exitCode = status ?? 1
