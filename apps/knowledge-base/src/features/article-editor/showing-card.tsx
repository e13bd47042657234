import { ARTICLE_CATEGORIES_MAX, ARTICLE_KEYWORDS_MAX } from '@hamyar/contracts';
import { Card, Switch } from '@hamyar/design-system/basics';
import { MultiSelect, Select } from '@hamyar/design-system/fields';
import { EyeIcon } from '@hamyar/design-system/icons';
import { FormField, type ResourceForm } from '@hamyar/module-kit/form';
import { Slot } from '@hamyar/module-sdk';
import { articleTagsChanged } from '../../api/article.api.ts';
import { useArticleCategoriesQuery } from '../../api/article-category.api.ts';
import { staffText } from '../../messages/fa-staff.ts';
import { audienceOptions } from '../../shared/audience.tsx';
import { flatCategoryOptions } from '../../shared/category-options.ts';
import type { ArticleValues } from './article.conversions.ts';

const text = staffText.editor;

/** For whom an article is, where it stands, by which further words it is found, and its tags. */
export function ShowingCard({ articleId, form }: { articleId: number; form: ResourceForm<ArticleValues> }) {
  const categories = useArticleCategoriesQuery().data?.data ?? [];
  return (
    <Card title={text.showing} icon={<EyeIcon />}>
      <FormField form={form} name="audience" label={text.audience}>
        {(control) => (
          <Select {...control} options={audienceOptions} onChange={(next) => control.onChange(next ?? control.value)} />
        )}
      </FormField>
      <FormField form={form} name="category_ids" label={staffText.article.categories}>
        {(control) => (
          <MultiSelect
            {...control}
            maxShown={ARTICLE_CATEGORIES_MAX}
            options={flatCategoryOptions(categories)}
            onChange={(ids) => control.onChange(ids.slice(0, ARTICLE_CATEGORIES_MAX))}
          />
        )}
      </FormField>
      <FormField form={form} name="keywords" label={text.keywords}>
        {(control) => (
          <MultiSelect
            {...control}
            creatable
            maxShown={ARTICLE_KEYWORDS_MAX}
            options={[]}
            onChange={(words) => control.onChange(words.slice(0, ARTICLE_KEYWORDS_MAX))}
          />
        )}
      </FormField>
      <Slot name="knowledge-base.tags/v1" context={{ articleId, onChanged: articleTagsChanged }} />
      <FormField form={form} name="allow_feedback" label={text.feedback}>
        {(control) => <Switch checked={control.value} onChange={control.onChange} label={text.feedback} />}
      </FormField>
    </Card>
  );
}
