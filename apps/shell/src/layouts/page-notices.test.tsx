import { act, buildDefaults, buildUser, fakeApi, renderInTestShell, screen, waitFor } from '@hamyar/testing';
import { loadReferenceLists } from '@hamyar/store';
import { guardLeaving } from '../platform/leave-guards.ts';
import { PageNotices } from './page-notices.tsx';

const modules = [
  {
    manifest: {
      name: 'staff',
      audience: ['customer'],
      routes: [],
      slots: [
        {
          slot: 'page.notice/v1',
          name: 'pending',
          order: 1,
          code: 'PendingAnnouncement',
          whileListed: 'pending_announcements',
        },
      ],
    },
  },
] as never;
const waiting = [{ id: 1, version_number: 1 }];

/** A page with what is open on it, and the lists as the server answers them. */
async function show(pending: typeof waiting, page = <main />) {
  fakeApi({ systemDefaultsGet: buildDefaults({ pending_announcements: pending }) });
  const shown = renderInTestShell(
    <>
      {page}
      <PageNotices />
    </>,
    {
      ...{ user: buildUser('customer'), path: '/', modules },
      Part: ({ module, code }) => <p>{`${module}/${code}`}</p>,
    },
  );
  await act(() => loadReferenceLists({ force: true }));
  return shown;
}
const notice = () => screen.queryByText('staff/PendingAnnouncement');
const comes = () => waitFor(() => expect(notice()).not.toBeNull());

describe('what is shown over a page by itself', () => {
  it('[decisions 2.13] comes while its list has rows, and goes with them', async () => {
    await show(waiting);
    await comes();
    fakeApi({ systemDefaultsGet: buildDefaults() });
    await act(() => loadReferenceLists({ force: true }));
    expect(notice()).toBeNull();
  });

  it('[decisions 2.13] waits until a dialog is closed', async () => {
    const { rerender } = await show(waiting, <div role="dialog" aria-modal="true" />);
    expect(notice()).toBeNull();
    rerender(
      <>
        <main />
        <PageNotices />
      </>,
    );
    await comes();
  });

  it('[decisions 2.13] waits while somebody types', async () => {
    await show([], <input aria-label="متن" />);
    screen.getByRole('textbox').focus();
    fakeApi({ systemDefaultsGet: buildDefaults({ pending_announcements: waiting }) });
    await act(() => loadReferenceLists({ force: true }));
    expect(notice()).toBeNull();
    screen.getByRole('textbox').blur();
    await comes();
  });

  it('[decisions 2.13] waits until a form that is not sent is left', async () => {
    const leave = guardLeaving();
    await show(waiting);
    expect(notice()).toBeNull();
    leave();
    await comes();
  });
});
