import type { Batch, TicketExport, TicketExportStoreData } from '@hamyar/contracts';
import { OverlayHost } from '@hamyar/design-system/overlay';
import { axe, buildUser, fakeApi, renderInTestShell, screen, waitFor } from '@hamyar/testing';
import { ExportButton } from '../features/export/export-button.tsx';
import { manifest } from '../manifest.ts';
import { TicketsExportScreen } from './tickets-export.screen.tsx';

const modules = [{ manifest }] as never;
const admin = buildUser('full_admin');
const KEY = '6f1de2f3-6c5f-4a53-9f0e-1f2f5a1c9b11';

/** The addresses that were saved as files. */
function watchDownloads(): string[] {
  const saved: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(new URL(this.href).pathname);
  });
  return saved;
}
afterEach(() => jest.restoreAllMocks());

function openDialog(answer: TicketExportStoreData | null, user = admin) {
  const api = fakeApi(answer ? { ticketExportStore: answer } : {});
  const shell = renderInTestShell(
    <>
      <ExportButton query={{ status: [0], sort_by: 'number' }} pageIds={[4, 5]} />
      <OverlayHost />
    </>,
    { user, path: '/tickets', modules },
  );
  return { api, ...shell };
}

describe('saving the ticket list as a file', () => {
  it('[2.81] offers the page or all, and by default data.xls', async () => {
    const saved = watchDownloads();
    const { api, person } = openDialog({ key: KEY, rows: 2, batch_id: null });
    await person.click(screen.getByRole('button', { name: 'خروجی گرفتن' }));
    await screen.findByRole('dialog');
    expect(await axe(screen.getByRole('dialog'))).toEqual([]);
    await person.click(screen.getByRole('button', { name: 'دریافت خروجی' }));
    await waitFor(() => expect(saved).toEqual([`/api/ticketExport/${KEY}/file`]));
    expect(api.calls('ticketExportStore')[0]?.body).toMatchObject({
      status: [0],
      sort_by: 'number',
      ids: [4, 5],
      format: 'xls',
      name: 'data',
      dates: 'jalali',
    });
  });

  it('[2.81, decisions 2.20] says that a batch writes many, and downloads nothing yet', async () => {
    const saved = watchDownloads();
    const { api, person } = openDialog({ key: KEY, rows: 9000, batch_id: 7 });
    await person.click(screen.getByRole('button', { name: 'خروجی گرفتن' }));
    await person.click(await screen.findByRole('radio', { name: 'همهٔ صفحات' }));
    await person.click(screen.getByRole('button', { name: 'دریافت خروجی' }));
    expect(await screen.findByText('خروجی در حال ساخت است. پس از آماده شدن خبر می‌دهیم')).toBeTruthy();
    expect(api.calls('ticketExportStore')[0]?.body).not.toHaveProperty('ids');
    expect(saved).toEqual([]);
  });

  it('[decisions 2.2] is not offered to who may not export data', () => {
    openDialog(null, buildUser('employee'));
    expect(screen.queryByRole('button', { name: 'خروجی گرفتن' })).toBeNull();
  });
});

describe('the page of a file that a batch writes', () => {
  const open = (file: Partial<TicketExport>, batch: Partial<Batch> = {}) => {
    fakeApi({
      ticketExportGet: {
        key: KEY,
        name: 'data',
        format: 'csv',
        rows: 9000,
        state: 'ready',
        expires_at: 1_780_000_000,
        ...file,
      },
      batchGet: {
        ...{ id: 7, kind: 'ticket_export', title: 'خروجی لیست تیکت‌ها', state: 'ended', total: 18, done: 18, failed: 0 },
        ...{ created_at: 1_779_000_000, started_at: null, ended_at: null, cancellable: true, failures: [], ...batch },
      },
    });
    return renderInTestShell(<TicketsExportScreen />, { user: admin, path: '/tickets/export/7', modules });
  };

  it('[decisions 2.20] gives the file once', async () => {
    const saved = watchDownloads();
    const { person } = open({});
    await person.click(await screen.findByRole('button', { name: 'دریافت خروجی' }));
    expect(saved).toEqual([`/api/ticketExport/${KEY}/file`]);
    expect(screen.queryByRole('button', { name: 'دریافت خروجی' })).toBeNull();
    expect(screen.getByText(/این فایل دریافت شده است/)).toBeTruthy();
  });

  it('[decisions 2.20] says how far it is, and what is left out', async () => {
    open({ state: 'making' }, { state: 'running', done: 4 });
    expect(await screen.findByText('۴ از ۱۸ بخش')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'لغو ساخت فایل' })).toBeTruthy();
  });

  it('[decisions 2.20] offers to write again what has failed', async () => {
    open({ state: 'making' }, { done: 17, failed: 1 });
    expect(await screen.findByRole('button', { name: 'ساخت دوبارهٔ بخش‌های مانده' })).toBeTruthy();
  });
});
