declare module '../platform/names.ts' {
  interface NotificationLinks {
    todo: 'todos-id';
  }
}

export {};
