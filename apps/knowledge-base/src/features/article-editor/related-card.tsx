import { useState } from 'react';
import { Button, Card, IconButton, Line } from '@hamyar/design-system/basics';
import { CloseIcon, LinkIcon } from '@hamyar/design-system/icons';
import { FormField, type ResourceForm } from '@hamyar/module-kit/form';
import { OnDemand } from '@hamyar/module-kit/keys';
import { lazyPart } from '@hamyar/module-sdk';
import { fill, isolate, joinFa, toFa } from '@hamyar/persian';
import { staffText } from '../../messages/fa-staff.ts';
import type { ArticleValues, RelatedArticle } from './article.conversions.ts';

const RelatedDialog = lazyPart(
  () => import(/* webpackChunkName: "article-panels" */ './related-dialog.tsx'),
  'RelatedDialog',
);

const text = staffText.editor;

const namesOf = (related: readonly RelatedArticle[]) => joinFa(related.map(({ name }) => name));

interface RelatedRowsProps {
  related: readonly RelatedArticle[];
  onChange(related: RelatedArticle[]): void;
}

function RelatedRows({ related, onChange }: RelatedRowsProps) {
  if (related.length === 0) return <p className="kb-quiet">{text.noRelated}</p>;
  return (
    <ul className="kb-related-rows">
      {related.map((article) => (
        <li key={article.id}>
          <Line>{article.name}</Line>
          {article.live ? null : <small>{text.hiddenRelated}</small>}
          <IconButton
            size="sm"
            icon={<CloseIcon />}
            label={fill(text.removeRelated, { name: isolate(article.name) })}
            onClick={() => onChange(related.filter(({ id }) => id !== article.id))}
          />
        </li>
      ))}
    </ul>
  );
}

/** The articles that readers find beside this one. */
export function RelatedCard({ articleId, form }: { articleId: number; form: ResourceForm<ArticleValues> }) {
  const [choosing, setChoosing] = useState(false);
  const { related } = form.values;
  return (
    <Card
      flush
      title={text.related}
      icon={<LinkIcon />}
      count={toFa(related.length)}
      extra={
        <Button variant="link" size="sm" onClick={() => setChoosing(true)}>
          {text.addRelated}
        </Button>
      }
    >
      <FormField form={form} name="related" label={text.related} hideLabel read={namesOf}>
        {({ value, onChange }) => <RelatedRows related={value} onChange={onChange} />}
      </FormField>
      <OnDemand onClose={() => setChoosing(false)}>
        {choosing ? (
          <RelatedDialog
            articleId={articleId}
            chosen={related}
            onApply={(next) => {
              form.set('related', next);
              setChoosing(false);
            }}
            onClose={() => setChoosing(false)}
          />
        ) : null}
      </OnDemand>
    </Card>
  );
}
