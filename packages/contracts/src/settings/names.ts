import type { CustomFieldContext } from '../forms/custom-field-lists.ts';
import type { FormContext } from '../forms/form-lists.ts';

declare module '../platform/names.ts' {
  interface ModulePages {
    settings: {
      '/settings': object;
      '/settings/customFields': {
        search: { context?: Extract<CustomFieldContext, 'ticket' | 'department'>; department_id?: number };
      };
      '/settings/forms/new': { search: { context?: FormContext } };
    };
  }
  interface MenuGroups {
    settings: 'settings';
  }
  interface SettingsMenuGroups {
    general: 'settings';
    organization: 'settings';
    customers: 'settings';
    notifications: 'settings';
  }
}

export {};
