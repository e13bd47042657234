import { NOTICE_BODY_MAX, NOTICE_DELAY_MAX, NOTICE_SUBJECT_MAX, NOTICE_VARIABLES } from '@hamyar/contracts';
import type { Notice } from '@hamyar/contracts/notifications';
import { Button, Switch } from '@hamyar/design-system/basics';
import { NumberField, TextArea, TextField } from '@hamyar/design-system/fields';
import { toast } from '@hamyar/design-system/overlay';
import { FormDialog, useDialogForm } from '@hamyar/module-kit/dialog';
import { FormField } from '@hamyar/module-kit/form';
import { fill, shared } from '@hamyar/persian';
import { useStoreNoticeMutation } from '../../api/notice.api.ts';
import { noticeText as text } from '../../messages/fa-notice.ts';

interface NoticeValues {
  subject: string;
  body: string;
  delay_minutes: number | null;
  only_working_time: boolean;
}

/** The text of a mail and when it is sent, for one event and audience. Empty texts are those of the product. */
export function NoticeDialog({ notice, onClose }: { notice: Notice; onClose(): void }) {
  const [store] = useStoreNoticeMutation();
  const stored = notice.channels.find(({ channel }) => channel === 'email');
  const form = useDialogForm<NoticeValues, Notice>({
    initial: {
      subject: stored?.subject ?? '',
      body: stored?.body ?? '',
      delay_minutes: stored?.delay_minutes ?? 0,
      only_working_time: stored?.only_working_time ?? false,
    },
    fields: { delay_minutes: { required: true } },
    send: ({ subject, body, delay_minutes, only_working_time }) =>
      store({
        ...{ event: notice.event, audience: notice.audience, channel: 'email', only_working_time },
        ...{ subject: subject.trim() || null, body: body.trim() || null, delay_minutes: delay_minutes ?? 0 },
      }),
    onSaved: () => {
      toast.success(text.saved);
      onClose();
    },
    askOnLeave: true,
  });
  const title = fill(text.editOf, { title: notice.title, audience: text.audiences[notice.audience] });
  return (
    <FormDialog form={form} title={title} submitLabel={shared.save} initialFocus="input" onClose={onClose}>
      <FormField form={form} name="subject" label={text.subject}>
        {(control) => <TextField {...control} maxLength={NOTICE_SUBJECT_MAX} placeholder={text.productText} />}
      </FormField>
      <FormField form={form} name="body" label={text.body}>
        {(control) => <TextArea {...control} rows={5} maxLength={NOTICE_BODY_MAX} placeholder={text.productText} />}
      </FormField>
      <div className="settings-variables" role="group" aria-label={text.variables}>
        {NOTICE_VARIABLES.map((name) => (
          <Button key={name} size="sm" onClick={() => form.set('body', `${form.values.body}{{${name}}}`)}>
            {text.names[name]}
          </Button>
        ))}
      </div>
      <FormField form={form} name="delay_minutes" label={text.delay}>
        {(control) => <NumberField {...control} min={0} max={NOTICE_DELAY_MAX} />}
      </FormField>
      <FormField form={form} name="only_working_time" label={text.working} hideLabel>
        {(control) => <Switch checked={control.value} onChange={control.onChange} label={text.working} />}
      </FormField>
    </FormDialog>
  );
}
