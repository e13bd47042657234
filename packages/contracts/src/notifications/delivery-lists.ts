/** State of one message to one recipient (decisions 2.27 "Message delivery"). */
export const DELIVERY_STATES = [
  'queued',
  'sending',
  'sent',
  'delivered',
  'uncertain',
  'failed',
  'expired',
  'suppressed',
] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

export const DELIVERY_MEDIA = ['sms', 'email', 'webhook'] as const;
export type DeliveryMedium = (typeof DELIVERY_MEDIA)[number];
