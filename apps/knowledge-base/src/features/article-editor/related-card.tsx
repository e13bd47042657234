import { useState } from 'react';
import { Button, Card, IconButton, Line } from '@hamyar/design-system/basics';
import { CloseIcon, LinkIcon } from '@hamyar/design-system/icons';
import type { ResourceForm } from '@hamyar/module-kit/form';
import { OnDemand } from '@hamyar/module-kit/keys';
import { lazyPart } from '@hamyar/module-sdk';
import { fill, isolate, toFa } from '@hamyar/persian';
import { staffText } from '../../messages/fa-staff.ts';
import type { ArticleValues } from './article.conversions.ts';

const RelatedDialog = lazyPart(
  () => import(/* webpackChunkName: "article-panels" */ './related-dialog.tsx'),
  'RelatedDialog',
);

const text = staffText.editor;

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
      {related.length === 0 ? <p className="kb-quiet">{text.noRelated}</p> : null}
      <ul className="kb-related-rows">
        {related.map((article) => (
          <li key={article.id}>
            <Line>{article.name}</Line>
            {article.live ? null : <small>{text.hiddenRelated}</small>}
            <IconButton
              size="sm"
              icon={<CloseIcon />}
              label={fill(text.removeRelated, { name: isolate(article.name) })}
              onClick={() =>
                form.set(
                  'related',
                  related.filter(({ id }) => id !== article.id),
                )
              }
            />
          </li>
        ))}
      </ul>
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
