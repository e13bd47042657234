declare module '../platform/names.ts' {
  interface ModulePages {
    customers: {
      '/customers': object;
      '/customers/new': { search: { mobile?: string } };
      '/customers/edit': { search: { id?: number } };
      '/customers/:id': object;
      '/organization': object;
      '/organization/new': object;
      '/organization/:id': object;
    };
  }
  interface MenuGroups {
    customers: 'customers';
  }
}

export {};
