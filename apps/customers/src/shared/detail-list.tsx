import type { ReactNode } from 'react';
import { fa } from '../messages/fa.ts';

export type Detail = ({ label: string; key?: string } | { label: ReactNode; key: string }) & {
  /** An empty value hides the row, unless `always` is set. */
  value: ReactNode;
  always?: boolean;
};

/** The labelled values of a section, without the empty ones. */
export function DetailList({ facts: details }: { facts: readonly Detail[] }) {
  const known = details.filter(
    ({ value, always }) => always || (value !== null && value !== undefined && value !== ''),
  );
  return (
    <dl className="customers-facts">
      {known.map(({ key, label, value }) => (
        <div key={key ?? String(label)}>
          <dt>
            <bdi>{label}</bdi>
          </dt>
          <dd>{value || <span className="customers-quiet">{fa.common.notSet}</span>}</dd>
        </div>
      ))}
    </dl>
  );
}
