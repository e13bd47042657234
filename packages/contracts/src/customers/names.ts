declare module '../platform/names.ts' {
  interface ModulePages {
    customers: {
      '/customers': object;
      '/customers/new': { search: { mobile?: string } };
      '/customers/imports/:id': { title: 'file' };
      '/customers/edit': { search: { id?: number } };
      '/customers/:id': { title: 'name' };
      '/organization': object;
      '/organization/new': object;
      '/organization/:id': { title: 'name' };
    };
  }
  interface NotificationLinks {
    user_import: 'customers-imports-id';
  }
  interface MenuGroups {
    customers: 'customers';
  }
}

export {};
