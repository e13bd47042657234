import { buildUser, fakeApi, pageOf, refuse, renderInTestShell, screen } from '@hamyar/testing';
import { manifest } from '../manifest.ts';
import { faAnnouncements as text } from '../messages/fa-announcements.ts';
import { buildUserAnnouncement } from '../testing/announcement-doubles.ts';
import { UserAnnouncementsScreen } from './user-announcements.screen.tsx';

const shell = { user: buildUser('customer'), path: '/', modules: [{ manifest }] as never };
const seen = buildUserAnnouncement({ id: 8, title: 'دیده', seen_at: 1_795_000_100 });

describe('the page of the own announcements', () => {
  it('[7.27] is opened by a notification with its announcement, or says that it is over', async () => {
    fakeApi({ userAnnouncements: pageOf([seen]), userAnnouncementGet: seen });
    const { unmount } = renderInTestShell(<UserAnnouncementsScreen />, { ...shell, path: '/announcements/8' });
    expect(await screen.findByRole('dialog', { name: /دیده/ })).toBeTruthy();
    unmount();
    fakeApi({ userAnnouncements: pageOf([]), userAnnouncementGet: refuse('NOT_FOUND') });
    renderInTestShell(<UserAnnouncementsScreen />, { ...shell, path: '/announcements/9' });
    expect(await screen.findByText(text.gone)).toBeTruthy();
  });
});
