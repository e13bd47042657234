// Printed by `npm run gen` from the settings pages of the manifest; do not edit.
/** Code of the settings pages: each screen is exported by the file of its name. */
export const settingsPages = {
  ServicesScreen: () => import('./screens/services.screen.tsx'),
  ServiceNewScreen: () => import('./screens/service-new.screen.tsx'),
  ServiceScreen: () => import('./screens/service.screen.tsx'),
  TicketCategoriesScreen: () => import('./screens/ticket-categories.screen.tsx'),
  TicketCategoryNewScreen: () => import('./screens/ticket-category-new.screen.tsx'),
  TicketCategoryScreen: () => import('./screens/ticket-category.screen.tsx'),
  TagsScreen: () => import('./screens/tags.screen.tsx'),
  TicketTemplatesScreen: () => import('./screens/ticket-templates.screen.tsx'),
  TicketTemplateNewScreen: () => import('./screens/ticket-template-new.screen.tsx'),
  TicketTemplateScreen: () => import('./screens/ticket-template.screen.tsx'),
};
