import { answerJson } from '../../validation/answer-json.ts'
import type { Serving } from '../serve.ts'

/**
 * The country of a browser, at an endpoint of the public API that no RFC defines: Auth0 Lock asks
 * for it before it shows a field for phone numbers.
 */
export const userCountry: Serving<'getUserCountry'> = {
  async getUserCountry({ facts: { countryCode } }, res) {
    answerJson(res, 200, countryCode === undefined ? {} : { country_code: countryCode })
  },
}
