import { setThemePreference, type ThemePreference } from '@hamyar/design-system/theme';
import { getPlatform, type Command } from '@hamyar/module-sdk';
import { dialogCommands } from '../layouts/top-bar-dialogs.ts';
import { fa } from '../messages/fa.ts';
import { staffFa } from '../messages/staff-fa.ts';

const theme = (preference: ThemePreference): Command => ({
  id: `theme-${preference}`,
  title: `${fa.top.theme}: ${fa.top[preference]}`,
  keywords: staffFa.palette.words[preference],
  icon: 'gear',
  run: () => setThemePreference(preference),
});

/** Commands of the shell itself: the dashboard, the own profile, the theme, and the dialogs of modules. */
export const shellCommands = (): Command[] => [
  ...dialogCommands(),
  {
    id: 'dashboard',
    title: fa.nav.dashboard,
    keywords: staffFa.palette.words.dashboard,
    icon: 'home',
    run: () => getPlatform().navigate('/'),
  },
  {
    id: 'profile',
    title: fa.top.editProfile,
    keywords: staffFa.palette.words.profile,
    icon: 'people',
    run: () => getPlatform().navigate('/editProfile'),
  },
  theme('light'),
  theme('dark'),
  theme('system'),
];
