// Printed by `npm run gen` from the settings pages of the manifest; do not edit.
/** Code of the settings pages: each screen is exported by the file of its name. */
export const settingsPages = {
  GeneralTicketSettingsScreen: () => import('./screens/general-ticket-settings.screen.tsx'),
  TicketTemplatesScreen: () => import(/* webpackChunkName: "settings-lists" */ './screens/ticket-templates.screen.tsx'),
  TicketTemplateNewScreen: () =>
    import(/* webpackChunkName: "settings-ticketTemplates" */ './screens/ticket-template-new.screen.tsx'),
  TicketTemplateScreen: () =>
    import(/* webpackChunkName: "settings-ticketTemplates" */ './screens/ticket-template.screen.tsx'),
  MacrosScreen: () => import(/* webpackChunkName: "settings-lists" */ './screens/macros.screen.tsx'),
  MacroNewScreen: () => import(/* webpackChunkName: "settings-macros" */ './screens/macro-new.screen.tsx'),
  MacroScreen: () => import(/* webpackChunkName: "settings-macros" */ './screens/macro.screen.tsx'),
  ServicesScreen: () => import(/* webpackChunkName: "settings-lists" */ './screens/services.screen.tsx'),
  ServiceNewScreen: () => import(/* webpackChunkName: "settings-services" */ './screens/service-new.screen.tsx'),
  ServiceScreen: () => import(/* webpackChunkName: "settings-services" */ './screens/service.screen.tsx'),
  TicketCategoriesScreen: () =>
    import(/* webpackChunkName: "settings-lists" */ './screens/ticket-categories.screen.tsx'),
  TicketCategoryNewScreen: () =>
    import(/* webpackChunkName: "settings-ticketCategory" */ './screens/ticket-category-new.screen.tsx'),
  TicketCategoryScreen: () =>
    import(/* webpackChunkName: "settings-ticketCategory" */ './screens/ticket-category.screen.tsx'),
  TagsScreen: () => import('./screens/tags.screen.tsx'),
  SlaPoliciesScreen: () => import(/* webpackChunkName: "settings-lists" */ './screens/sla-policies.screen.tsx'),
  SlaPolicyNewScreen: () => import(/* webpackChunkName: "settings-sla" */ './screens/sla-policy-new.screen.tsx'),
  SlaPolicyScreen: () => import(/* webpackChunkName: "settings-sla" */ './screens/sla-policy.screen.tsx'),
};
