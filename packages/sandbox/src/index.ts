export { graceMs, memoryBytesMax, memoryBytesMin, type RunBounds, runBounds } from './bounds.ts'
export type {
  FetchRequest,
  FetchResponse,
  FileRefusal,
  JsonValue,
  LogLine,
  PackageFile,
  RecordedCall,
  RunError,
} from './messages.ts'
export {
  type Answer,
  type FindFile,
  openSandbox,
  type Run,
  type RunOutcome,
  type Sandbox,
  type SandboxOptions,
} from './sandbox.ts'
export {
  AnswerError,
  SandboxBusyError,
  SandboxClosedError,
  SandboxInputError,
} from './sandbox-errors.ts'
export type { FetchLimits } from './thread.ts'
