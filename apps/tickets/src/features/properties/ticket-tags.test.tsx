import { buildTicket, buildUser, fakeApi, renderInTestShell, screen, waitFor } from '@hamyar/testing';
import { buildTag } from '../../testing/catalog-doubles.ts';
import { TicketTags } from './ticket-tags.tsx';

const bank = buildTag({ id: 2, name: 'بانک', usage_count: 38 });
const show = (changes: Parameters<typeof buildTicket>[0] = {}, answers: Parameters<typeof fakeApi>[0] = {}) => {
  const ticket = buildTicket({
    id: 1,
    actions: ['fields'],
    tags: [{ id: 1, name: 'فاکتور', color: null }],
    ...changes,
  });
  const api = fakeApi({
    tagList: [bank],
    assignTag: undefined,
    removeTag: undefined,
    tagStore: { id: 9 },
    ...answers,
  });
  return { api, ...renderInTestShell(<TicketTags ticket={ticket} />, { user: buildUser('employee') }) };
};
const open = async (person: ReturnType<typeof show>['person']) => {
  await person.click(screen.getByRole('button', { name: 'افزودن برچسب' }));
  return screen.findByRole('combobox', { name: 'افزودن برچسب' });
};

describe('the tags among the properties of a ticket', () => {
  it('[4.11, 7.15] adding one that exists assigns it, by its type and id', async () => {
    const { person, api } = show();
    await person.type(await open(person), 'بانك{Enter}');
    await waitFor(() => expect(api.calls('assignTag')).toHaveLength(1));
    expect(api.calls('assignTag')[0]).toMatchObject({ body: { taggable_type: 'ticket', taggable_id: 1 } });
    expect(api.calls('tagStore')).toEqual([]);
  });

  it('[4.11] adding a string creates the tag, then assigns it', async () => {
    const { person, api } = show({ may_create_tags: true });
    await person.type(await open(person), 'درگاه دوم');
    expect(await screen.findByRole('option', { name: /ایجاد برچسب/ })).toBeTruthy();
    await person.keyboard('{Enter}');
    await waitFor(() => expect(api.calls('assignTag')).toHaveLength(1));
    expect(api.calls('tagStore')[0]?.body).toEqual({ name: 'درگاه دوم' });
  });

  it('[decisions 2.10] offers no new tag to whoever may not create one, and says so', async () => {
    const { person } = show();
    await person.type(await open(person), 'درگاه دوم');
    expect(await screen.findByText('برای ساخت برچسب جدید دسترسی ندارید')).toBeTruthy();
    expect(screen.queryByRole('option')).toBeNull();
  });

  it('[5.5, decisions 2.0] keeps a name that is too long whole, says so, and creates nothing of it', async () => {
    const { person, api } = show({ may_create_tags: true });
    const input = await open(person);
    await person.click(input);
    await person.paste('ب'.repeat(51));
    expect(input).toHaveProperty('value', 'ب'.repeat(51));
    expect(await screen.findByText('حداکثر ۵۰ کاراکتر مجاز است')).toBeTruthy();
    expect(screen.queryByRole('option', { name: /ایجاد برچسب/ })).toBeNull();
    await person.keyboard('{Enter}');
    expect(api.calls('tagStore')).toEqual([]);
  });

  it('[4.11, 7.15] removing one unassigns it, and deletes nothing', async () => {
    const { person, api } = show();
    await person.click(screen.getByRole('button', { name: /برداشتن برچسب/ }));
    await waitFor(() => expect(api.calls('removeTag')).toHaveLength(1));
    expect(api.calls('tagDelete')).toEqual([]);
  });

  it('[decisions 2.10] is only read by whoever may not change the ticket', () => {
    show({ actions: ['note'] });
    expect(screen.getByText('فاکتور')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
