import type { ReactNode } from 'react';
import { fa } from '../../messages/fa.ts';

export interface Detail {
  label: string;
  /** Nothing is said of what is not known, unless `always`. */
  value: ReactNode;
  always?: boolean;
}

/** Labelled facts of a section; empty ones are left out. */
export function DetailList({ facts: details }: { facts: readonly Detail[] }) {
  const known = details.filter(
    ({ value, always }) => always || (value !== null && value !== undefined && value !== ''),
  );
  return (
    <dl className="customers-facts">
      {known.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value || <span className="customers-quiet">{fa.common.notSet}</span>}</dd>
        </div>
      ))}
    </dl>
  );
}
