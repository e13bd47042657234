import { LEVEL_ICONS, type LevelIcon } from '@hamyar/contracts';
import { Select } from '@hamyar/design-system/fields';
import { namedIcons } from '@hamyar/design-system/icons';
import type { FieldControl } from '@hamyar/module-kit/form';
import { shared } from '@hamyar/persian';
import { faLevels as text } from '../../messages/fa-levels.ts';

const OPTIONS = LEVEL_ICONS.map((value) => {
  const Icon = namedIcons[value];
  return {
    value,
    searchText: text.icons[value],
    label: (
      <span className="customers-icon-option">
        <Icon size={16} /> {text.icons[value]}
      </span>
    ),
  };
});

/** Chooses the icon of a level. */
export const IconSelect = ({ control }: { control: FieldControl<LevelIcon | null> }) => (
  <Select {...control} clearable placeholder={shared.notDetermined} options={OPTIONS} />
);
