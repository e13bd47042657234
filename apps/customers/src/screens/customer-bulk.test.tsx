import { OverlayHost } from '@hamyar/design-system/overlay';
import { loadReferenceLists } from '@hamyar/store';
import { act, buildDefaults, buildUser, fakeApi, renderInTestShell, screen, waitFor, within } from '@hamyar/testing';
import { manifest } from '../manifest.ts';
import { CustomersScreen } from './customers.screen.tsx';

const modules = [{ manifest }] as never;
const row = (id: number, name: string) => ({
  ...{ id, name, employee: false, profile_picture_name: null, status: 'active' as const },
});
const ROWS = [row(11, 'نگار احمدی'), row(12, 'رضا کریمی'), row(13, 'سارا نوری')];
const NOT_HERE = 'این مورد پیدا نشد';

async function show(user = buildUser('full_admin'), answers: object = {}) {
  const api = fakeApi({
    userList: ROWS,
    customFieldList: [],
    multipleUserAction: { done: [11, 12, 13], failed: [] },
    systemDefaultsGet: buildDefaults({ organizations: [{ id: 3, name: 'فناوران آریا' }] } as never),
    ...answers,
  });
  const shown = renderInTestShell(
    <>
      <CustomersScreen />
      <OverlayHost />
    </>,
    { user, path: '/customers', modules },
  );
  await screen.findAllByText('نگار احمدی');
  await act(() => loadReferenceLists({ force: true }));
  const table = within(screen.getByRole('table'));
  const all = () => shown.person.click(table.getByRole('checkbox', { name: 'انتخاب همه' }));
  const press = (name: string) => shown.person.click(screen.getByRole('button', { name }));
  return { api, table, all, press, ...shown };
}
const bar = () => screen.findByRole('toolbar');

describe('changes of the selected customers', () => {
  it('[2.90, decisions 2.8] one box selects the whole page, and a level is given to all of it', async () => {
    const { api, all, press } = await show();
    expect(screen.queryByRole('toolbar')).toBeNull();
    await all();
    expect(within(await bar()).getByRole('status').textContent).toMatch(/۳/);
    await press('سطح');
    const dialog = await screen.findByRole('dialog', { name: /تغییر سطح مشتریان/ });
    expect(dialog.textContent).toContain('۳ مشتری انتخاب‌شده');
    await press('اعمال');
    expect(await screen.findByText('۳ مشتری تغییر کرد')).toBeTruthy();
    expect(api.calls('multipleUserAction').map(({ body }) => body)).toEqual([
      { user_ids: [11, 12, 13], action: 'customer_level_id', value: null },
    ]);
    await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull());
    expect(api.calls('userList').length).toBeGreaterThan(1);
  });

  it('[decisions 2.25] says of each customer that was left alone why, and tries only these again', async () => {
    const { api, all, press, person } = await show(undefined, {
      multipleUserAction: { done: [11, 13], failed: [{ id: 12, code: 'NOT_FOUND', message: NOT_HERE }] },
    });
    await all();
    await press('وضعیت');
    await screen.findByRole('dialog', { name: /تغییر وضعیت مشتریان/ });
    await person.click(screen.getByRole('radio', { name: 'مسدود' }));
    await press('اعمال');
    const dialog = await screen.findByRole('dialog', { name: /۱ مشتری تغییر نکرد/ });
    const result = within(dialog);
    expect(result.getByRole('link', { name: 'رضا کریمی' }).getAttribute('href')).toBe('/customers/12');
    expect(result.getByText(NOT_HERE)).toBeTruthy();
    expect(dialog.textContent).toContain('۲ مشتری دیگر تغییر کرد.');
    api.answer({ multipleUserAction: { done: [12], failed: [] } });
    await person.click(result.getByRole('button', { name: 'تلاش دوباره برای ناموفق‌ها' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.calls('multipleUserAction').at(-1)?.body).toEqual({
      user_ids: [12],
      action: 'status',
      value: 'blocked',
    });
  });

  it('[7.20, decisions 2.8] deletes them by one call after a question, and names who is still there', async () => {
    const { api, all, press, person } = await show(undefined, {
      multipleDelete: {
        deleted: [11, 12],
        failed: [{ id: 13, status: 'VALIDATION_ERROR', message: 'این مشتری ۲ تیکت باز دارد و حذف نمی‌شود' }],
      },
    });
    await all();
    await press('حذف');
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain('۳ مشتری حذف شود؟');
    await person.click(within(question).getByRole('button', { name: 'حذف' }));
    const result = within(await screen.findByRole('dialog', { name: /۱ مشتری تغییر نکرد/ }));
    expect(result.getByText(/۲ تیکت باز دارد و حذف نمی‌شود/)).toBeTruthy();
    expect(api.calls('multipleDelete').map(({ query }) => query)).toEqual([{ type: 'user', type_ids: [11, 12, 13] }]);
  });

  it('[decisions 2.25] offers no other organisation to who does not manage organisations', async () => {
    const { all } = await show(buildUser('employee', { permissions: ['manage customers'] }));
    await all();
    const shown = within(await bar());
    expect(shown.getByRole('button', { name: 'سطح' })).toBeTruthy();
    expect(shown.queryByRole('button', { name: 'سازمان' })).toBeNull();
  });
});
