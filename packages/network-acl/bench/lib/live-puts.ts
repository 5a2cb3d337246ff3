import { LiveRules, type NetworkAcl, type RequestFacts } from '../../src/index.ts'
import { requests, seededRandom, smallRules } from './rule-generator.ts'

const RULE_COUNT = 1000
const ROUNDS = 10
const PUTS_PER_ROUND = 3000

const rulesOf = (random: ReturnType<typeof seededRandom>, count: number): NetworkAcl[] => {
  const rules = Array.from({ length: count / 10 }, () => smallRules(random)).flat()
  return rules.map((acl, index) => ({ ...acl, id: `acl_${index}`, priority: index % 100 }))
}

/**
 * The time in microseconds of one put of another rule under a random id of 1,000, and one decision
 * after it: the mean of a round that is long enough for all that is put off, of the best round.
 */
export const putUs = (): number => {
  const random = seededRandom(3)
  const live = new LiveRules(rulesOf(random, RULE_COUNT))
  const others = rulesOf(random, RULE_COUNT)
  const facts = requests(random, 1000)
  let best = Number.POSITIVE_INFINITY
  for (let round = 0; round < ROUNDS; round++) {
    const puts = Array.from({ length: PUTS_PER_ROUND }, () => {
      const other = others[random(RULE_COUNT)] as NetworkAcl
      return { ...other, id: `acl_${random(RULE_COUNT)}` }
    })
    const start = performance.now()
    for (let index = 0; index < puts.length; index++) {
      live.put(puts[index] as NetworkAcl)
      live.decide(facts[index % facts.length] as RequestFacts)
    }
    best = Math.min(best, ((performance.now() - start) * 1000) / PUTS_PER_ROUND)
  }
  return best
}
