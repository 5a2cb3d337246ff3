/**
 * Re-exported by name: without this, the bundle would have no named exports of a CommonJS module.
 */
export { SignatureV4 } from '@smithy/signature-v4'
