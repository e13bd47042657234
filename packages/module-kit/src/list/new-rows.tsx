import type { ReactNode } from 'react';
import { RowGroup } from '@hamyar/design-system/basics';
import { kitText } from '../messages/fa.ts';

/** New rows of a list: how many wait, and those that stand in the group «تازه رسیده» above the other rows. */
export interface NewRows<Row> {
  /** Number of rows that wait to be asked for. */
  waiting: number;
  /** Text of the button that shows them. */
  label: string;
  /** The group's rows. */
  rows: readonly Row[];
  show(): void;
  dismiss(): void;
}

/** The group «تازه رسیده» of a list that is no table; nothing while it is empty. */
export function NewRowsGroup<Row>({
  newRows: { rows, dismiss },
  children,
}: {
  newRows: NewRows<Row>;
  /** Draws one row as an `<li>` with its key. */
  children: (row: Row) => ReactNode;
}) {
  if (rows.length === 0) return null;
  return (
    <RowGroup title={kitText.newRows} closeLabel={kitText.dismissNewRows} onClose={dismiss}>
      <ul aria-label={kitText.newRows}>{rows.map(children)}</ul>
    </RowGroup>
  );
}
