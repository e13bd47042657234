import type { CustomerLevelSummary } from '@hamyar/contracts';
import { Avatar, Line } from '@hamyar/design-system/basics';
import { TextLink } from '@hamyar/design-system/theme';
import type { ListColumn } from '@hamyar/module-kit/list';
import { toFa } from '@hamyar/persian';
import { LevelBadge } from './badges.tsx';

interface RowNameProps {
  id: number;
  name: string;
  href: string;
  picture?: string | null;
  /** Organisations have a square picture. */
  square?: boolean;
  /** A second, small line. */
  note?: string | undefined;
}

/** Picture and name of a row; the name links to its card. */
export const RowName = ({ id, name, href, picture, square = false, note }: RowNameProps) => (
  <span className="customers-who">
    <Avatar name={name} src={picture} seed={id} size={32} square={square} />
    <span>
      <b>
        <TextLink className="customers-open" href={href}>
          <Line>{name}</Line>
        </TextLink>
      </b>
      {note ? <small>{note}</small> : null}
    </span>
  </span>
);

/** The level of a customer or an organisation. */
export const levelColumn = <Row extends { customer_level?: CustomerLevelSummary | null }>(
  title: string,
): ListColumn<Row> => ({ key: 'level', title, width: 130, render: (row) => <LevelBadge level={row.customer_level} /> });

/** The number of open tickets. */
export const openTicketsColumn = <Row extends { open_ticket_count?: number }>(title: string): ListColumn<Row> => ({
  key: 'open',
  title,
  width: 100,
  numeric: true,
  render: (row) => toFa(row.open_ticket_count ?? 0),
});
