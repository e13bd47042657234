declare module '../platform/names.ts' {
  interface DeliveryEvents {
    'code.login': 'identity';
    'code.register': 'identity';
    'code.reset': 'identity';
    'code.contact': 'identity';
    'code.request': 'identity';
    'code.request_link': 'identity';
    'register.exists': 'identity';
    'contact.changed': 'identity';
    invitation: 'identity';
  }
}

export {};
