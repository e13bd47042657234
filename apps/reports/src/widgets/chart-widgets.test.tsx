import type { RegistryEntry } from '@hamyar/contracts';
import { buildUser, fakeApi, refuse, renderInTestShell, screen, waitFor } from '@hamyar/testing';
import { manifest } from '../manifest.ts';
import { fa } from '../messages/fa.ts';
import { reportAnswers } from '../testing/report-doubles.ts';
import { BacklogWidget, ImportanceWidget } from './chart-widgets.tsx';

const shell = {
  user: buildUser('employee', { permissions: ['view reports'] }),
  path: '/',
  modules: [{ manifest }] as unknown as RegistryEntry[],
};
const DAY = 86_400;

describe('the charts on the dashboard', () => {
  it('[7.16] are of the past year, and lead to the reports', async () => {
    const api = fakeApi(reportAnswers());
    renderInTestShell(<ImportanceWidget />, shell);
    const link = await screen.findByRole('link', { name: fa.ranges.lastYear });
    expect(link.getAttribute('href')).toBe('/report');
    await waitFor(() => expect(api.calls('reportImportanceTicket')).toHaveLength(1));
    const { from_date: from, to_date: to } = api.calls('reportImportanceTicket')[0]!.query;
    expect(Math.round((to! - from!) / DAY)).toBe(364);
  });

  it('say that there is nothing, or why it cannot be shown, in their own card', async () => {
    fakeApi(reportAnswers({ reportImportanceTicket: [], reportBacklog: refuse('SERVER_ERROR') }));
    renderInTestShell(
      <>
        <ImportanceWidget />
        <BacklogWidget />
      </>,
      shell,
    );
    expect(await screen.findByText(fa.noData)).toBeTruthy();
    expect(await screen.findByText(fa.loadFailed)).toBeTruthy();
    expect(screen.getByRole('link', { name: fa.now })).toBeTruthy();
  });
});
