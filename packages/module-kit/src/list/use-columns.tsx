import { useState, type ReactNode } from 'react';
import { IconButton } from '@hamyar/design-system/basics';
import { ColumnsIcon } from '@hamyar/design-system/icons';
import { ColumnMenu } from '@hamyar/design-system/table';
import { useRoute } from '@hamyar/module-sdk';
import { kitText } from '../messages/fa.ts';
import { chooseColumns, onlyColumns, storeColumns, type ListColumn } from './column-choice.ts';
import { useSavedChoice } from './saved-choice.ts';

/** The columns with which a saved view of a list is stored. */
export interface ColumnsOfView {
  /** Names the view and its state: another one begins anew. */
  key: string;
  shown: readonly string[];
}

/**
 * The columns that the user has chosen, and the button that changes the choice. The choice is stored on the device, by
 * the module of the page and the name of the list: two modules may have a list of one name.
 * @param view the columns of what is shown instead of the own choice, which stays as it is; a change lasts until another
 * view is shown
 */
export function useColumns<Row, SortKey extends string>(
  name: string,
  columns: readonly ListColumn<Row, SortKey>[],
  view: ColumnsOfView | null = null,
): { columns: readonly ListColumn<Row, SortKey>[]; menu: ReactNode } {
  const module = useRoute()?.module ?? '';
  const [stored, save] = useSavedChoice(`columns.${module}.${name}`, `columns.${name}`);
  const [changed, setChanged] = useState<{ view: ColumnsOfView['key']; choice: unknown } | null>(null);
  const ofView = view && (changed?.view === view.key ? changed.choice : onlyColumns(columns, view.shown));
  const chosen = chooseColumns(columns, view ? ofView : stored);
  const change = (choice: unknown) => {
    if (!view) save(choice);
    else setChanged(choice === null ? null : { view: view.key, choice });
  };
  return {
    columns: chosen.filter(({ shown }) => shown).flatMap(({ key }) => columns.find((one) => one.key === key) ?? []),
    menu: (
      <ColumnMenu
        columns={chosen}
        onChange={(next) => change(storeColumns(next))}
        onReset={() => change(null)}
        trigger={(props) => <IconButton icon={<ColumnsIcon />} label={kitText.columns} variant="default" {...props} />}
      />
    ),
  };
}
