import { useState } from 'react';
import { ARTICLE_MAX, type Article, type ArticleState } from '@hamyar/contracts';
import { Button } from '@hamyar/design-system/basics';
import { JalaliDateTime } from '@hamyar/design-system/dates';
import { TextArea } from '@hamyar/design-system/fields';
import { CheckIcon } from '@hamyar/design-system/icons';
import { confirm } from '@hamyar/design-system/overlay';
import { FormDialog, useDialogForm } from '@hamyar/module-kit/dialog';
import { FormField } from '@hamyar/module-kit/form';
import { useNow } from '@hamyar/module-kit/live';
import { staffText } from '../../messages/fa-staff.ts';
import type { ArticleForm, StateDetails } from './use-article-form.ts';

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
    await changeState(state);
  };
  const send = (state: ArticleState, details: StateDetails) => {
    setAsked(null);
    void changeState(state, details);
  };
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
      {asked === 'draft' ? (
        <ReturnDialog onSend={(remark) => send('draft', remark ? { remark } : {})} onClose={() => setAsked(null)} />
      ) : null}
      {asked === 'scheduled' ? (
        <ScheduleDialog
          now={now}
          onSend={(publish_at) => send('scheduled', { publish_at })}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </>
  );
}

function ReturnDialog({ onSend, onClose }: { onSend(remark: string): void; onClose(): void }) {
  const form = useDialogForm<{ remark: string }, string>({
    initial: { remark: '' },
    fields: {},
    send: ({ remark }) => Promise.resolve({ data: remark.trim() }),
    onSaved: onSend,
  });
  return (
    <FormDialog form={form} title={text.returnTitle} submitLabel={text.draft} onClose={onClose}>
      <FormField form={form} name="remark" label={text.remark}>
        {(control) => <TextArea {...control} rows={3} maxLength={ARTICLE_MAX.remark} />}
      </FormField>
    </FormDialog>
  );
}

interface ScheduleDialogProps {
  now: number;
  onSend(at: number): void;
  onClose(): void;
}

function ScheduleDialog({ now, onSend, onClose }: ScheduleDialogProps) {
  const form = useDialogForm<{ at: number | null }, number>({
    initial: { at: null },
    fields: { at: { required: true, rules: [(at) => (Number(at) > now ? null : text.future)] } },
    send: ({ at }) => Promise.resolve({ data: at! }),
    onSaved: onSend,
  });
  return (
    <FormDialog form={form} title={text.scheduleTitle} submitLabel={text.scheduled} onClose={onClose}>
      <FormField form={form} name="at" label={staffText.editor.publishAt}>
        {(control) => <JalaliDateTime {...control} min={now} />}
      </FormField>
    </FormDialog>
  );
}
