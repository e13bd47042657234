import type { PresenceMember } from '@hamyar/contracts';
import { otherMembers } from '../../shared/other-members.ts';
import { collisionText } from './use-collision.ts';

const member = (user_id: number, state: PresenceMember['state']): PresenceMember => ({
  user_id,
  name: `u${user_id}`,
  profile_picture_name: null,
  state,
});

describe('collision line', () => {
  it('[decisions 2.4] shows a person who writes before one who reads, never oneself, each once', () => {
    expect(
      otherMembers(
        [member(1, 'replying'), member(2, 'viewing'), member(3, 'noting'), member(2, 'replying'), member(4, 'left')],
        1,
      ).map(({ user_id, state }) => [user_id, state]),
    ).toEqual([
      [2, 'replying'],
      [3, 'noting'],
    ]);
  });

  it('says what the other does', () => {
    expect(collisionText(member(1, 'noting'))).toBe('{user} در حال نوشتن یادداشت است…');
    expect(collisionText(member(1, 'viewing'))).toBe('{user} هم در حال مشاهدهٔ این تیکت است');
  });
});
