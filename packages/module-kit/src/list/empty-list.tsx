import type { ReactNode } from 'react';
import { EmptyState } from '@hamyar/design-system/basics';

/** Props of {@link EmptyList}. */
export interface EmptyListProps {
  list: { filtered: boolean };
  /** Shown when the list is empty and no filter is active. */
  empty?: ReactNode;
  /** Shown when no row matches the filters; default: the text of the design system. */
  emptyFiltered?: ReactNode;
  /** Shown under `emptyFiltered`. */
  action?: ReactNode;
  compact?: boolean;
}

/** Tells an empty list from one that its filters have emptied. */
export function EmptyList({ list: { filtered }, empty, emptyFiltered, action, compact }: EmptyListProps) {
  return (
    <EmptyState
      kind={filtered ? 'filtered' : 'list'}
      title={filtered ? emptyFiltered : empty}
      action={filtered ? action : undefined}
      compact={compact}
    />
  );
}
