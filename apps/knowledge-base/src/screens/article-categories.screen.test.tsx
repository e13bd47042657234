import {
  axe,
  buildUser,
  fakeApi,
  fireEvent,
  nok,
  refuseFields,
  renderInTestShell,
  screen,
  waitFor,
  within,
} from '@hamyar/testing';
import { OverlayHost } from '@hamyar/design-system/overlay';
import { manifest } from '../manifest.ts';
import { staffText } from '../messages/fa-staff.ts';
import { buildCategory } from '../testing/knowledge-base-doubles.ts';
import { ArticleCategoriesScreen } from './article-categories.screen.tsx';

const modules = [{ manifest }] as never;
const text = staffText.category;
const first = buildCategory({ id: 1, name: 'شروع کار' });
const second = buildCategory({ id: 2, name: 'درگاه پرداخت' });
const below = buildCategory({ id: 21, name: 'خطاهای بانکی', parent_id: 2, depth: 2 });
const all = [first, second, below];

const open = (more: object = {}) => {
  const api = fakeApi({
    knowledgebaseCategoryList: all,
    knowledgebaseCategoryStore: { id: 9 },
    knowledgebaseCategoryUpdate: second,
    updateOrder: null,
    ...more,
  } as never);
  const path = '/knowledgeBase/articleCategories';
  const shown = (
    <>
      <ArticleCategoriesScreen />
      <OverlayHost />
    </>
  );
  return { api, ...renderInTestShell(shown, { user: buildUser('full_admin'), path, modules }) };
};
const handleOf = (name: string) => screen.findByRole('button', { name: new RegExp(`^جابه‌جایی .*${name}`) });

describe('the categories of articles', () => {
  it('[2.13] stand as a tree with the number of their articles', async () => {
    open();
    const rows = await screen.findAllByRole('row');
    expect(rows.slice(1).map((row) => row.getAttribute('aria-level'))).toEqual(['1', '1', '2']);
    expect(await axe()).toEqual([]);
  });

  it('are moved by Alt and the arrow keys: all siblings are sent in their new order', async () => {
    const { api, person } = open();
    (await handleOf(second.name)).focus();
    await person.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await waitFor(() =>
      expect(api.calls('updateOrder')[0]?.body).toEqual({ type: 'knowledgebaseCategory', type_ids: [2, 1] }),
    );
    expect(api.calls('knowledgebaseCategoryUpdate')).toHaveLength(0);
  });

  it('get another parent by the menu, with the version that was read', async () => {
    const { api, person } = open();
    await person.click(await screen.findByRole('button', { name: new RegExp(`^کارهای .*${below.name}`) }));
    await person.click(await screen.findByRole('menuitem', { name: text.higher }));
    await waitFor(() =>
      expect(api.calls('knowledgebaseCategoryUpdate')[0]?.body).toEqual({
        parent_id: null,
        sibling_ids: [1, 2, 21],
        version: 3,
      }),
    );
    expect(api.calls('updateOrder')).toHaveLength(0);
  });

  it('are found by a part of the name, with those above them', async () => {
    const { person } = open();
    await person.type(await screen.findByRole('searchbox', { name: text.search }), 'بانكي');
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(3));
    expect(screen.queryByText(first.name)).toBeNull();
  });
});

describe('the dialog of a category', () => {
  const dialog = async () => within(await screen.findByRole('dialog'));

  it('[2.91] has the width of its dialog', async () => {
    const { person } = open();
    await person.click(await screen.findByRole('button', { name: text.new }));
    expect((await screen.findByRole('dialog')).style.width).toBe('650px');
  });

  it('[8.16] says that the operation is completed', async () => {
    const { person } = open();
    await person.click(await screen.findByRole('button', { name: text.new }));
    const fields = await dialog();
    await person.type(fields.getByRole('textbox', { name: new RegExp(text.name) }), 'تسویه');
    expect(screen.queryByText('عملیات با موفقیت انجام شد')).toBeNull();
    await person.click(fields.getByRole('button', { name: 'ذخیره' }));
    expect(await screen.findByText('عملیات با موفقیت انجام شد')).toBeTruthy();
  });

  it('[2.84, 3.7, 5.40] asks for a name, and sends a new category with its audience', async () => {
    const { api, person } = open();
    await person.click(await screen.findByRole('button', { name: text.new }));
    const fields = await dialog();
    await person.click(fields.getByRole('button', { name: 'ذخیره' }));
    expect(await fields.findByText('این فیلد الزامی است')).toBeTruthy();
    expect(api.calls('knowledgebaseCategoryStore')).toHaveLength(0);
    await person.type(fields.getByRole('textbox', { name: new RegExp(text.name) }), '  تسویه ');
    // [3.7] the word of the glossary, as visitors read it
    expect(fields.getByRole('radio', { name: /^عمومی/ })).toBeTruthy();
    await person.click(fields.getByRole('radio', { name: new RegExp(`^${staffText.audience.customers.label}`) }));
    await person.click(fields.getByRole('button', { name: 'ذخیره' }));
    await waitFor(() =>
      expect(api.calls('knowledgebaseCategoryStore')[0]?.body).toEqual({
        name: 'تسویه',
        slug: null,
        description: null,
        status: true,
        parent_id: null,
        visibility: 'customers',
        organization_ids: [],
        customer_level_ids: [],
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('[5.41] needs no parent: the one that it has can be taken away', async () => {
    const { api, person } = open();
    await person.click(await screen.findByRole('button', { name: new RegExp(`^ویرایش .*${below.name}`) }));
    const fields = await dialog();
    const parent = fields.getByRole('combobox', { name: text.parent });
    expect(parent.getAttribute('aria-required')).not.toBe('true');
    expect((parent as HTMLInputElement).disabled).toBe(false);
    const clear = parent.closest('.ant-select')!.querySelector('.ant-select-clear')!;
    fireEvent.mouseDown(clear);
    fireEvent.click(clear);
    await person.click(fields.getByRole('button', { name: 'ذخیره' }));
    await waitFor(() =>
      expect(api.calls('knowledgebaseCategoryUpdate')[0]?.body).toMatchObject({ parent_id: null, version: 3 }),
    );
  });

  it('[5.41] is not asked for the parent of one that the list of article categories has not, which is moved in the tree', async () => {
    const last = buildCategory({ id: 8, name: 'ته‌برگ', depth: 4, parent_id: below.id });
    const { person } = open({ knowledgebaseCategoryList: [second, below, last] });
    await person.click(await screen.findByRole('button', { name: new RegExp(`^ویرایش .*${last.name}`) }));
    const fields = await dialog();
    expect((fields.getByRole('combobox', { name: text.parent }) as HTMLInputElement).disabled).toBe(true);
    expect(fields.getByText(text.parentOfLast)).toBeTruthy();
  });

  it('asks for an organisation or a level where only some customers are to see it', async () => {
    const { api, person } = open();
    await person.click(await screen.findByRole('button', { name: text.new }));
    const fields = await dialog();
    await person.type(fields.getByRole('textbox', { name: new RegExp(text.name) }), 'بیمه');
    await person.click(fields.getByRole('radio', { name: new RegExp(`^${staffText.audience.selected.label}`) }));
    await person.click(fields.getByRole('button', { name: 'ذخیره' }));
    expect(await fields.findByText(text.selectedRequired)).toBeTruthy();
    expect(api.calls('knowledgebaseCategoryStore')).toHaveLength(0);
  });

  it('shows what the server refuses at its field, and says how many articles stay narrower', async () => {
    const { person } = open({
      knowledgebaseCategoryList: [buildCategory({ narrower_article_count: 3 })],
      knowledgebaseCategoryUpdate: refuseFields({ slug: 'این نامک از آن دستهٔ دیگری است' }),
    });
    await person.click(await screen.findByRole('button', { name: new RegExp(`^ویرایش .*${second.name}`) }));
    const fields = await dialog();
    expect(fields.getByText(/^۳ مقاله از ۱۲ مقالهٔ این دسته/)).toBeTruthy();
    await person.type(fields.getByRole('textbox', { name: text.slug }), 'x');
    await person.click(fields.getByRole('button', { name: 'ذخیره' }));
    expect(await fields.findByText('این نامک از آن دستهٔ دیگری است')).toBeTruthy();
  });

  it('[decisions 2.0] saves over what somebody else has saved meanwhile only after showing it', async () => {
    const theirs = { ...second, name: 'درگاه‌ها', version: second.version + 1 };
    const { api, person } = open({ knowledgebaseCategoryUpdate: nok('VERSION_CONFLICT', theirs) });
    await person.click(await screen.findByRole('button', { name: new RegExp(`^ویرایش .*${second.name}`) }));
    const fields = await dialog();
    const name = fields.getByRole('textbox', { name: new RegExp(text.name) });
    await person.clear(name);
    await person.type(name, 'درگاه');
    await person.click(fields.getByRole('button', { name: 'ذخیره' }));
    expect(await fields.findByDisplayValue(theirs.name)).toBeTruthy();
    api.answer({ knowledgebaseCategoryUpdate: theirs });
    await person.click(fields.getByRole('button', { name: 'ذخیره' }));
    await waitFor(() =>
      expect(api.calls('knowledgebaseCategoryUpdate').map(({ body }) => body)).toMatchObject([
        { name: 'درگاه', version: second.version },
        { name: 'درگاه', version: theirs.version },
      ]),
    );
  });

  it('begins a category below another one with that one as its parent', async () => {
    const { api, person } = open();
    await person.click(await screen.findByRole('button', { name: new RegExp(`^افزودن زیردسته به .*${second.name}`) }));
    const fields = await dialog();
    await person.type(fields.getByRole('textbox', { name: new RegExp(text.name) }), 'وب‌هوک');
    await person.click(fields.getByRole('button', { name: 'ذخیره' }));
    await waitFor(() => expect(api.calls('knowledgebaseCategoryStore')[0]?.body).toMatchObject({ parent_id: 2 }));
  });
});
