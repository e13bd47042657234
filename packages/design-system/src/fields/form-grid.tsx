import type { ReactNode } from 'react';

/**
 * Fields in `columns` of equal width; in one column on phones. A child with `hd-span-2` … `hd-span-6` spans several
 * columns.
 */
export function FormGrid({ columns = 2, children }: { columns?: 2 | 3 | 4 | 6; children: ReactNode }) {
  return <div className={`hd-form-grid hd-form-grid-${columns}`}>{children}</div>;
}
