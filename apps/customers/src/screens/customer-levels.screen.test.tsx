import type { CustomerLevelRow } from '@hamyar/contracts';
import { OverlayHost } from '@hamyar/design-system/overlay';
import { axe, buildDefaults, buildUser, fakeApi, renderInTestShell, screen, waitFor, within } from '@hamyar/testing';
import { manifest } from '../manifest.ts';
import { levelOptions } from '../shared/level-options.ts';
import { CustomerLevelScreen } from './customer-level.screen.tsx';
import { CustomerLevelsScreen } from './customer-levels.screen.tsx';

const modules = [{ manifest }] as never;
const build = (more: Partial<CustomerLevelRow> = {}): CustomerLevelRow => ({
  ...{ id: 31, version: 2, name: 'طلایی', color: '#C79A3B', icon: 'star', order: 1, is_default: false, status: true },
  ...{ priority_weight: 40, max_open_tickets: 3, channels_allowed: ['web', 'email'] },
  ...{ default_importance: 2, sla: { id: 7, name: 'SLA مشتریان طلایی' }, customer_count: 12, organization_count: 3 },
  ...{ created_at: 1_790_000_000, updated_at: 1_790_000_000 },
  ...more,
});
const usual = build({
  ...{ id: 32, name: 'عادی', order: 2, is_default: true, default_importance: null, sla: null },
  ...{ customer_count: 0, organization_count: 0 },
});

describe('the settings page of customer levels', () => {
  const show = (user = buildUser('full_admin', { features: ['ticket_simple_sla'] })) => {
    fakeApi({ customerLevelList: [build(), usual], systemDefaultsGet: buildDefaults() });
    return renderInTestShell(<CustomerLevelsScreen />, { user, modules, path: '/settings/customerLevel' });
  };
  // a row stands in the page as a card too, for narrow screens
  const rowOf = async (name: string) => {
    const found = await screen.findAllByText(name);
    return found.map((one) => one.closest('tr')).find((row) => row !== null)!;
  };

  it('[2.41, decisions 2.8] lists them with what they decide and who has them, as links to these', async () => {
    const { container } = show();
    const row = await rowOf('طلایی');
    expect(screen.getByRole('columnheader', { name: 'SLA تیکت‌ها' })).toBeTruthy();
    expect(row.textContent).toContain('مشتریان طلایی');
    expect(within(row).getByText('زیاد')).toBeTruthy();
    const count = within(row).getByRole('link', { name: /مشتریان سطح .*۱۲/ });
    expect(count.getAttribute('href')).toBe('/customers?customer_level_id=31');
    expect(within(row).getByRole('link', { name: /سازمان‌های سطح .*۳/ })).toBeTruthy();
    expect(within(await rowOf('عادی')).getByText('پیش‌فرض')).toBeTruthy();
    expect(await axe(container)).toEqual([]);
  });

  it('[6.23] says nothing of policies without their license', async () => {
    show(buildUser('full_admin', { features: ['kb_core'] }));
    await rowOf('طلایی');
    expect(screen.queryByRole('columnheader', { name: 'SLA تیکت‌ها' })).toBeNull();
    expect(screen.queryByText(/مشتریان طلایی/)).toBeNull();
  });
});

describe('the page of a customer level', () => {
  const show = (stored: CustomerLevelRow, answers: Parameters<typeof fakeApi>[0] = {}) => {
    const api = fakeApi({ customerLevelGet: stored, systemDefaultsGet: buildDefaults(), ...answers });
    const shown = renderInTestShell(
      <>
        <CustomerLevelScreen />
        <OverlayHost />
      </>,
      { user: buildUser('full_admin'), modules, path: `/settings/customerLevel/${stored.id}` },
    );
    return { api, ...shown };
  };
  const nameField = () => screen.findByRole('textbox', { name: /نام سطح/ });

  it('[decisions 2.8] sends what was changed, with the version and a policy that is out of use', async () => {
    const { person, api } = show(build(), { customerLevelUpdate: build({ version: 3 }) });
    await person.clear(await nameField());
    await person.type(await nameField(), 'الماس{Enter}');
    await waitFor(() => expect(api.calls('customerLevelUpdate')).toHaveLength(1));
    expect(api.calls('customerLevelUpdate')[0]?.body).toEqual({
      ...{ version: 2, name: 'الماس', color: '#C79A3B', icon: 'star', default_importance: 2, sla_id: 7 },
      ...{ priority_weight: 40, max_open_tickets: 3, channels_allowed: ['web', 'email'] },
      ...{ is_default: false, status: true },
    });
  });

  it('[decisions 2.8] says which icon it has, how many tickets may be open, by which channels, and how much they weigh', async () => {
    const { person, api, container } = show(build({ icon: null, channels_allowed: [], max_open_tickets: null }), {
      customerLevelUpdate: build({ version: 3 }),
    });
    await nameField();
    await person.click(screen.getByRole('combobox', { name: 'آیکن' }));
    await person.click(await screen.findByRole('option', { name: /سپر/ }));
    expect(screen.getByRole('img', { name: 'پیش‌نمایش نشان سطح' }).querySelector('svg')).toBeTruthy();
    await person.type(screen.getByRole('combobox', { name: 'راه‌های ثبت تیکت' }), 'تماس');
    await person.click((await screen.findAllByText('تماس تلفنی')).at(-1)!);
    await person.type(screen.getByRole('spinbutton', { name: 'سقف تیکت‌های باز' }), '۲');
    const weight = screen.getByRole('spinbutton', { name: 'وزن اولویت' });
    await person.clear(weight);
    await person.type(weight, '100');
    expect(screen.getByText(/با وزن ۱۰۰ برابر دو تیکت/)).toBeTruthy();
    expect(await axe(container)).toEqual([]);
    await person.click(screen.getByRole('button', { name: 'ذخیره' }));
    await waitFor(() => expect(api.calls('customerLevelUpdate')).toHaveLength(1));
    expect(api.calls('customerLevelUpdate')[0]?.body).toMatchObject({
      ...{ icon: 'shield', channels_allowed: ['call'], max_open_tickets: 2, priority_weight: 100 },
    });
  });

  it('[decisions 2.8] of the default one neither ends that, nor switches it off, nor deletes it', async () => {
    show(usual);
    await nameField();
    expect((screen.getByRole('switch', { name: 'سطح پیش‌فرض' }) as HTMLButtonElement).disabled).toBe(true);
    expect((screen.getByRole('switch', { name: 'وضعیت' }) as HTMLButtonElement).disabled).toBe(true);
    expect(screen.queryByRole('button', { name: 'حذف' })).toBeNull();
  });

  it('[decisions 2.0] is deleted with another one for everything that names it: one in use', async () => {
    const off = build({ id: 33, name: 'برنزی', status: false });
    const { api, person } = show(build(), {
      getUses: { uses: [{ text: '۱۲ مشتری', n: 12 }] },
      customerLevelList: [build(), usual, off],
      customerLevelDelete: undefined,
    });
    await person.click(await screen.findByRole('button', { name: 'حذف' }));
    const dialog = await screen.findByRole('dialog', { name: /حذف شود/ });
    expect(api.calls('getUses')[0]?.query).toEqual({ type: 'customerLevel', type_id: build().id });
    await person.click(within(dialog).getByRole('combobox', { name: /جایگزین/ }));
    expect((await screen.findAllByRole('option')).map((one) => one.textContent)).toEqual([usual.name]);
    await person.click(screen.getByRole('option', { name: usual.name }));
    await person.click(within(dialog).getByRole('button', { name: 'حذف' }));
    await waitFor(() => expect(api.calls('customerLevelDelete')).toHaveLength(1));
    expect(api.calls('customerLevelDelete')[0]).toMatchObject({
      ...{ params: { id: build().id }, query: { replace_with: usual.id } },
    });
  });
});

describe('the choice of a level', () => {
  it('[decisions 2.8] has the levels in use, and the one that is given already', () => {
    const levels = [build(), build({ id: 33, name: 'برنزی', status: false })];
    expect(levelOptions(levels, null).map(({ value }) => value)).toEqual([31]);
    expect(levelOptions(levels, 33).map(({ value }) => value)).toEqual([31, 33]);
  });
});
