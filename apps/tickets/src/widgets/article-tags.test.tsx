import { buildUser, fakeApi, refuse, renderInTestShell, screen, waitFor } from '@hamyar/testing';
import { toast } from '@hamyar/design-system/overlay';
import { buildTag } from '../testing/catalog-doubles.ts';
import { ArticleTags } from './article-tags.widget.tsx';

const frequent = { id: 1, name: 'پرتکرار', color: null };
const picture = buildTag({ id: 2, name: 'نیاز به تصویر', usage_count: 3 });
const show = (may_create = false) => {
  const api = fakeApi({
    knowledgebaseArticleTagGet: { tags: [frequent], may_create },
    tagList: [picture],
    assignTag: undefined,
    removeTag: undefined,
    tagStore: { id: 9 },
  });
  const onChanged = jest.fn();
  const user = buildUser('employee');
  return { api, onChanged, ...renderInTestShell(<ArticleTags articleId={214} onChanged={onChanged} />, { user }) };
};
const open = async (person: ReturnType<typeof show>['person']) => {
  await person.click(await screen.findByRole('button', { name: 'افزودن برچسب' }));
  return screen.findByRole('combobox', { name: 'افزودن برچسب' });
};

describe('the tags of an article beside its form', () => {
  it('[4.11, 7.15, decisions 2.12] one is added by its name, stored at once, read again, and lists are notified', async () => {
    const { person, api, onChanged } = show();
    expect(await screen.findByText('پرتکرار')).toBeTruthy();
    api.answer({ knowledgebaseArticleTagGet: { tags: [frequent, picture], may_create: false } });
    await person.type(await open(person), 'تصوير{Enter}');
    await waitFor(() => expect(api.calls('assignTag')).toHaveLength(1));
    const body = { taggable_type: 'article', taggable_id: 214 };
    expect(api.calls('assignTag')[0]).toMatchObject({ params: { id: 2 }, body });
    expect(await screen.findByRole('button', { name: /برداشتن برچسب.*نیاز به تصویر/ })).toBeTruthy();
    expect(onChanged).toHaveBeenCalledTimes(1);
  });

  it('[4.11] a new name creates the tag first, for whoever may', async () => {
    const { person, api } = show(true);
    await person.type(await open(person), 'منسوخ{Enter}');
    await waitFor(() => expect(api.calls('assignTag')).toHaveLength(1));
    expect(api.calls('tagStore')[0]?.body).toEqual({ name: 'منسوخ' });
    expect(api.calls('assignTag')[0]).toMatchObject({ params: { id: 9 }, body: { taggable_id: 214 } });
  });

  it('[4.11, 7.15] one is taken away by its button, and a refusal is said', async () => {
    const { person, api, onChanged } = show();
    await person.click(await screen.findByRole('button', { name: /برداشتن برچسب/ }));
    await waitFor(() => expect(api.calls('removeTag')).toHaveLength(1));
    expect(api.calls('removeTag')[0]?.query).toEqual({ taggable_type: 'article', taggable_id: 214 });
    await waitFor(() => expect(onChanged).toHaveBeenCalledTimes(1));
    const refused = jest.spyOn(toast, 'error');
    api.answer({ removeTag: refuse('AUTORIZATION_ERROR', 'شما مجاز نیستید') } as never);
    await person.click(screen.getByRole('button', { name: /برداشتن برچسب/ }));
    await waitFor(() => expect(refused).toHaveBeenCalledWith('شما مجاز نیستید'));
    expect(onChanged).toHaveBeenCalledTimes(1);
  });
});
