import type { ArticleTemplate, KnowledgebaseTemplateStoreBody, Visibility } from '@hamyar/contracts';
import { wholeBody } from '@hamyar/module-kit/form';
import { audienceFields, audienceOf } from '../../shared/audience.tsx';

/** Values of the form of a template; null leaves a field of the article as it is. */
export interface TemplateValues {
  name: string;
  body: string;
  audience: Visibility | null;
  category_ids: number[];
  allow_feedback: 'yes' | 'no' | null;
}

export const emptyTemplate: TemplateValues = {
  name: '',
  body: '',
  audience: null,
  category_ids: [],
  allow_feedback: null,
};

/** The form values of a stored template. */
export const templateToForm = ({ name, body, fields }: ArticleTemplate): TemplateValues => ({
  name,
  body,
  audience:
    fields.public === undefined && fields.user_group === undefined
      ? null
      : audienceOf({ public: fields.public ?? false, user_group: fields.user_group ?? 'both' }),
  category_ids: fields.category_ids ?? [],
  allow_feedback: fields.allow_feedback === undefined ? null : fields.allow_feedback ? 'yes' : 'no',
});

/** The body of a template from the form values. */
export const templateToBody = ({ name, body, audience, category_ids, allow_feedback: asked }: TemplateValues) =>
  wholeBody<KnowledgebaseTemplateStoreBody>({
    name: name.trim(),
    body,
    fields: wholeBody<ArticleTemplate['fields']>({
      ...(audience === null ? { public: undefined, user_group: undefined } : audienceFields(audience)),
      category_ids: category_ids.length === 0 ? undefined : category_ids,
      allow_feedback: asked === null ? undefined : asked === 'yes',
    }),
  });
