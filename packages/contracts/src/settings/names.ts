declare module '../platform/names.ts' {
  interface ModulePages {
    settings: {
      '/settings': object;
    };
  }
  interface MenuGroups {
    settings: 'settings';
  }
  interface SettingsMenuGroups {
    general: 'settings';
    organization: 'settings';
    notifications: 'settings';
  }
}

export {};
