import { channels, pictureUrl } from '@hamyar/contracts';
import { PresenceAvatars } from '@hamyar/design-system/ticket';
import { useRowPresence, useSession } from '@hamyar/module-sdk';
import { faStaff } from '../messages/fa-staff.ts';
import { otherMembers } from './other-members.ts';

/** Maximum number of pictures in a row (decisions 2.4 "presence"). */
const SHOWN = 3;

/** The colleagues who have the ticket of a row open, and what they do there. Customers have no such rows. */
export function RowPresence({ id }: { id: number }) {
  const session = useSession();
  const others = otherMembers(useRowPresence(channels.presence(id)), session.id).slice(0, SHOWN);
  return (
    <PresenceAvatars
      label={faStaff.presence.inRow}
      size={20}
      people={others.map(({ user_id, name, state, ...member }) => ({
        id: user_id,
        name,
        picture: pictureUrl(member),
        writing: state !== 'viewing',
        ...(state === 'replying' || state === 'noting' ? { doing: faStaff.presence.doing[state] } : {}),
      }))}
    />
  );
}
