import type { PresenceMember, SocketEventName } from '@hamyar/contracts';
import type { CurrentUser } from '../auth/current-user.ts';
import { encodeFeedCursor } from './feed-cursor.ts';
import type { StoredEvent } from './socket-event.repository.ts';

/** The person as others see them on a presence channel. */
export const memberOf = (user: CurrentUser, state: PresenceMember['state']): PresenceMember => ({
  user_id: user.id,
  name: `${user.first_name} ${user.last_name}`.trim(),
  profile_picture_name: user.profile_picture_name,
  state,
});

/** The text of an event, which all of its subscribers get. */
export const frameOf = ({ channel, name, data, xid, id }: StoredEvent): string =>
  JSON.stringify({
    type: 'event',
    channel,
    name: name as SocketEventName,
    data,
    cursor: encodeFeedCursor({ xid, id }),
  });
