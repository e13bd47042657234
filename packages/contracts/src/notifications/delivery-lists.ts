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

/** How the connection to the mail server is protected: by TLS from its start, by STARTTLS, or not at all. */
export const SMTP_SECURITIES = ['starttls', 'tls', 'none'] as const;
export type SmtpSecurity = (typeof SMTP_SECURITIES)[number];
