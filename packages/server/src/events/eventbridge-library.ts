/** Named exports, because a bundle cannot name the exports of a CommonJS module otherwise. */
export { EventBridgeClient, PutPartnerEventsCommand } from '@aws-sdk/client-eventbridge'
