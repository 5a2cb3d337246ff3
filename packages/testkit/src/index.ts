export {
  authentication,
  type DocumentedOperation,
  management,
  operationsOf,
  type TestDocument,
  undocumented,
} from './document.ts'
export { createTestDatabase, type TestDatabase } from './postgres.ts'
export {
  type RequestOptions,
  startTestServer,
  type TestAnswer,
  type TestServer,
  type TestServerOptions,
  type TestTenant,
} from './test-server.ts'
