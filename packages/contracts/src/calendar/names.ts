declare module '../platform/names.ts' {
  interface ModulePages {
    calendar: { '/calendar/:id': object; '/todos': object; '/todos/:id': object };
  }
  interface NotificationLinks {
    calendar_event: 'calendar-id';
  }
}

export {};
