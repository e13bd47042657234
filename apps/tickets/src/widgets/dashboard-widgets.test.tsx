import { buildTicketRow, buildUser, fakeApi, pageOf, renderInTestShell, screen } from '@hamyar/testing';
import { manifest } from '../manifest.ts';
import { ByStatusWidget } from './by-status.widget.tsx';
import { LatestActivityWidget, MyDayWidget } from './longest-waiting.widget.tsx';

const shell = { user: buildUser('employee'), path: '/', modules: [{ manifest }] as never };

describe('the dashboard', () => {
  it('[2.1] shows the closed tickets with their share of all', async () => {
    fakeApi({ ticketCounters: { status_0: 1, status_1: 1, status_2: 1, status_3: 1, status_4: 96 } });
    renderInTestShell(<ByStatusWidget />, shell);
    expect((await screen.findByRole('link', { name: /بسته/ })).textContent).toContain('۹۶٪ از همه');
    expect(screen.getAllByText('۲۵٪')).toHaveLength(4);
  });

  it('[2.1] shows what this person must answer next, and where something has happened last', async () => {
    const api = fakeApi({
      ticketList: ({ query }) =>
        pageOf([buildTicketRow({ id: query.mine ? 1 : 2, subject: query.mine ? 'من' : 'همه' })]),
    });
    renderInTestShell(
      <>
        <MyDayWidget />
        <LatestActivityWidget />
      </>,
      shell,
    );
    expect(await screen.findByText('همه')).toBeTruthy();
    expect(api.calls('ticketList').map(({ query }) => [query.mine, query.status, query.sort_by])).toEqual([
      [true, [0, 1, 3], 'waiting_since'],
      [undefined, undefined, 'last_activity_at'],
    ]);
  });
});
