declare module '../platform/names.ts' {
  interface ModulePages {
    calendar: { '/calendar/:id': object };
  }
  interface SettingsMenuGroups {
    organization: 'calendar';
  }
  interface NotificationLinks {
    calendar_event: 'calendar-id';
  }
}

export {};
