declare module '../platform/names.ts' {
  interface ModulePages {
    staff: {
      '/departments': object;
      '/departments/new': object;
      '/departments/:id': { search: { tab?: string } };
      '/employees': object;
      '/employees/:id': { title: 'name' };
    };
  }
  interface MenuGroups {
    staff: 'staff';
  }
}

export {};
