import type { ReactNode } from 'react';
import type { IconName } from '@hamyar/contracts';
import { icon, namedIcons, type Icon } from '@hamyar/design-system/icons';
import { DEFAULT_ICON } from './menu.rules.ts';

// the compiler compares the names that a manifest may write with those that are drawn
const drawn = new Map<string, Icon>(Object.entries(namedIcons satisfies Readonly<Record<IconName, Icon>>));
const DefaultIcon = namedIcons[DEFAULT_ICON];

/**
 * The icon that a manifest names, or gives as an SVG path; the default one for an unknown name. A path makes one
 * component only, so that React keeps the element when the menu is drawn again.
 */
export function menuIcon(nameOrPath: string): ReactNode {
  const known = drawn.get(nameOrPath);
  const Drawn = known ?? (nameOrPath.startsWith('M') ? icon('ModuleIcon', nameOrPath) : DefaultIcon);
  if (!known) drawn.set(nameOrPath, Drawn);
  return <Drawn />;
}
