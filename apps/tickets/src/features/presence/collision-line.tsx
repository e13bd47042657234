import { type PresenceMember, pictureUrl } from '@hamyar/contracts';
import { Avatar, Name } from '@hamyar/design-system/basics';
import { faStaff } from '../../messages/fa-staff.ts';
import { RichMessage } from '../../shared/rich-message.tsx';
import { collisionText } from './use-collision.ts';

/** Says that colleagues have the same ticket open, and whether one of them is writing. */
export function CollisionLine({ members }: { members: readonly PresenceMember[] }) {
  const [first] = members;
  if (!first) return <div role="status" className="tk-collision-none" />;
  return (
    <div role="status" className={first.state === 'viewing' ? 'tk-collision' : 'tk-collision tk-collision-writing'}>
      <span className="tk-collision-faces">
        {members.slice(0, 3).map((member) => (
          <Avatar key={member.user_id} name={member.name} src={pictureUrl(member)} seed={member.user_id} size={22} />
        ))}
      </span>
      <span>
        <RichMessage
          text={collisionText(first)}
          parts={{
            user: (
              <b>
                <Name>{first.name}</Name>
              </b>
            ),
          }}
        />
        {members.length > 1 ? ` ${faStaff.presence.andMore(members.length - 1)}` : ''}
      </span>
    </div>
  );
}
