import {
  buildDefaults,
  buildUser,
  buildTicketForm,
  fakeApi,
  refuseFields,
  renderInTestShell,
  screen,
  waitFor,
  within,
} from '@hamyar/testing';
import { manifest } from '../manifest.ts';
import { buildCategory, buildTag } from '../testing/catalog-doubles.ts';
import { TagsScreen } from './tags.screen.tsx';
import { TicketCategoryScreen } from './ticket-category.screen.tsx';

const modules = [{ manifest }] as never;
const tags = [buildTag(), buildTag({ id: 2, name: 'بانک', usage_count: 3 })];

describe('the settings page of tags', () => {
  const show = (answers: Parameters<typeof fakeApi>[0] = {}) => {
    const api = fakeApi({ tagList: tags, ...answers });
    return {
      api,
      ...renderInTestShell(<TagsScreen />, { user: buildUser('full_admin'), modules, path: '/settings/tags' }),
    };
  };

  it('[6.27, 7.12] lists them with their uses, those used most first', async () => {
    const { api } = show();
    expect((await screen.findAllByText('مودیان')).length).toBeGreaterThan(0);
    expect(api.calls('tagList')[0]?.query).toMatchObject({ sort_by: 'usage_count', sort_dir: 'desc' });
  });

  it('[7.12] creates one, and says at its field that the name is taken', async () => {
    const { person, api } = show({ tagStore: refuseFields({ name: 'برچسبی با این نام وجود دارد' }) });
    await person.click(await screen.findByRole('button', { name: 'برچسب جدید' }));
    const dialog = await screen.findByRole('dialog');
    await person.type(within(dialog).getByRole('textbox', { name: /نام برچسب/ }), 'بانک{Enter}');
    expect(await within(dialog).findByText('برچسبی با این نام وجود دارد')).toBeTruthy();
    expect(api.calls('tagStore')[0]?.body).toEqual({ name: 'بانک', color: null });
  });

  it('[decisions 2.10] merges the selected ones into the one that is used most', async () => {
    const { person, api } = show({ tagMerge: tags[0] });
    await person.click(await screen.findByRole('checkbox', { name: /انتخاب همه/ }));
    await person.click(screen.getByRole('button', { name: 'ادغام برچسب‌ها' }));
    const dialog = await screen.findByRole('dialog', { name: 'ادغام برچسب‌ها' });
    await person.click(within(dialog).getByRole('button', { name: 'ادغام برچسب‌ها' }));
    await waitFor(() => expect(api.calls('tagMerge')).toHaveLength(1));
    expect(api.calls('tagMerge')[0]).toMatchObject({ params: { id: 1 }, body: { tag_ids: [2] } });
  });
});

describe('the page of a category', () => {
  const show = (answers: Parameters<typeof fakeApi>[0] = {}) => {
    const api = fakeApi({
      ticketCategoryGet: buildCategory(),
      ticketCategoryList: [buildCategory()],
      slaList: [],
      ticketFormList: [],
      systemDefaultsGet: buildDefaults(),
      ...answers,
    });
    const shell = { user: buildUser('full_admin'), modules, path: '/settings/ticketCategory/11' };
    return { api, ...renderInTestShell(<TicketCategoryScreen />, shell) };
  };

  it('[decisions 2.7] sends what was changed, with the version that was read', async () => {
    const { person, api } = show({ ticketCategoryUpdate: buildCategory({ version: 4 }) });
    const name = await screen.findByRole('textbox', { name: /نام دسته‌بندی/ });
    await person.clear(name);
    await person.type(name, 'چاپ{Enter}');
    await waitFor(() => expect(api.calls('ticketCategoryUpdate')).toHaveLength(1));
    expect(api.calls('ticketCategoryUpdate')[0]?.body).toMatchObject({ version: 3, name: 'چاپ', keywords: ['خطا'] });
  });

  it('[decisions 2.11] has a form: those in use, the stored one although it is off, and none', async () => {
    const forms = [5, 6, 7].map((id) => buildTicketForm({ id, name: `فرم ${id}`, status: id === 5 }));
    const { person, api } = show({
      ticketCategoryGet: buildCategory({ form_id: 6 }),
      ticketFormList: forms,
      ticketCategoryUpdate: buildCategory({ version: 4 }),
    });
    const field = await screen.findByRole('combobox', { name: /فرم تیکت/ });
    expect(await screen.findByText('فرم 6')).toBeTruthy();
    await person.click(field);
    expect((await screen.findAllByRole('option')).map((one) => one.textContent)).toEqual(['فرم 5', 'فرم 6']);
    await person.click(screen.getByRole('option', { name: 'فرم 5' }));
    await person.click(screen.getByRole('button', { name: 'ذخیره' }));
    await waitFor(() => expect(api.calls('ticketCategoryUpdate')[0]?.body).toMatchObject({ form_id: 5 }));
  });

  it('[decisions 2.7] says at the field that what names it needs another one before it is deleted', async () => {
    const { person } = show({
      getReferences: { references: [{ text: '۴ تیکت' }] },
      ticketCategoryList: [buildCategory(), buildCategory({ id: 8, name: 'شبکه' })],
      ticketCategoryDelete: refuseFields({ replace_with: '۴ تیکت دارد. جایگزین آن را انتخاب کنید.' }),
    });
    await person.click(await screen.findByRole('button', { name: 'حذف' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toMatch(/در ۴ تیکت به کار رفته است\..*زیرمجموعه‌ها یک سطح بالا می‌آیند\./);
    await person.click(within(dialog).getByRole('combobox', { name: /جایگزین/ }));
    await person.click(await screen.findByTitle('شبکه'));
    await person.click(within(dialog).getByRole('button', { name: 'حذف' }));
    expect(await within(dialog).findByText('۴ تیکت دارد. جایگزین آن را انتخاب کنید.')).toBeTruthy();
    expect(within(dialog).getAllByText('شبکه').length).toBeGreaterThan(0);
  });
});
