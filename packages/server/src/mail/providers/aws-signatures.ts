/** Named exports, because a bundle cannot name the exports of a CommonJS module otherwise. */
export { SignatureV4 } from '@smithy/signature-v4'
