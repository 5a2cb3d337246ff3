/** By name, as a bundle cannot name what a CommonJS module exports otherwise. */
export { prettyFactory } from 'pino-pretty'
