import { expect, test } from '@jest/globals'
import { program, runSteps, type Step } from './steps.ts'

function step(sentence: string, code: number, output: string): Step {
  return { sentence, run: async () => ({ code, output }) }
}

test('steps run in order, print output on failure only, and failures are named', async () => {
  let text = ''
  const write = (part: string) => {
    text += part
  }
  const failed = await runSteps(
    [step('One holds', 0, 'quiet'), step('Two holds', 1, 'because\n'), step('Three holds', 0, '')],
    { write },
  )
  expect(failed).toEqual(['Two holds'])
  expect(text.replaceAll(/\d+\.\d/g, '0.0')).toBe(
    'One holds … ok (0.0 s)\nTwo holds … failed (0.0 s)\nbecause\n\nThree holds … ok (0.0 s)\n',
  )
})

test('concurrent steps are bounded, and failures are reported in order', async () => {
  let [running, most] = [0, 0]
  const waiting = (sentence: string, turns: number): Step => ({
    sentence,
    async run() {
      running += 1
      most = Math.max(most, running)
      for (let turn = 0; turn < turns; turn += 1) await Promise.resolve()
      running -= 1
      return { code: 1, output: '' }
    },
  })
  const steps = [waiting('One', 20), waiting('Two', 1), waiting('Three', 1)]
  const failed = await runSteps(steps, { write: () => undefined, atOnce: 2 })
  expect([failed, most]).toEqual([['One', 'Two', 'Three'], 2])
})

test('a program yields its exit code and its output', async () => {
  expect(await program('tsc', '--version')).toEqual({
    code: 0,
    output: expect.stringContaining('Version 7'),
  })
  expect(await program('tsc', '--no-such-option')).toEqual({
    code: 1,
    output: expect.stringContaining('no-such-option'),
  })
})

test('a missing program is a failure, not an exception', async () => {
  expect(await program('no-such-program')).toEqual({
    code: 127,
    output: expect.stringContaining('no-such-program'),
  })
})
