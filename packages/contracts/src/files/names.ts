declare module '../platform/names.ts' {
  interface ModulePages {
    files: {
      '/attachments': { search: { parent_id?: number; keyword?: string }; title: 'folder' };
    };
  }
}

export {};
