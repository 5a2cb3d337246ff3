/**
 * Re-exported by name: without this, the bundle would have no named exports of a CommonJS module.
 */
export { createHMAC, createMD4, createWhirlpool } from 'hash-wasm'
