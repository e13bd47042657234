declare module '../platform/names.ts' {
  interface MenuGroups {
    announcements: 'staff';
  }
  interface NotificationLinks {
    announcement: 'announcements-id';
  }
}

export {};
