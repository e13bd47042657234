import { axe, buildUser, fakeApi, pageOf, refuse, renderInTestShell, screen, waitFor } from '@hamyar/testing';
import { ModuleHealthScreen } from './module-health.screen.tsx';

const admin = buildUser('full_admin');
const at = { user: admin, path: '/settings/moduleHealth' };

const failure = {
  module: 'tickets',
  version: '0.1.0',
  release: '3f2a9c01d4e5b6a7',
  kind: 'uncaught' as const,
  count: 12,
  last_at: 1_763_700_000,
  last_message: 'TypeError: x is undefined',
  last_trace_id: 'abc234defg',
  last_route: '/tickets/7',
};

describe('the health of the modules', () => {
  it('names kind, version, release, count, last message and trace id of what failed', async () => {
    fakeApi({
      moduleFailureList: [failure],
    });
    const { container } = renderInTestShell(<ModuleHealthScreen />, at);
    const row = await screen.findByRole('listitem');
    for (const shown of [
      'خطا در هنگام کار',
      '0.1.0',
      '3f2a9c01d4e5b6a7',
      '۱۲ بار',
      'TypeError: x is undefined',
      'abc234defg',
      '/tickets/7',
    ])
      expect(row.textContent).toContain(shown);
    expect(await axe(container)).toEqual([]);
  });

  it('[9.1] has the pages of every other list, in the address too', async () => {
    const api = fakeApi({ moduleFailureList: pageOf([failure], { total: 45, totalPages: 5 }) });
    const { person, history } = renderInTestShell(<ModuleHealthScreen />, at);
    await person.click(await screen.findByRole('button', { name: 'صفحهٔ ۲' }));
    await waitFor(() => expect(api.calls('moduleFailureList').at(-1)?.query).toMatchObject({ page: 2, perPage: 10 }));
    expect(history.location.get().search).toBe('?page=2');
  });

  it('[decisions 2.0] keeps its title when the list could not be read, and tries again', async () => {
    const api = fakeApi({ moduleFailureList: refuse('SERVER_ERROR') });
    const { person } = renderInTestShell(<ModuleHealthScreen />, at);
    const retry = await screen.findByRole('button', { name: 'تلاش دوباره' });
    expect(screen.getByRole('heading', { name: 'سلامت بخش‌ها' })).toBeTruthy();
    api.answer({ moduleFailureList: [failure] });
    await person.click(retry);
    expect(await screen.findByRole('listitem')).toBeTruthy();
  });

  it('says so when nothing failed', async () => {
    fakeApi({ moduleFailureList: [] });
    renderInTestShell(<ModuleHealthScreen />, at);
    expect(await screen.findByText('در ۳۰ روز گذشته خطایی ثبت نشده است')).toBeTruthy();
  });
});
