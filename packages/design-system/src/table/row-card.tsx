import type { ReactNode } from 'react';

/** Props of {@link RowCard}. */
export interface RowCardProps {
  /** First the name of the row, which takes the room there is, then what is known of it: a state, a number, actions. */
  children: ReactNode;
  /** What is known of a row with a picture, in a second line below its name: tags, a number, a state. */
  below?: ReactNode;
}

/** A row of a table on phones, in one line or two. A link in its name is pressed anywhere on the card. */
export function RowCard({ children, below }: RowCardProps) {
  if (below === undefined) return <div className="hd-row-card">{children}</div>;
  return (
    <div className="hd-row-card hd-row-card-two">
      {children}
      <div className="hd-row-card-below">{below}</div>
    </div>
  );
}
