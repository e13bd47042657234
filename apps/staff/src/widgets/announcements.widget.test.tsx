import {
  act,
  axe,
  buildDefaults,
  buildUser,
  fakeApi,
  fireEvent,
  pageOf,
  renderInTestShell,
  screen,
  waitFor,
  within,
} from '@hamyar/testing';
import { loadReferenceLists } from '@hamyar/store';
import { manifest } from '../manifest.ts';
import { faAnnouncements as text } from '../messages/fa-announcements.ts';
import { buildUserAnnouncement } from '../testing/announcement-doubles.ts';
import { AnnouncementsWidget } from './announcements.widget.tsx';
import { PendingAnnouncement } from './pending-announcement.widget.tsx';

const modules = [{ manifest }] as never;
const seen = buildUserAnnouncement({ id: 8, title: 'دیده', importance: 2, seen_at: 1_795_000_100 });
const asked = buildUserAnnouncement({ require_ack: true });
const shell = { user: buildUser('customer'), path: '/', modules };
beforeEach(() => sessionStorage.clear());

describe('announcements on the dashboard', () => {
  it('[3.35, 7.27] stand in the order of the server, unseen ones with a word', async () => {
    fakeApi({ userAnnouncements: pageOf([buildUserAnnouncement(), seen]) });
    const { container } = renderInTestShell(<AnnouncementsWidget />, shell);
    const rows = within(await screen.findByRole('list', { name: text.title })).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent?.includes(text.unseen))).toEqual([true, false]);
    expect(rows[0]!.textContent).toContain('شنبه شب');
    // the word of announcements, not that of tickets
    expect(rows[1]!.textContent).toContain('عادی');
    expect(await axe(container)).toEqual([]);
  });

  it('[7.27, decisions 2.13] open in a dialog, which counts as seen, and are acknowledged there', async () => {
    const api = fakeApi({
      systemDefaultsGet: buildDefaults(),
      userAnnouncements: pageOf([asked]),
      userAnnouncementSeen: { ...asked, seen_at: 1_795_000_200 },
      userAnnouncementAck: { ...asked, seen_at: 1_795_000_200, acked_at: 1_795_000_300 },
    });
    renderInTestShell(<AnnouncementsWidget />, shell);
    fireEvent.click(await screen.findByRole('button', { name: /توقف درگاه/ }));
    const dialog = await screen.findByRole('dialog', { name: /توقف درگاه/ });
    await waitFor(() =>
      expect(api.calls('userAnnouncementSeen').map(({ body }) => body)).toEqual([{ version_number: 1 }]),
    );
    fireEvent.click(within(dialog).getByRole('button', { name: text.ack }));
    await waitFor(() =>
      expect(api.calls('userAnnouncementAck').map(({ body }) => body)).toEqual([{ version_number: 1 }]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('[2.1] say that there is none, and that they could not be read', async () => {
    fakeApi({ userAnnouncements: pageOf([]) });
    renderInTestShell(<AnnouncementsWidget />, shell);
    expect(await screen.findByText(text.empty)).toBeTruthy();
  });
});

describe('a critical announcement over the page', () => {
  it('[decisions 2.13] comes once, and stays away when it is closed until its text changes', async () => {
    const answers = (version_number: number) => ({
      systemDefaultsGet: buildDefaults({ pending_announcements: [{ id: 7, version_number }] }),
      userAnnouncementGet: buildUserAnnouncement({ require_ack: true, importance: 4, version_number }),
      userAnnouncementSeen: asked,
      userAnnouncements: pageOf([]),
    });
    fakeApi(answers(1));
    renderInTestShell(<PendingAnnouncement />, shell);
    await act(() => loadReferenceLists({ force: true }));
    const dialog = await screen.findByRole('dialog', { name: /توقف درگاه/ });
    expect(within(dialog).getByText(text.pendingHint)).toBeTruthy();
    fireEvent.keyDown(dialog, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    fakeApi(answers(2));
    await act(() => loadReferenceLists({ force: true }));
    expect(await screen.findByRole('dialog', { name: /توقف درگاه/ })).toBeTruthy();
  });
});
