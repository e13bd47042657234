import { useId } from 'react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** Props of {@link Card}. */
export interface CardProps {
  title?: ReactNode;
  icon?: ReactNode;
  /** A pill next to the title; put text that loads later here, so that the title does not move. */
  count?: ReactNode;
  /** At the end of the 48 px head: a link, a count, a button. */
  extra?: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
  /** Without inner padding, for lists and tables. */
  flush?: boolean;
  className?: string;
}

/** A white card with radius 14; with a title it is a region of that name. */
export function Card({ title, icon, count, extra, children, footer, flush, className }: CardProps) {
  const id = useId();
  return (
    <section className={classNames('hd-card', className)} aria-labelledby={title ? id : undefined}>
      {title ? (
        <header className="hd-card-head">
          {icon}
          <h2 id={id}>{title}</h2>
          {count ? <span className="hd-pill">{count}</span> : null}
          {extra ? <span className="hd-card-extra">{extra}</span> : null}
        </header>
      ) : null}
      <div className={classNames('hd-card-body', flush && 'hd-card-flush')}>{children}</div>
      {footer ? <footer className="hd-card-foot">{footer}</footer> : null}
    </section>
  );
}
