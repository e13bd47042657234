import { useState } from 'react';
import type { Article, ArticleState } from '@hamyar/contracts';
import { Button } from '@hamyar/design-system/basics';
import { CheckIcon } from '@hamyar/design-system/icons';
import { confirm, toast } from '@hamyar/design-system/overlay';
import { failureText } from '@hamyar/module-kit/failure';
import { OnDemand } from '@hamyar/module-kit/keys';
import { useNow } from '@hamyar/module-kit/live';
import { lazyPart } from '@hamyar/module-sdk';
import { staffText } from '../../messages/fa-staff.ts';
import type { ArticleForm, StateDetails } from './use-article-form.ts';

const ReturnDialog = lazyPart(
  () => import(/* webpackChunkName: "article-panels" */ './return.dialog.tsx'),
  'ReturnDialog',
);
const ScheduleDialog = lazyPart(
  () => import(/* webpackChunkName: "article-panels" */ './schedule.dialog.tsx'),
  'ScheduleDialog',
);

const text = staffText.states;
/** States nearer to the readers: the furthest of them is the main button. */
const FORWARD: ReadonlySet<ArticleState> = new Set(['review', 'scheduled', 'published']);
const ORDER: readonly ArticleState[] = ['archived', 'draft', 'review', 'scheduled', 'published'];

interface StateActionsProps {
  article: Article;
  editing: ArticleForm;
}

/** One button for each state to which the person may take the article now (decisions 2.27, four eyes). */
export function StateActions({ article, editing: { form, changeState, changing } }: StateActionsProps) {
  const [asked, setAsked] = useState<'draft' | 'scheduled' | null>(null);
  const now = useNow();
  const states = ORDER.filter((state) => article.next_states.includes(state));
  const isMain = (state: ArticleState, at: number) => at === states.length - 1 && FORWARD.has(state);
  const publishAt = form.values.publish_at;
  const press = async (state: ArticleState) => {
    // from a review it goes back with a reason
    if (state === 'draft' && article.state === 'review') return setAsked('draft');
    if (state === 'scheduled' && (publishAt === null || publishAt <= now)) return setAsked('scheduled');
    if (state === 'archived') {
      const sure = await confirm({ title: text.archiveTitle, message: text.archiveText, yes: text.archived });
      if (!sure) return;
    }
    const result = await changeState(state);
    if (result?.error) toast.error(failureText(result.error));
  };
  // of a text that could not be saved the fields below the dialog say why
  const send = async (state: ArticleState, details: StateDetails) =>
    (await changeState(state, details)) ?? { data: null };
  return (
    <>
      {states.map((state, at) => (
        <Button
          key={state}
          variant={isMain(state, at) ? 'primary' : 'default'}
          icon={isMain(state, at) ? <CheckIcon /> : undefined}
          loading={changing}
          onClick={() => void press(state)}
        >
          {text[state]}
        </Button>
      ))}
      <OnDemand onClose={() => setAsked(null)}>
        {asked === 'draft' ? (
          <ReturnDialog send={(remark) => send('draft', remark ? { remark } : {})} onClose={() => setAsked(null)} />
        ) : null}
        {asked === 'scheduled' ? (
          <ScheduleDialog
            now={now}
            send={(publish_at) => send('scheduled', { publish_at })}
            onClose={() => setAsked(null)}
          />
        ) : null}
      </OnDemand>
    </>
  );
}
