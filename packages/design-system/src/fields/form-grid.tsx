import type { ReactNode } from 'react';

/** Fields side by side: `columns` of equal width, one under the other on phones. A child with `hd-span-2` … `hd-span-6` takes more. */
export function FormGrid({ columns = 2, children }: { columns?: 2 | 3 | 4 | 6; children: ReactNode }) {
  return <div className={`hd-form-grid hd-form-grid-${columns}`}>{children}</div>;
}
