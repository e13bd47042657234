import { pictureUrl, type TicketRow } from '@hamyar/contracts';
import { formatFullDateTime } from '@hamyar/dayjs-jalali';
import { Avatar, CountBadge, Line, lineProps, lineText, Name, Tag, TextLink } from '@hamyar/design-system/basics';
import { sharedTickets } from '@hamyar/persian';
import { fa } from '../../messages/fa.ts';
import { ageText } from '../../shared/age-text.ts';
import { useFoundField } from '../../shared/found-fields.tsx';
import { RowPresence } from '../../shared/row-presence.tsx';
import { useColumnValue } from './column-values.tsx';

/** A name in one line; «—» where there is none. */
export function NameCell({ of }: { of: { name: string } | null | undefined }) {
  return of ? <Line>{of.name}</Line> : <span className="hd-muted">—</span>;
}

/** How long ago something was; the moment itself is said by its title. */
export function AgeCell({ at, now }: { at: number; now: number }) {
  return <time title={formatFullDateTime(at)}>{ageText(at, now)}</time>;
}

/** The subject with what has to be seen beside it: unread contents and who is there. */
export function SubjectCell({ row, href }: { row: TicketRow; href: string }) {
  return (
    <span className="tk-table-subject">
      <SubjectLink row={row} href={href} />
      <CountBadge value={row.unread_count} variant="solid" label={fa.list.unread} />
      <span className="tk-table-presence">
        <RowPresence id={row.id} />
      </span>
    </span>
  );
}

/** The subject, and below it the custom field by which a search has found the ticket. */
function SubjectLink({ row, href }: { row: TicketRow; href: string }) {
  const found = useFoundField(row.id);
  const link = (
    <TextLink href={href} {...lineProps(row.subject)}>
      {lineText(row.subject)}
    </TextLink>
  );
  if (found === null) return link;
  return (
    <span className="tk-table-found">
      {link}
      <small title={found}>{found}</small>
    </span>
  );
}

/** Tags that stand in a row; the others are counted. */
const TAGS_SHOWN = 2;

export function TagsCell({ tags }: { tags: NonNullable<TicketRow['tags']> }) {
  const more = tags.length - TAGS_SHOWN;
  return (
    <span className="tk-table-tags" title={tags.map(({ name }) => name).join('، ')}>
      {tags.slice(0, TAGS_SHOWN).map((tag) => (
        <ColoredTag key={tag.id} of={tag} />
      ))}
      {more > 0 ? <CountBadge value={more} /> : null}
    </span>
  );
}

/** A name with its color; «—» where there is none. */
export function ColoredTag({ of }: { of: { name: string; color: string | null } | null | undefined }) {
  if (!of) return <span className="hd-muted">—</span>;
  return <Tag {...(of.color && { color: of.color })}>{of.name}</Tag>;
}

export function CustomerCell({ row }: { row: TicketRow }) {
  const person = row.customer ?? row.owner;
  return (
    <span className="tk-table-person">
      <Avatar name={person?.name ?? ''} src={pictureUrl(person)} seed={person?.id ?? row.id} size={28} />
      <span>
        <b>
          <Name>{person?.name || fa.noName}</Name>
        </b>
        <small>
          <Name>{row.organization?.name ?? ''}</Name>
        </small>
      </span>
    </span>
  );
}

/** By which way the ticket came in. */
export function ChannelCell({ id }: { id: number }) {
  const channel = useColumnValue(id, 'channel');
  return channel ? <Line>{sharedTickets.channels[channel]}</Line> : null;
}

/** Who has registered the ticket. */
export function CreatorCell({ id }: { id: number }) {
  const creator = useColumnValue(id, 'created_by');
  return creator === undefined ? null : <NameCell of={creator} />;
}
