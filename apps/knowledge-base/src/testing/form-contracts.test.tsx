import { buildUser, compareForm, fireEvent, screen, within, type FormComparison } from '@hamyar/testing';
import { CategoryDialog } from '../features/article-categories/category-dialog.tsx';
import { NewArticleDialog } from '../features/article-list/new-article-dialog.tsx';
import { TemplateForm } from '../features/article-templates/template.form.tsx';
import { manifest } from '../manifest.ts';
import { staffText } from '../messages/fa-staff.ts';
import { ArticleScreen } from '../screens/article.screen.tsx';
import { buildArticle, buildCategory } from './knowledge-base-doubles.ts';

const FORMS = 'apps/knowledge-base/src/features';
const shell = { user: buildUser('full_admin'), modules: [{ manifest }] as never };
const done = () => undefined;
const lists = { knowledgebaseCategoryList: [buildCategory()], knowledgebaseTemplateList: [] };

compareForm({
  file: `${FORMS}/article-editor/use-article-form.ts`,
  call: 'knowledgebaseArticleUpdate',
  element: () => <ArticleScreen />,
  shell: { ...shell, path: '/knowledgeBase/articles/214' },
  answers: {
    ...lists,
    knowledgebaseArticleGet: buildArticle(),
    knowledgebaseArticleReviewers: [],
    knowledgebaseSearchMissList: [],
    knowledgebaseArticleList: [],
  },
  names: { public: 'audience', user_group: 'audience', related_ids: 'related' },
  elsewhere: {
    version: 'of the article that was read',
    template_id: 'a button of the text: the template whose text is taken',
  },
  prepare: async () => {
    const name = await screen.findByRole('textbox', { name: new RegExp(staffText.article.name) });
    fireEvent.change(name, { target: { value: 'رفع خطا' } });
  },
});

compareForm({
  file: `${FORMS}/article-templates/template.form.tsx`,
  call: 'knowledgebaseTemplateStore',
  element: () => <TemplateForm label="قالب" onDone={done} />,
  shell: {
    ...shell,
    drafts: { 'article-template-new': { version: 1, changes: { name: 'خطا', body: '<p>شرح</p>' } } },
  },
  answers: lists,
  names: {
    'fields.public': 'audience',
    'fields.user_group': 'audience',
    'fields.category_ids': 'category_ids',
    'fields.allow_feedback': 'allow_feedback',
  },
});

compareForm({
  file: `${FORMS}/article-categories/category-dialog.tsx`,
  call: 'knowledgebaseCategoryUpdate',
  element: () => (
    <CategoryDialog
      categories={[buildCategory()]}
      stored={buildCategory({ organizations: [{ id: 3, name: 'آریا' }] })}
      onClose={done}
    />
  ),
  shell,
  names: { visibility: 'audience' },
  elsewhere: {
    version: 'of the category that was read',
    sibling_ids: 'a category that is dragged to its position',
  },
});

compareForm({
  file: `${FORMS}/article-list/new-article-dialog.tsx`,
  call: 'knowledgebaseArticleStore',
  own: ['name', 'template_id', 'source_ticket_id', 'search_miss_id'],
  element: () => <NewArticleDialog onClose={done} />,
  shell,
  answers: {
    knowledgebaseTemplateList: [
      { id: 1, version: 1, name: 'خطا', body: '<p>شرح</p>', fields: {}, created_at: 1, updated_at: 1 },
    ],
  },
  elsewhere: {
    source_ticket_id: 'the ticket in which the dialog was opened',
    search_miss_id: 'the search of whose row the dialog was opened',
  },
  prepare: async () => {
    const name = await screen.findByRole('textbox', { name: new RegExp(staffText.article.name) });
    fireEvent.change(name, { target: { value: 'رفع خطا' } });
  },
});

// the buttons of an article open two dialogs, each with a part of this call
const stateOf = (
  article: ReturnType<typeof buildArticle>,
): Pick<FormComparison, 'call' | 'element' | 'shell' | 'answers'> => ({
  call: 'knowledgebaseArticleState',
  element: () => <ArticleScreen />,
  shell: { ...shell, path: '/knowledgeBase/articles/214' },
  answers: {
    ...lists,
    knowledgebaseArticleGet: article,
    knowledgebaseArticleReviewers: [],
    knowledgebaseSearchMissList: [],
    knowledgebaseArticleList: [],
  },
});

compareForm({
  ...stateOf(buildArticle({ state: 'draft', next_states: ['scheduled'] })),
  file: `${FORMS}/article-editor/schedule.dialog.tsx`,
  own: ['publish_at'],
  prepare: async ({ person }) => {
    await person.click(await screen.findByRole('button', { name: staffText.states.scheduled }));
    const dialog = within(await screen.findByRole('dialog', { name: staffText.states.scheduleTitle }));
    await person.type(
      dialog.getByRole('textbox', { name: new RegExp(staffText.editor.publishAt) }),
      '1450/01/01 10:00',
    );
    await person.tab();
  },
});

compareForm({
  ...stateOf(buildArticle({ state: 'review', next_states: ['draft'] })),
  file: `${FORMS}/article-editor/return.dialog.tsx`,
  own: ['remark'],
  prepare: async ({ person }) => {
    await person.click(await screen.findByRole('button', { name: staffText.states.draft }));
    await screen.findByRole('dialog', { name: staffText.states.returnTitle });
  },
});
