// Printed by `npm run gen` from the settings pages of the manifest; do not edit.
/** Code of the settings pages: each screen is exported by the file of its name. */
export const settingsPages = {
  CustomerLevelsScreen: () => import('./screens/customer-levels.screen.tsx'),
  CustomerLevelNewScreen: () =>
    import(/* webpackChunkName: "settings-customerLevel" */ './screens/customer-level-new.screen.tsx'),
  CustomerLevelScreen: () =>
    import(/* webpackChunkName: "settings-customerLevel" */ './screens/customer-level.screen.tsx'),
  CustomerEventsScreen: () => import('./screens/customer-events.screen.tsx'),
};
