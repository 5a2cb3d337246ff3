export { type ClientHello, parseClientHello } from './client-hello.ts'
export { ClientHelloError, type ClientHelloErrorCode } from './client-hello-error.ts'
export { isGrease } from './grease.ts'
export { ja3, ja3Raw } from './ja3.ts'
export { ja4, ja4Raw } from './ja4.ts'
export {
  ClientHelloReader,
  helloBytesMax,
  type Reading,
  type ReadOptions,
  readClientHello,
} from './read-client-hello.ts'
