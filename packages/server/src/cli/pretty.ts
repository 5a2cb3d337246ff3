/** Named exports, because a bundle cannot name the exports of a CommonJS module otherwise. */
export { prettyFactory } from 'pino-pretty'
