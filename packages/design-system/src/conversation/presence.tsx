import { toFa } from '@hamyar/persian';
import { Avatar } from '../basics/avatar.tsx';

/** A person who has the ticket open. */
export interface PresentUser {
  id: string | number;
  name: string;
  picture?: string | null;
  /** «در حال نوشتن است…». */
  doing?: string;
}

/** Who else has this ticket open: overlapping avatars; `label` and the names are what screen readers say. */
export function PresenceAvatars({
  people,
  label,
  max = 3,
}: {
  people: readonly PresentUser[];
  label: string;
  max?: number;
}) {
  if (people.length === 0) return null;
  const names = people.map((person) => (person.doing ? `${person.name} ${person.doing}` : person.name)).join('، ');
  return (
    <span className="hd-presence" role="img" aria-label={`${label}: ${names}`} title={names}>
      {people.slice(0, max).map((person) => (
        <Avatar key={person.id} name={person.name} seed={person.id} src={person.picture} size={26} online />
      ))}
      {people.length > max ? (
        <span className="hd-presence-more">
          <bdi dir="ltr">+{toFa(people.length - max)}</bdi>
        </span>
      ) : null}
    </span>
  );
}
