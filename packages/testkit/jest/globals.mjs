/** What tests import as `@jest/globals`: names that lead to the test file which runs just now. */
import { jestExpect } from '@jest/expect'
import { ModuleMocker } from 'jest-mock'

let ofFile = {}

/** Called before a test file is loaded. */
export function useGlobals(globals) {
  ofFile = globals
}

const leading = (name) =>
  new Proxy(() => undefined, {
    apply: (_target, _self, given) => ofFile[name](...given),
    get: (_target, member) => ofFile[name][member],
  })

export const describe = leading('describe')
export const it = leading('it')
export const test = leading('test')
export const beforeAll = leading('beforeAll')
export const beforeEach = leading('beforeEach')
export const afterAll = leading('afterAll')
export const afterEach = leading('afterEach')
export const expect = jestExpect

const mocker = new ModuleMocker(globalThis)
export const jest = {
  fn: mocker.fn.bind(mocker),
  spyOn: mocker.spyOn.bind(mocker),
  restoreAllMocks: mocker.restoreAllMocks.bind(mocker),
}
