import type { Batch, UserImportGetData } from '@hamyar/contracts';
import { OverlayHost } from '@hamyar/design-system/overlay';
import { axe, buildUser, fakeApi, renderInTestShell, screen, waitFor, within } from '@hamyar/testing';
import { manifest } from '../manifest.ts';
import { CustomerImportScreen } from './customer-import.screen.tsx';
import { CustomersScreen } from './customers.screen.tsx';

const modules = [{ manifest }] as never;
const importer = buildUser('full_admin');
const checked: UserImportGetData = {
  ...{ id: 7, file_name: 'azar.csv', encoding: 'Windows-1256', separator: ';', type: 'same', state: 'ready' },
  ...{
    on_error: null,
    batch_id: null,
    undo_batch_id: null,
    undo_until: null,
    faulty_rows: 1,
    created_at: 1_796_000_000,
  },
  counts: { create: 12, update: 3, skip: 2, error: 1 },
  faults: [{ line: 14, column: 'mobile', message: 'شمارهٔ موبایل نادرست است', value: '0912345678' }],
};
const ended: Batch = {
  ...{ id: 9, kind: 'user_import', title: 'ورود گروهی «azar.csv»', state: 'ended', total: 15, done: 15, failed: 0 },
  ...{
    cancellable: false,
    created_at: 1_796_000_000,
    started_at: 1_796_000_000,
    ended_at: 1_796_000_100,
    failures: [],
  },
};
const show = (file: UserImportGetData, answers: object = {}) => {
  const api = fakeApi({ userImportGet: file, userImportList: [], ...answers } as never);
  const shell = renderInTestShell(
    <>
      <CustomerImportScreen />
      <OverlayHost />
    </>,
    { user: importer, path: '/customers/imports/7', modules },
  );
  return { api, ...shell };
};

describe('the page of an import', () => {
  it('[decisions 2.20] shows what a file would do, its faults by line, column, value and reason, and how it was read', async () => {
    const { container } = show(checked);
    await screen.findByText(/جداکنندهٔ «;» خودکار شناسایی شد/);
    screen.getByText('Windows-1256');
    screen.getByRole('img', { name: '۱۲ کاربر جدید، ۳ به‌روزرسانی، ۲ نادیده، ۱ خطا' });
    const faults = screen.getByRole('table', { name: 'خطاها' });
    for (const text of ['۱۴', 'mobile', '0912345678', 'شمارهٔ موبایل نادرست است']) within(faults).getByText(text);
    expect(await axe(container)).toEqual([]);
  });

  it('[decisions 2.20] starts with the faulty rows left out; all or nothing waits until there are none', async () => {
    const { api, person } = show(checked, { userImportRun: { ...checked, state: 'running' } });
    const nothing = await screen.findByRole<HTMLInputElement>('radio', { name: /هیچ سطری وارد نشود/ });
    expect(nothing.disabled).toBe(true);
    await person.click(screen.getByRole('button', { name: 'شروع ورود اطلاعات: ۱۵ سطر' }));
    await waitFor(() => expect(api.calls('userImportRun')[0]?.body).toEqual({ on_error: 'skip' }));
  });

  it('[decisions 2.20] says how it ended, and takes it back after a question', async () => {
    const file = {
      ...checked,
      state: 'ended' as const,
      on_error: 'skip' as const,
      batch_id: 9,
      undo_until: 4_000_000_000,
    };
    const { api, person } = show(file, { batchGet: ended, userImportUndo: { ...file, state: 'undone' } });
    await screen.findByText('۱۵ سطر وارد شد و ۱ سطر خطا داشت');
    await person.click(screen.getByRole('button', { name: 'بازگردانی این ورود' }));
    const question = await screen.findByRole('alertdialog');
    expect(api.calls('userImportUndo')).toEqual([]);
    expect(question.textContent).toContain('فعالیت داشته‌اند می‌مانند');
    await person.click(within(question).getByRole('button', { name: 'بازگردانی این ورود' }));
    await waitFor(() => expect(api.calls('userImportUndo')).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });
});

describe('the dialog of an import', () => {
  const open = async () => {
    const api = fakeApi({
      userList: [],
      customFieldList: [],
      importUsers: { id: 7 },
      userImportGet: checked,
      userImportList: [],
    });
    const shell = renderInTestShell(
      <>
        <CustomersScreen />
        <OverlayHost />
      </>,
      { user: importer, path: '/customers', modules },
    );
    await shell.person.click(await screen.findByRole('button', { name: 'ورود گروهی' }));
    return { api, ...shell, dialog: await screen.findByRole('dialog') };
  };
  /** The system lets people choose any file, whatever the page asks for. */
  const inputOf = (dialog: HTMLElement) => {
    const input = dialog.querySelector<HTMLInputElement>('input[type=file]')!;
    input.accept = '';
    return input;
  };

  it('[5.9, 5.12] says the rules of the sheet, and requires every field, the password where all get the same', async () => {
    const { person, dialog } = await open();
    for (const rule of [
      'سطر اول فایل نباید حذف شود.',
      'مقادیر ستون‌های نام کاربری، ایمیل و موبایل نباید تکراری باشد.',
      'با توجه به تنظیمات سیستم، تکمیل حداقل یکی از این ستون‌ها الزامی است.',
      'در ستون جنسیت از m برای مرد و f برای زن استفاده کنید.',
    ])
      within(dialog).getByText(rule);
    await person.click(within(dialog).getByRole('button', { name: 'بررسی فایل' }));
    await waitFor(() => expect(within(dialog).getAllByText('تکمیل این فیلد الزامی می باشد')).toHaveLength(5));
    await person.click(within(dialog).getByRole('radio', { name: /جداگانه/ }));
    await person.click(within(dialog).getByRole('button', { name: 'بررسی فایل' }));
    await waitFor(() => expect(within(dialog).getAllByText('تکمیل این فیلد الزامی می باشد')).toHaveLength(4));
  });

  it.each([
    [
      'a workbook',
      new File(['PK'], 'a.xlsx', { type: 'application/zip' }),
      'فایل انتخاب شده حتما باید از نوع CSV باشد',
    ],
    ['too large', new File([new Uint8Array(5_242_881)], 'a.csv', { type: 'text/csv' }), 'حداکثر حجم مجاز 5MB می باشد'],
  ])('[5.10, 5.11] refuses a file that is %s before it is sent', async (_name, file, message) => {
    const { api, person, dialog } = await open();
    await person.upload(inputOf(dialog), file);
    await person.click(within(dialog).getByRole('button', { name: 'بررسی فایل' }));
    await within(dialog).findByText(message);
    expect(api.calls('importUsers')).toEqual([]);
  });

  it('[decisions 2.2] is there only for who may import users', async () => {
    fakeApi({ userList: [], customFieldList: [] });
    const user = buildUser('employee', { permissions: ['manage customers'] });
    renderInTestShell(<CustomersScreen />, { user, path: '/customers', modules });
    await screen.findByRole('link', { name: 'مشتری جدید' });
    expect(screen.queryByRole('button', { name: 'ورود گروهی' })).toBeNull();
  });
});
