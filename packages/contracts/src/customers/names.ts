declare module '../platform/names.ts' {
  interface ModulePages {
    customers: {
      '/customers': object;
      '/customers/new': { search: { mobile?: string } };
      '/customers/edit': { search: { id?: number } };
      '/customers/:id': { title: 'name' };
      '/organization': object;
      '/organization/new': object;
      '/organization/:id': { title: 'name' };
    };
  }
  interface MenuGroups {
    customers: 'customers';
  }
}

export {};
