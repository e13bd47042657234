import type { SavedView } from '@hamyar/contracts';
import { CustomersIcon, namedIcons, UserIcon } from '@hamyar/design-system/icons';

/** The icon of a saved view in its colour; of one without an icon, whether it is for one person or for several. */
export function SavedViewIcon({ view: { icon, color, scope } }: { view: Pick<SavedView, 'icon' | 'color' | 'scope'> }) {
  const Icon = icon ? namedIcons[icon] : scope === 'personal' ? UserIcon : CustomersIcon;
  return (
    <span className="tk-view-icon" style={color ? { color } : undefined}>
      <Icon size={15} />
    </span>
  );
}
