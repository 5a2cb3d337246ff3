export { ensureDefaultConnection } from '@latchkey/server/connectors/database-connection'
export { type DnsServer, startDnsServer } from './dns-server.ts'
export {
  absentOperations,
  authentication,
  type DocumentedOperation,
  management,
  operationsOf,
  type TestDocument,
  testControls,
  undocumented,
} from './document.ts'
export { toForm } from './form.ts'
export { buildMmdb, type MmdbValue } from './mmdb.ts'
export { toMultipart } from './multipart.ts'
export { type OwnPostgres, startOwnPostgres } from './own-postgres.ts'
export { patient } from './patience.ts'
export { createTestDatabase, type TestDatabase } from './postgres.ts'
export { makePostgresFolder } from './postgres-folder.ts'
export {
  exchange,
  openRawSocket,
  parseAnswers,
  type RawAnswer,
  type RawSocket,
} from './raw-socket.ts'
export {
  type Answering,
  type Received,
  type Receiver,
  receiverCaFile,
  receiverPem,
  receiverTrust,
  startReceiver,
  until,
} from './receiver.ts'
export { joinTestServer, type SharedServer } from './shared-server.ts'
export { type StandbyPostgres, startStandbyPostgres } from './standby-postgres.ts'
export { startTcpProxy, type TcpProxy } from './tcp-proxy.ts'
export {
  startTestServer,
  type TestServer,
  type TestServerOptions,
  withoutRateLimits,
} from './test-server.ts'
export {
  type RequestOptions,
  type TestAnswer,
  type TestTenant,
  testTenant,
} from './test-tenant.ts'
export { createVisitor, type Sight, type Visitor } from './visitor.ts'
export { createWiredDatabase, type WiredDatabase } from './wired-database.ts'
