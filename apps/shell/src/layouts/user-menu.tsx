import { pictureUrl } from '@hamyar/contracts';
import { confirm } from '@hamyar/design-system/overlay';
import {
  KeyIcon,
  ListViewIcon,
  LogoutIcon,
  MoonIcon,
  SunIcon,
  SystemThemeIcon,
  UserIcon,
} from '@hamyar/design-system/icons';
import { ProfileMenu } from '@hamyar/design-system/layout';
import { setDensity, setThemePreference, useTheme } from '@hamyar/design-system/theme';
import { useSession } from '@hamyar/module-sdk';
import { fa } from '../messages/fa.ts';
import { logout } from '../platform/session-end.ts';

/** Name and role, links to the profile and the logout (spec 2.50), and the choice of the theme. */
export function UserMenu() {
  const user = useSession();
  const { preference, density } = useTheme();
  const themeItem = (key: 'light' | 'dark' | 'system', icon: React.ReactNode) => ({
    key,
    icon,
    label: `${fa.top.theme}: ${fa.top[key]}`,
    checked: preference === key,
    onSelect: () => setThemePreference(key),
  });
  const leave = async () => {
    if (await confirm({ message: fa.top.logoutConfirm, yes: fa.top.logout })) await logout();
  };
  return (
    <ProfileMenu
      name={`${user.first_name} ${user.last_name}`.trim() || null}
      role={fa.roles[user.role]}
      picture={pictureUrl(user)}
      seed={user.id}
      items={[
        { key: 'profile', label: fa.top.editProfile, icon: <UserIcon />, href: '/editProfile' },
        { key: 'password', label: fa.top.passwordSettings, icon: <KeyIcon />, href: '/editProfile?goTo=security' },
        { key: 'look', divider: true },
        themeItem('light', <SunIcon />),
        themeItem('dark', <MoonIcon />),
        themeItem('system', <SystemThemeIcon />),
        {
          key: 'density',
          icon: <ListViewIcon />,
          label: `${fa.top.density}: ${fa.top.compact}`,
          checked: density === 'compact',
          onSelect: () => setDensity(density === 'compact' ? 'comfortable' : 'compact'),
        },
        { key: 'end', divider: true },
        { key: 'logout', label: fa.top.logout, icon: <LogoutIcon />, danger: true, onSelect: () => void leave() },
      ]}
    />
  );
}
