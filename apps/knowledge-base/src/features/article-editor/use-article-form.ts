import { useRef } from 'react';
import type { Article, ArticleState } from '@hamyar/contracts';
import { rules } from '@hamyar/design-system/fields';
import { toast } from '@hamyar/design-system/overlay';
import { useResourceForm, type FieldSpecs, type ResourceForm, type SendResult } from '@hamyar/module-kit/form';
import { useChangeArticleStateMutation, useUpdateArticleMutation } from '../../api/article.api.ts';
import { staffText } from '../../messages/fa-staff.ts';
import { articleToBody, articleToForm, draftShape, type ArticleValues } from './article.conversions.ts';

/** What a change of the state says besides the state. */
export interface StateDetails {
  publish_at?: number;
  remark?: string;
}

/** The form of an article, and the way to its next states. */
export interface ArticleForm {
  form: ResourceForm<ArticleValues>;
  /**
   * Takes the article to a state; what is not saved is saved before. Null where that was refused, as the fields of the
   * article then say.
   */
  changeState(state: ArticleState, details?: StateDetails): Promise<SendResult<unknown> | null>;
  changing: boolean;
}

const FIELDS: FieldSpecs<ArticleValues> = {
  name: { required: true, rules: [rules.letter()] },
  slug: { rules: [rules.letter()] },
  body_html: { allowHtml: true },
  audience: { wire: ['public', 'user_group'] },
  related: { wire: 'related_ids' },
  expire_at: { rules: [rules.after('publish_at')] },
};

/**
 * The form of one article. What is typed is a draft at once, also on the server; saving makes it a version, and somebody
 * who has saved in between is never overwritten.
 */
export function useArticleForm(article: Article): ArticleForm {
  const [update] = useUpdateArticleMutation();
  const [change, { isLoading }] = useChangeArticleStateMutation();
  const saved = useRef(false);
  const savesFirst = useRef(false);
  const version = useRef(article.version);
  version.current = article.version;
  const form = useResourceForm<ArticleValues, Article>({
    initial: articleToForm(article),
    fields: FIELDS,
    draft: { key: `article:${article.id}:text`, shape: draftShape },
    send: async (values) => update({ id: article.id, ...articleToBody(values, article.version) }),
    onSaved: (stored) => {
      version.current = stored.version;
      saved.current = true;
      if (!savesFirst.current) toast.success(staffText.article.updatedToast);
    },
  });
  const save = async () => {
    saved.current = false;
    savesFirst.current = true;
    await form.submit();
    savesFirst.current = false;
    return saved.current;
  };
  const changeState = async (state: ArticleState, details: StateDetails = {}) => {
    if (form.changed.size > 0 && !(await save())) return null;
    const result = await change({ id: article.id, version: version.current, state, ...details });
    if (!result.error) toast.success(staffText.states.done);
    return result as SendResult<unknown>;
  };
  return { form, changeState, changing: isLoading };
}
