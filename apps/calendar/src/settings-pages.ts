// Printed by `npm run gen` from the settings pages of the manifest; do not edit.
/** Code of the settings pages: each screen is exported by the file of its name. */
export const settingsPages = {
  WorkingShiftsScreen: () => import('./screens/working-shifts.screen.tsx'),
  WorkingShiftNewScreen: () =>
    import(/* webpackChunkName: "settings-workingShift" */ './screens/working-shift-new.screen.tsx'),
  WorkingShiftScreen: () =>
    import(/* webpackChunkName: "settings-workingShift" */ './screens/working-shift.screen.tsx'),
  OffDaysScreen: () => import('./screens/off-days.screen.tsx'),
};
