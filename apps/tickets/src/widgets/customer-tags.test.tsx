import { buildUser, fakeApi, renderInTestShell, screen, waitFor } from '@hamyar/testing';
import { buildTag } from '../testing/catalog-doubles.ts';
import { CustomerTags } from './customer-tags.widget.tsx';

const key = { id: 1, name: 'مشتری کلیدی', color: null };
const bank = buildTag({ id: 2, name: 'بانک', usage_count: 38 });
const show = (may_create = false) => {
  const api = fakeApi({
    customerTagGet: { tags: [key], may_create },
    tagList: [bank],
    assignTag: undefined,
    removeTag: undefined,
    tagStore: { id: 9 },
  });
  return { api, ...renderInTestShell(<CustomerTags customerId={7} />, { user: buildUser('employee') }) };
};
const open = async (person: ReturnType<typeof show>['person']) => {
  await person.click(await screen.findByRole('button', { name: 'افزودن برچسب' }));
  return screen.findByRole('combobox', { name: 'افزودن برچسب' });
};

describe('the tags on the card of a customer', () => {
  it('[2.89, 4.11, 7.15] one is added by its name, stored at once, and read again', async () => {
    const { person, api } = show();
    expect(await screen.findByText('مشتری کلیدی')).toBeTruthy();
    api.answer({ customerTagGet: { tags: [key, { id: 2, name: 'بانک', color: null }], may_create: false } });
    await person.type(await open(person), 'بانك{Enter}');
    await waitFor(() => expect(api.calls('assignTag')).toHaveLength(1));
    expect(api.calls('assignTag')[0]).toMatchObject({
      params: { id: 2 },
      body: { taggable_type: 'user', taggable_id: 7 },
    });
    expect(await screen.findByRole('button', { name: /برداشتن برچسب.*بانک/ })).toBeTruthy();
  });

  it('[4.11] a new name creates the tag first, for whoever may', async () => {
    const { person, api } = show(true);
    await person.type(await open(person), 'تمدید نزدیک{Enter}');
    await waitFor(() => expect(api.calls('assignTag')).toHaveLength(1));
    expect(api.calls('tagStore')[0]?.body).toEqual({ name: 'تمدید نزدیک' });
    expect(api.calls('assignTag')[0]).toMatchObject({ params: { id: 9 }, body: { taggable_id: 7 } });
  });

  it('[4.11, 7.15] one is taken away by its button', async () => {
    const { person, api } = show();
    await person.click(await screen.findByRole('button', { name: /برداشتن برچسب/ }));
    await waitFor(() => expect(api.calls('removeTag')).toHaveLength(1));
    expect(api.calls('removeTag')[0]?.query).toEqual({ taggable_type: 'user', taggable_id: 7 });
  });
});
