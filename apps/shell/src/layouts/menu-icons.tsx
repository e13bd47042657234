import type { ReactNode } from 'react';
import { icon, namedIcons, type Icon } from '@hamyar/design-system/icons';
import { DEFAULT_ICON } from './menu.rules.ts';

const drawn = new Map<string, Icon | undefined>(namedIcons);

/**
 * The icon that a manifest names, or gives as an SVG path; the default one for an unknown name. A path makes one
 * component only, so that React keeps the element when the menu is drawn again.
 */
export function menuIcon(nameOrPath: string): ReactNode {
  const Drawn =
    drawn.get(nameOrPath) ??
    (nameOrPath.startsWith('M') ? icon('ModuleIcon', nameOrPath) : namedIcons.get(DEFAULT_ICON));
  drawn.set(nameOrPath, Drawn);
  return Drawn ? <Drawn /> : null;
}
