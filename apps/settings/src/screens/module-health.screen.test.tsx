import { axe, buildUser, fakeApi, renderInTestShell, screen } from '@hamyar/testing';
import { ModuleHealthScreen } from './module-health.screen.tsx';

const admin = buildUser('full_admin');
const at = { user: admin, path: '/settings/moduleHealth' };

describe('the health of the modules', () => {
  it('names kind, version, release, count, last message and trace id of what failed', async () => {
    fakeApi({
      moduleFailureList: [
        {
          module: 'tickets',
          version: '0.1.0',
          release: '3f2a9c01d4e5b6a7',
          kind: 'uncaught' as const,
          count: 12,
          last_at: 1_763_700_000,
          last_message: 'TypeError: x is undefined',
          last_trace_id: 'abc234defg',
          last_route: '/tickets/7',
        },
      ],
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

  it('says so when nothing failed', async () => {
    fakeApi({ moduleFailureList: [] });
    renderInTestShell(<ModuleHealthScreen />, at);
    expect(await screen.findByText('در ۳۰ روز گذشته خطایی ثبت نشده است')).toBeTruthy();
  });
});
