declare module '../platform/names.ts' {
  interface ModulePages {
    staff: {
      '/departments': object;
      '/departments/new': object;
      '/departments/:id': { title: 'id' };
    };
  }
  interface MenuGroups {
    staff: 'staff';
  }
}

export {};
