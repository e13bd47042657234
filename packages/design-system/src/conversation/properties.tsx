import type { ReactNode } from 'react';
import { classNames } from '../basics/class-names.ts';

/** One property of a ticket: a label and its value, which may be a control. */
export interface PropertyItem {
  key: string;
  label: ReactNode;
  value: ReactNode;
}

/** Labels and values below each other, 34 px each, the label column 74 px (108 with `wide`). */
export function PropertyList({ items, wide }: { items: readonly PropertyItem[]; wide?: boolean }) {
  return (
    <dl className={classNames('hd-properties', wide && 'hd-properties-wide')}>
      {items.map((item) => (
        <div key={item.key}>
          <dt>{item.label}</dt>
          <dd>{item.value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The saffron card of the deadline: title, time left, a bar of the time used, and when it is due. `percent` 0..100. */
export function DeadlineCard({
  title,
  left,
  hot,
  percent,
  children,
}: {
  title: ReactNode;
  left: ReactNode;
  hot?: boolean;
  percent?: number;
  children?: ReactNode;
}) {
  return (
    <section className="hd-deadline-card">
      <div className="hd-deadline-card-head">
        <b>{title}</b>
        <span className={hot ? 'hd-deadline-hot' : undefined}>{left}</span>
      </div>
      {percent === undefined ? null : (
        <span
          className={classNames('hd-progress', hot ? 'hd-progress-error' : 'hd-progress-warning')}
          style={{ height: 6 }}
          aria-hidden="true"
        >
          <i style={{ width: `${Math.max(0, Math.min(100, percent))}%` }} />
        </span>
      )}
      {children ? <small>{children}</small> : null}
    </section>
  );
}
