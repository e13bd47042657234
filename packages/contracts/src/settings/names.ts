declare module '../platform/names.ts' {
  interface ModulePages {
    settings: {
      '/settings': object;
      '/settings/systemInformation': object;
      '/settings/userAccountSettings': object;
      '/settings/moduleHealth': object;
      '/settings/generalNoticeSettings': object;
    };
  }
  interface MenuGroups {
    settings: 'settings';
  }
  interface SettingsMenuGroups {
    general: 'settings';
    notifications: 'settings';
  }
}

export {};
