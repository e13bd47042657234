import { useRef } from 'react';
import type { Article, ArticleState } from '@hamyar/contracts';
import { rules } from '@hamyar/design-system/fields';
import { toast } from '@hamyar/design-system/overlay';
import { useResourceForm, type FieldSpecs, type ResourceForm } from '@hamyar/module-kit/form';
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
  /** Takes the article to a state; what is not saved is saved before. */
  changeState(state: ArticleState, details?: StateDetails): Promise<void>;
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
  const next = useRef<(() => Promise<unknown>) | null>(null);
  const version = useRef(article.version);
  version.current = article.version;
  const form = useResourceForm<ArticleValues, Article>({
    initial: articleToForm(article),
    fields: FIELDS,
    draft: { key: `article:${article.id}:text`, shape: draftShape },
    send: async (values) => update({ id: article.id, ...articleToBody(values, article.version) }),
    onSaved: (saved) => {
      version.current = saved.version;
      if (next.current) void next.current();
      else toast.success(staffText.article.updatedToast);
    },
  });
  const changeState = async (state: ArticleState, details: StateDetails = {}) => {
    const send = async () => {
      const { error } = await change({ id: article.id, version: version.current, state, ...details });
      if (!error) toast.success(staffText.states.done);
    };
    if (form.changed.size === 0) return send();
    next.current = send;
    await form.submit();
    next.current = null;
  };
  return { form, changeState, changing: isLoading };
}
