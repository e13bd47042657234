declare module '../platform/names.ts' {
  interface ModulePages {
    staff: {
      '/branches': object;
      '/branches/new': object;
      '/branches/:id': object;
      '/departments': object;
      '/departments/new': object;
      '/departments/:id': { search: { tab?: string } };
      '/announcements': object;
      '/announcements/:id': object;
      '/customerAnnouncement': object;
      '/customerAnnouncement/new': object;
      '/customerAnnouncement/:id': object;
      '/employeeAnnouncement': object;
      '/employeeAnnouncement/new': object;
      '/employeeAnnouncement/:id': object;
      '/employees': object;
      '/employees/new': object;
      '/employees/:id': { title: 'name' };
    };
  }
  interface MenuGroups {
    staff: 'staff';
  }
}

export {};
