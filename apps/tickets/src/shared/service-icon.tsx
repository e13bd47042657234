import type { ServiceIcon } from '@hamyar/contracts';
import { namedIcons } from '@hamyar/design-system/icons';

/** The icon of a product or service. */
export function ServiceIconShown({ name }: { name: ServiceIcon }) {
  const Icon = namedIcons[name];
  return <Icon size={16} />;
}
