import type { ReactNode } from 'react';
import { IconButton } from '@hamyar/design-system/basics';
import { ColumnsIcon } from '@hamyar/design-system/icons';
import { ColumnMenu } from '@hamyar/design-system/table';
import { useRoute } from '@hamyar/module-sdk';
import { kitText } from '../messages/fa.ts';
import { chooseColumns, storeColumns, type ListColumn } from './column-choice.ts';
import { useSavedChoice } from './saved-choice.ts';

/**
 * The columns that the user has chosen, and the button that changes the choice. The choice is stored on the device, by
 * the module of the page and the name of the list: two modules may have a list of one name.
 */
export function useColumns<Row, SortKey extends string>(
  name: string,
  columns: readonly ListColumn<Row, SortKey>[],
): { columns: readonly ListColumn<Row, SortKey>[]; menu: ReactNode } {
  const module = useRoute()?.module ?? '';
  const [stored, save] = useSavedChoice(`columns.${module}.${name}`, `columns.${name}`);
  const chosen = chooseColumns(columns, stored);
  return {
    columns: chosen.filter(({ shown }) => shown).flatMap(({ key }) => columns.find((one) => one.key === key) ?? []),
    menu: (
      <ColumnMenu
        columns={chosen}
        onChange={(next) => save(storeColumns(next))}
        onReset={() => save(null)}
        trigger={(props) => <IconButton icon={<ColumnsIcon />} label={kitText.columns} variant="default" {...props} />}
      />
    ),
  };
}
