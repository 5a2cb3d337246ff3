/** The most that one run may have of each thing. */
export interface RunBounds {
  /** Bytes of the code, its modules and packages together. */
  readonly sourceBytesMax: number
  /** Files of packages that the code may require. */
  readonly packageFilesMax: number
  /** Calls of `require` that the host resolves. */
  readonly packageLookupsMax: number
  /** Bytes of the event as JSON. */
  readonly eventBytesMax: number
  /** Calls of `api` that are recorded; as many again are answered. */
  readonly callsMax: number
  /** Characters of the arguments of all recorded calls as JSON; as many again of answered ones. */
  readonly callCharactersMax: number
  /** Levels of objects and arrays in the arguments of a call. */
  readonly callDepthMax: number
  /** Lines of `console`; later ones are dropped. */
  readonly logLinesMax: number
  /** Characters of all lines of `console`; what exceeds them is cut off. */
  readonly logCharactersMax: number
  /** Requests by `fetch`, and how many of them wait for a response at a time. */
  readonly fetchesMax: number
  readonly fetchesAtOnceMax: number
  /** Characters of the URL and of the headers of one request. */
  readonly requestHeadCharactersMax: number
  /** Bytes of the body of one request, and of one response. */
  readonly requestBytesMax: number
  readonly responseBytesMax: number
  /** Timers that have not fired. */
  readonly timersMax: number
  /** Characters of the message and of the stack of an error. */
  readonly errorCharactersMax: number
  /** Bytes of one call of `crypto.randomBytes` or `getRandomValues`. */
  readonly randomBytesMax: number
}

export const runBounds: RunBounds = {
  sourceBytesMax: 8 * 1024 * 1024,
  packageFilesMax: 500,
  packageLookupsMax: 2000,
  eventBytesMax: 1024 * 1024,
  callsMax: 1000,
  callCharactersMax: 256 * 1024,
  callDepthMax: 32,
  logLinesMax: 256,
  logCharactersMax: 64 * 1024,
  fetchesMax: 32,
  fetchesAtOnceMax: 8,
  requestHeadCharactersMax: 32 * 1024,
  requestBytesMax: 1024 * 1024,
  responseBytesMax: 1024 * 1024,
  timersMax: 100,
  errorCharactersMax: 4096,
  randomBytesMax: 65_536,
}

/** How long after its deadline a run that does not end by itself is ended with its thread. */
export const graceMs = 500

/** The least and the most memory of a run, in bytes. The engine begins with the least. */
export const memoryBytesMin = 16 * 1024 * 1024
export const memoryBytesMax = 256 * 1024 * 1024

/** A thread is replaced after so many runs, so that no leak of the engine adds up. */
export const runsPerThreadMax = 1000
