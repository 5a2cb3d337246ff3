/** Named exports, because a bundle cannot name the exports of a CommonJS module otherwise. */
export { createHMAC, createMD4, createWhirlpool } from 'hash-wasm'
