declare module '../platform/names.ts' {
  interface DeliveryEvents {
    'mail.test': 'notifications';
  }
}

export {};
