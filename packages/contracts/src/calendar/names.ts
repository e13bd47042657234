declare module '../platform/names.ts' {
  interface ModulePages {
    calendar: { '/calendar/:id': object };
  }
  interface NotificationLinks {
    calendar_event: 'calendar-id';
  }
}

export {};
