import type { ReactNode } from 'react';

/** Props of {@link RowCard}. */
export interface RowCardProps {
  /** First the name of the row, which takes the room there is, then what is known of it: a state, a number, actions. */
  children: ReactNode;
}

/** A row of a table on phones in one line. A link in its name is pressed anywhere on the card. */
export function RowCard({ children }: RowCardProps) {
  return <div className="hd-row-card">{children}</div>;
}
