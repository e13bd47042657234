import type { PresenceMember } from '@hamyar/contracts';
import { act, buildUser, renderInTestShell, screen } from '@hamyar/testing';
import { RowPresence } from './row-presence.tsx';

const ME = buildUser('employee');
const member = (user_id: number, name: string, state: PresenceMember['state'] = 'viewing'): PresenceMember => ({
  user_id,
  name,
  profile_picture_name: null,
  state,
});

describe('the colleagues in a row of the list', () => {
  it('[decisions 2.3] are named for screen readers with what they do, the writing ones first, never oneself, three at most', () => {
    const { socket } = renderInTestShell(<RowPresence id={7} />, { user: ME, path: '/' });
    expect(screen.queryByRole('img')).toBeNull();
    act(() =>
      socket.members('presence-ticket.7', [
        member(ME.id, 'خودم', 'replying'),
        member(ME.id + 1, 'سارا نوری'),
        member(ME.id + 2, 'رضا محمدی', 'noting'),
        member(ME.id + 3, 'مینا رستمی', 'replying'),
        member(ME.id + 4, 'هادی احمدی'),
      ]),
    );
    expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
      'همکاران در این تیکت: مینا رستمی (در حال نوشتن پاسخ)، رضا محمدی (در حال نوشتن یادداشت)، سارا نوری',
    );
    act(() => socket.members('presence-ticket.7', []));
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('[decisions 2.4] join nothing by being shown', () => {
    const { socket } = renderInTestShell(<RowPresence id={7} />, { user: ME, path: '/' });
    expect(socket.stateOn('presence-ticket.7')).toBeUndefined();
  });
});
