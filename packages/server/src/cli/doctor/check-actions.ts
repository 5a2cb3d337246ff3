import { type Finding, failed, ok } from './finding.ts'

const timeoutMs = 10_000
const memoryBytes = 16 * 1024 ** 2

/** Checks that this machine runs the code of actions: a thread, and an engine in WebAssembly. */
export async function checkActions(): Promise<readonly Finding[]> {
  const { openSandbox } = await import('@latchkey/sandbox')
  const sandbox = openSandbox({
    workersMax: 1,
    queueMax: 1,
    idleMs: 0,
    fetch: () => Promise.reject(new Error('Nothing is requested.')),
  })
  try {
    const { calls, error, durationMs } = await sandbox.run({
      tenantId: '',
      code: 'exports.check = (event, api) => api.answer(event.question)',
      functionName: 'check',
      event: { question: 'ready' },
      methods: ['answer'],
      timeoutMs,
      memoryBytes,
    })
    if (calls[0]?.args[0] === 'ready') {
      return [ok('actions', `The first code ran in ${Math.round(durationMs)} ms.`)]
    }
    const why = error?.message ?? 'It did nothing.'
    return [failed('actions', `The sandbox runs no code: ${why} Install the package again.`)]
  } finally {
    await sandbox.close()
  }
}
