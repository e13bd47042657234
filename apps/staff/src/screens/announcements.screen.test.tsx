import type { AnnouncementReachData } from '@hamyar/contracts/announcements';
import { OverlayHost } from '@hamyar/design-system/overlay';
import {
  axe,
  buildDefaults,
  buildUser,
  fakeApi,
  fireEvent,
  pageOf,
  refuseFields,
  renderInTestShell,
  screen,
  waitFor,
  within,
} from '@hamyar/testing';
import { manifest } from '../manifest.ts';
import { faAnnouncementEditor as text } from '../messages/fa-announcement-editor.ts';
import { buildAnnouncement } from '../testing/announcement-doubles.ts';
import { CustomerAnnouncementNewScreen, EmployeeAnnouncementNewScreen } from './announcement-new.screen.tsx';
import { CustomerAnnouncementScreen } from './announcement.screen.tsx';
import { CustomerAnnouncementsScreen } from './announcements.screen.tsx';

const modules = [{ manifest }] as never;
const reach: AnnouncementReachData = { people: 1284, organizations: 86, channels: ['panel', 'push'] };
const answers = { systemDefaultsGet: buildDefaults(), announcementReach: reach, roleList: [] };
const shell = (path: string, user = buildUser('full_admin')) => ({ user, modules, path });
const button = (name: string) => screen.getByRole('button', { name });

describe('the list of announcements', () => {
  it('[2.6, 3.35] shows those of one audience with state, importance and how many have seen them', async () => {
    const stats = { sent: 40, seen: 12, acked: 3 };
    const api = fakeApi({
      ...answers,
      announcementList: pageOf([buildAnnouncement({ state: 'live', importance: 4, stats, start_at: 1_795_000_000 })]),
    });
    const { container } = renderInTestShell(<CustomerAnnouncementsScreen />, shell('/customerAnnouncement'));
    const link = (await screen.findAllByRole('link', { name: 'توقف درگاه پرداخت' }))[0];
    expect(link?.getAttribute('href')).toBe('/customerAnnouncement/4');
    for (const words of [text.states.live, 'بحرانی', '۱۲ از ۴۰', text.list.allBranches])
      expect(screen.getAllByText(words).length).toBeGreaterThan(0);
    expect(screen.getByRole('link', { name: 'اطلاعیهٔ جدید' }).getAttribute('href')).toBe('/customerAnnouncement/new');
    expect(api.calls('announcementList')[0]?.query).toMatchObject({ audience: 'customers' });
    expect(await axe(container)).toEqual([]);
  });
});

describe('the form of an announcement', () => {
  const title = () => screen.getByRole<HTMLInputElement>('textbox', { name: /عنوان اطلاعیه/ });
  const fill = () => fireEvent.change(title(), { target: { value: 'قطعی' } });
  /** The page of a new one, whose text is written already. */
  const written = (path: string, user?: ReturnType<typeof buildUser>) => ({
    ...shell(path, user),
    drafts: Object.fromEntries(
      ['customers', 'employees'].map((audience) => [
        `announcement-new-${audience}`,
        { version: 1, changes: { body: '<p>شنبه شب</p>' } },
      ]),
    ),
  });

  it('[decisions 2.13] counts its audience, and publishes what was written', async () => {
    const api = fakeApi({ ...answers, announcementStore: { id: 9 } });
    renderInTestShell(<CustomerAnnouncementNewScreen />, written('/customerAnnouncement/new'));
    expect(await screen.findByText('این اطلاعیه به ۱٬۲۸۴ مشتری از ۸۶ سازمان نمایش داده می‌شود')).toBeTruthy();
    fill();
    fireEvent.click(screen.getByRole('radio', { name: 'بحرانی' }));
    fireEvent.click(screen.getByRole('switch', { name: text.form.requireAck }));
    fireEvent.click(button(text.publish));
    await waitFor(() => expect(api.calls('announcementStore')).toHaveLength(1));
    expect(api.calls('announcementStore')[0]?.body).toMatchObject({
      ...{ audience: 'customers', title: 'قطعی', importance: 4, require_ack: true, publish: true, branch_ids: [-1] },
    });
  });

  it('[decisions 2.13] leaves channels without a gateway off, and says why', async () => {
    fakeApi(answers);
    renderInTestShell(<CustomerAnnouncementNewScreen />, written('/customerAnnouncement/new'));
    const channels = await screen.findByRole('group', { name: text.form.channels });
    for (const name of ['ایمیل', 'پیامک'])
      expect(within(channels).getByRole<HTMLInputElement>('checkbox', { name }).disabled).toBe(true);
    expect(within(channels).getByText(text.form.channelsOff)).toBeTruthy();
  });

  it('[decisions 2.25] names for a branch admin the own branch alone', async () => {
    const user = buildUser('branch_admin', { branch_id: 3 });
    const api = fakeApi({ ...answers, announcementStore: { id: 9 } });
    renderInTestShell(<EmployeeAnnouncementNewScreen />, written('/employeeAnnouncement/new', user));
    expect(await screen.findByText(text.form.ownBranch)).toBeTruthy();
    expect(screen.queryByRole('combobox', { name: text.form.branches })).toBeNull();
    fill();
    fireEvent.click(button(text.saveDraft));
    await waitFor(() => expect(api.calls('announcementStore')).toHaveLength(1));
    expect(api.calls('announcementStore')[0]?.body).toMatchObject({ branch_ids: [3], publish: false });
  });

  it('[8.7] says at its field why it is refused, and keeps what was written', async () => {
    const why = 'پایان نمایش باید پس از شروع آن باشد';
    fakeApi({ ...answers, announcementStore: refuseFields({ end_at: why }) });
    renderInTestShell(<CustomerAnnouncementNewScreen />, written('/customerAnnouncement/new'));
    await screen.findByText(/۱٬۲۸۴/);
    fill();
    fireEvent.click(button(text.publish));
    expect(await screen.findByText(why)).toBeTruthy();
    expect(title().value).toBe('قطعی');
  });
});

describe('the page of an announcement', () => {
  const live = buildAnnouncement({
    ...{ state: 'live', start_at: 1_795_000_000, require_ack: true, version_number: 2 },
    stats: { sent: 40, seen: 12, acked: 3 },
  });
  const show = (more: Parameters<typeof fakeApi>[0]) => {
    const api = fakeApi({ announcementGet: live, ...answers, ...more });
    const page = (
      <>
        <CustomerAnnouncementScreen />
        <OverlayHost />
      </>
    );
    return { api, ...renderInTestShell(page, shell('/customerAnnouncement/4')) };
  };

  it('[decisions 2.13] has the numbers, and asks everybody again unless its writer says otherwise', async () => {
    const { api } = show({ announcementUpdate: live });
    expect(await screen.findByText('۱۲ نفر از ۴۰ نفر دیده‌اند')).toBeTruthy();
    expect(screen.getByText('۳ نفر تأیید کرده‌اند')).toBeTruthy();
    fireEvent.click(screen.getByRole('switch', { name: text.form.reset }));
    fireEvent.change(screen.getByRole('textbox', { name: /عنوان اطلاعیه/ }), { target: { value: 'تازه' } });
    fireEvent.click(button(text.save));
    await waitFor(() => expect(api.calls('announcementUpdate')).toHaveLength(1));
    expect(api.calls('announcementUpdate')[0]?.body).toMatchObject({ version: 2, title: 'تازه', reset: false });
  });

  it('[decisions 2.27] ends it after a question, and shows then what people have read', async () => {
    let ended = false;
    const { api } = show({
      announcementGet: () => (ended ? { ...live, state: 'ended' } : live),
      announcementEnd: () => {
        ended = true;
        return { ...live, state: 'ended' };
      },
    } as never);
    fireEvent.click(await screen.findByRole('button', { name: text.end }));
    const question = await screen.findByRole('alertdialog');
    fireEvent.click(within(question).getByRole('button', { name: text.end }));
    await waitFor(() => expect(api.calls('announcementEnd')).toHaveLength(1));
    expect(await screen.findByText('شنبه شب')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('textbox', { name: /عنوان اطلاعیه/ })).toBeNull());
  });
});
