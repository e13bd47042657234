import type { ArticleSummary } from '@hamyar/contracts';
import { Button } from '@hamyar/design-system/basics';
import { Modal, toast } from '@hamyar/design-system/overlay';
import { ResourceView } from '@hamyar/module-kit/detail';
import { useSolveByArticleMutation } from '../../api/public-article.api.ts';
import { useSuggestedArticleQuery } from '../../api/suggestion.api.ts';
import { fa } from '../../messages/fa.ts';
import { ArticleBody } from '../../shared/article-body.tsx';
import { readTime } from '../../shared/read-time.ts';
import '../../css/kb.css';

interface SuggestedArticleDialogProps {
  article: ArticleSummary;
  /** It has been counted that no ticket is needed. Null for an employee: deflections are of those who ask. */
  onSolved: (() => void) | null;
  onClose(): void;
}

/** An article over the ticket that somebody writes: they read it without leaving, and say whether it was the answer. */
export function SuggestedArticleDialog({ article, onSolved, onClose }: SuggestedArticleDialogProps) {
  const reading = useSuggestedArticleQuery(article.id);
  const [solve, { isLoading }] = useSolveByArticleMutation();
  const press = async () => {
    const { error } = await solve({ id: article.id, source: 'suggestion' });
    if (error) toast.error(fa.failed);
    else onSolved?.();
  };
  return (
    <Modal
      open
      title={article.name}
      subtitle={readTime(article.read_time)}
      width="articles"
      busy={isLoading}
      onClose={onClose}
      footer={
        <>
          {onSolved ? (
            <Button variant="primary" loading={isLoading} disabled={!reading.data} onClick={() => void press()}>
              {fa.solved.action}
            </Button>
          ) : null}
          <Button disabled={isLoading} onClick={onClose}>
            {fa.suggestions.goOn}
          </Button>
        </>
      }
    >
      <ResourceView reading={reading}>
        {(shown) => (
          // the focus can be in the text, so that keys scroll it
          <section tabIndex={0} aria-label={article.name}>
            <ArticleBody article={shown} />
          </section>
        )}
      </ResourceView>
    </Modal>
  );
}
