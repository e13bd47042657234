// Printed by `npm run gen` from the settings pages of the manifest; do not edit.
/** Code of the settings pages: each screen is exported by the file of its name. */
export const settingsPages = {
  SystemInformationSettingsScreen: () => import('./screens/system-information-settings.screen.tsx'),
  SecuritySettingsScreen: () => import('./screens/security-settings.screen.tsx'),
  UserAccountSettingsScreen: () => import('./screens/user-account-settings.screen.tsx'),
  ModuleHealthScreen: () => import('./screens/module-health.screen.tsx'),
  CustomFieldsScreen: () => import('./screens/custom-fields.screen.tsx'),
  OrganizationCustomFieldsScreen: () => import('./screens/organization-custom-fields.screen.tsx'),
  CustomerCustomFieldsScreen: () => import('./screens/customer-custom-fields.screen.tsx'),
  FormsScreen: () => import(/* webpackChunkName: "settings-lists" */ './screens/forms.screen.tsx'),
  FormNewScreen: () => import(/* webpackChunkName: "settings-forms" */ './screens/form-new.screen.tsx'),
  FormScreen: () => import(/* webpackChunkName: "settings-forms" */ './screens/form.screen.tsx'),
  TicketFormsScreen: () => import(/* webpackChunkName: "settings-lists" */ './screens/ticket-forms.screen.tsx'),
  TicketFormNewScreen: () =>
    import(/* webpackChunkName: "settings-ticketForms" */ './screens/ticket-form-new.screen.tsx'),
  TicketFormScreen: () => import(/* webpackChunkName: "settings-ticketForms" */ './screens/ticket-form.screen.tsx'),
  GeneralNoticeSettingsScreen: () => import('./screens/general-notice-settings.screen.tsx'),
  NoticeScreen: () => import('./screens/notice.screen.tsx'),
};
