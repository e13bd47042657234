import type { ReactNode } from 'react';
import type { Announcement, AnnouncementAudience, AnnouncementState } from '@hamyar/contracts/announcements';
import { Button } from '@hamyar/design-system/basics';
import { CheckIcon, SendIcon } from '@hamyar/design-system/icons';
import { toast } from '@hamyar/design-system/overlay';
import { Form, useResourceForm, type ResourceForm } from '@hamyar/module-kit/form';
import { savedId } from '@hamyar/module-kit/list';
import { useNow } from '@hamyar/module-kit/live';
import { useGate, useSession } from '@hamyar/module-sdk';
import { useCreateAnnouncementMutation, useUpdateAnnouncementMutation } from '../../api/announcement.api.ts';
import { faAnnouncementEditor as text } from '../../messages/fa-announcement-editor.ts';
import {
  announcementToBody,
  announcementToForm,
  announcementToStore,
  emptyAnnouncement,
  type AnnouncementValues,
} from './announcement.conversions.ts';
import { announcementChecks } from './announcement.validation.ts';
import { AudienceCard } from './audience-card.tsx';
import { Preview } from './preview.tsx';
import { ScheduleCard } from './schedule-card.tsx';
import { TextCard } from './text-card.tsx';

const ALL_BRANCHES = -1;

interface AnnouncementFormProps {
  label: string;
  audience: AnnouncementAudience;
  stored?: Announcement;
  /** @param saved the row that the list then shows and marks; undefined when nothing was saved */
  onDone(saved?: number): void;
  /** More buttons at the end. */
  actions?: ReactNode;
}

/** The branch of a branch admin, the only one that they can name; null for who names any (decisions 2.25). */
function useOwnBranch(): number | null {
  const { branch_id: branch } = useSession();
  const all = useGate({ role: 'full_admin' });
  return all || branch === ALL_BRANCHES ? null : branch;
}

/** Writes an announcement: draft, publish now or later, and change while people read it (decisions 2.13). */
export function AnnouncementForm({ label, audience, stored, onDone, actions }: AnnouncementFormProps) {
  const [create] = useCreateAnnouncementMutation();
  const [update] = useUpdateAnnouncementMutation();
  const ownBranch = useOwnBranch();
  const state = stored?.state ?? 'draft';
  const form = useResourceForm<AnnouncementValues, unknown>({
    initial: stored ? announcementToForm(stored) : emptyAnnouncement(ownBranch),
    fields: announcementChecks,
    draft: { key: stored ? `announcement-${stored.id}` : `announcement-new-${audience}` },
    send: async (values) =>
      stored
        ? update({ id: stored.id, ...announcementToBody(values, stored.version) })
        : create(announcementToStore(values, audience)),
    onSaved: (saved, { publish, start_at: start }) => {
      toast.success(state === 'live' ? text.updated : text.saved[savedAs(publish, start)]);
      onDone(savedId(saved));
    },
  });
  return (
    <Form form={form} label={label} className="st-ann-editor">
      <div className="st-ann-main-column">
        <TextCard form={form} />
        <div className="st-ann-pair">
          <AudienceCard {...{ form, audience, stored, ownBranch }} />
          <ScheduleCard {...{ form, audience, state }} />
        </div>
        <Buttons {...{ form, state, onDone }}>{actions}</Buttons>
      </div>
      <Preview values={form.values} live={state === 'live'} />
    </Form>
  );
}

const savedAs = (publish: boolean, start: number | null): AnnouncementState =>
  !publish ? 'draft' : start !== null && start > Date.now() / 1000 ? 'scheduled' : 'live';

interface ButtonsProps extends Pick<AnnouncementFormProps, 'onDone'> {
  form: ResourceForm<AnnouncementValues>;
  state: AnnouncementState;
  children: ReactNode;
}

/** One button for each thing that the form can become. */
function Buttons({ form, state, onDone, children }: ButtonsProps) {
  const now = useNow(60);
  const { start_at: start } = form.values;
  const send = (publish: boolean) => () => void form.submit({ publish });
  return (
    <div className="hd-form-foot">
      {state === 'live' ? (
        <Button variant="primary" icon={<CheckIcon />} loading={form.sending} onClick={send(false)}>
          {text.save}
        </Button>
      ) : (
        <>
          <Button variant="primary" icon={<SendIcon />} loading={form.sending} onClick={send(true)}>
            {start !== null && start > now ? text.schedule : text.publish}
          </Button>
          <Button disabled={form.sending} onClick={send(false)}>
            {text.saveDraft}
          </Button>
        </>
      )}
      <Button
        variant="text"
        disabled={form.sending}
        onClick={() => void form.cancel().then((done) => done && onDone())}
      >
        {text.cancel}
      </Button>
      {children}
    </div>
  );
}
