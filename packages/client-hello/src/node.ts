export { carryFacts } from './carry-facts.ts'
export {
  type PeekOptions,
  type PeekRefusal,
  peekClientHello,
  peekTimeoutMs,
} from './peek-client-hello.ts'
