import { toFa } from '@hamyar/persian';
import { Avatar } from '../basics/avatar.tsx';
import { classNames } from '../basics/class-names.ts';

/** A person who has the ticket open. */
export interface PresentUser {
  id: string | number;
  name: string;
  picture?: string | null;
  /** «در حال نوشتن پاسخ». */
  doing?: string;
  /** Writes something; the ring of the picture has the colour of a warning. */
  writing?: boolean;
}

/** Who else has this ticket open: overlapping avatars; `label` and the names are what screen readers say. */
export function PresenceAvatars({
  people,
  label,
  max = 3,
  size = 26,
}: {
  people: readonly PresentUser[];
  label: string;
  max?: number;
  /** Pixels of a picture; small ones stand in the rows of lists, without the green dot. */
  size?: 20 | 26;
}) {
  if (people.length === 0) return null;
  const names = people.map((person) => (person.doing ? `${person.name} ${person.doing}` : person.name)).join('، ');
  return (
    <span
      className={classNames('hd-presence', size < 26 && 'hd-presence-small')}
      role="img"
      aria-label={`${label}: ${names}`}
      title={names}
    >
      {people.slice(0, max).map((person) => (
        <Avatar
          key={person.id}
          name={person.name}
          seed={person.id}
          src={person.picture}
          size={size}
          online={size === 26}
          className={person.writing ? 'hd-presence-writing' : undefined}
        />
      ))}
      {people.length > max ? (
        <span className="hd-presence-more">
          <bdi dir="ltr">+{toFa(people.length - max)}</bdi>
        </span>
      ) : null}
    </span>
  );
}
