import type { ReactNode } from 'react';
import { icon, namedIcons, type Icon } from '@hamyar/design-system/icons';
import { DEFAULT_ICON } from './menu.rules.ts';

const drawn = new Map<string, Icon>(namedIcons);
const DefaultIcon = namedIcons.get(DEFAULT_ICON)!;

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
