import { ARTICLE_STATES, type Article } from '@hamyar/contracts';
import { Alert, Card, classNames } from '@hamyar/design-system/basics';
import { JalaliDateTime } from '@hamyar/design-system/dates';
import { FormGrid, Select } from '@hamyar/design-system/fields';
import { CheckIcon, ClockIcon } from '@hamyar/design-system/icons';
import { FormField, type ResourceForm } from '@hamyar/module-kit/form';
import { toFa } from '@hamyar/persian';
import { useArticleReviewersQuery } from '../../api/article.api.ts';
import { staffText } from '../../messages/fa-staff.ts';
import type { ArticleValues } from './article.conversions.ts';

const text = staffText.editor;
/** The way of an article; an archived one has left it. */
const STEPS = ARTICLE_STATES.filter((state) => state !== 'archived');

/** Where an article stands on its way, when it appears and ends, and who reviews it. */
export function PublishingCard({ article, form }: { article: Article; form: ResourceForm<ArticleValues> }) {
  const reviewers = useArticleReviewersQuery().data ?? [];
  return (
    <Card title={text.publishing} icon={<ClockIcon />}>
      <Steps state={article.state} />
      {article.review_remark ? (
        <Alert tone="warning" title={text.remark}>
          <span dir="auto">{article.review_remark}</span>
        </Alert>
      ) : null}
      <FormGrid>
        <FormField form={form} name="publish_at" label={text.publishAt}>
          {(control) => <JalaliDateTime {...control} />}
        </FormField>
        <FormField form={form} name="expire_at" label={text.expireAt}>
          {(control) => <JalaliDateTime {...control} />}
        </FormField>
        <FormField form={form} name="reviewer_id" label={text.reviewer} help={text.reviewerHelp}>
          {(control) => (
            <Select
              {...control}
              clearable
              options={reviewers
                .filter(({ id }) => id !== article.author?.id)
                .map(({ id, name }) => ({ value: id, label: name }))}
            />
          )}
        </FormField>
        <FormField form={form} name="review_due_at" label={text.reviewDue}>
          {(control) => <JalaliDateTime {...control} />}
        </FormField>
      </FormGrid>
    </Card>
  );
}

function Steps({ state }: { state: Article['state'] }) {
  const at = STEPS.findIndex((step) => step === state);
  return (
    <ol className="kb-steps">
      {STEPS.map((step, index) => (
        <li
          key={step}
          aria-current={index === at ? 'step' : undefined}
          className={classNames(index < at && 'kb-step-done')}
        >
          <i aria-hidden="true">{index < at ? <CheckIcon size={13} /> : toFa(index + 1)}</i>
          {staffText.article.states[step]}
        </li>
      ))}
    </ol>
  );
}
