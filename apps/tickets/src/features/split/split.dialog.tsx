import { useState } from 'react';
import { type Ticket, type TicketContent, pictureUrl } from '@hamyar/contracts';
import { formatDateTime } from '@hamyar/dayjs-jalali';
import { Alert, Avatar, Checkbox, Name } from '@hamyar/design-system/basics';
import { RichText } from '@hamyar/design-system/editor';
import { Select, TextField, TreeSelect } from '@hamyar/design-system/fields';
import { toast } from '@hamyar/design-system/overlay';
import { SUBJECT_MAX } from '@hamyar/contracts';
import { FormDialog, useDialogForm } from '@hamyar/module-kit/dialog';
import { FormField } from '@hamyar/module-kit/form';
import { useNavigate } from '@hamyar/module-sdk';
import { fill, isolate, toFa } from '@hamyar/persian';
import { skipToken, useReferenceList } from '@hamyar/store';
import { useTicketAssigneesQuery } from '../../api/ticket-staff.api.ts';
import { useTicketSplitMutation } from '../../api/ticket-merge.api.ts';
import { faMerge } from '../../messages/fa-merge.ts';
import { faStaff } from '../../messages/fa-staff.ts';
import { AbsenceHint } from '../../shared/absence-hint.tsx';
import { newIdempotencyKey } from '../../shared/idempotency-key.ts';
import { useTicketDepartments } from '../../shared/ticket-departments.ts';
import { buildTree } from '../../shared/tree-options.ts';

const text = faMerge.split;
/** Pixels. */
const WIDTH = 680;

interface SplitDialogProps {
  ticket: Ticket;
  /** The message that becomes a ticket. */
  content: TicketContent;
  onClose(): void;
}

interface SplitValues {
  subject: string;
  department_id: number | null;
  category_id: number | null;
  recipient_id: number | null;
  attachment_ids: readonly number[];
}

/** Makes a new ticket of one message, linked with this one (decisions 2.3 T16). */
export function SplitDialog({ ticket, content, onClose }: SplitDialogProps) {
  const [split] = useTicketSplitMutation();
  const navigate = useNavigate();
  const [client_key] = useState(newIdempotencyKey);
  const files = content.attachments.filter(({ inline }) => !inline);
  const form = useDialogForm<SplitValues, { id: number; number: string }>({
    initial: {
      subject: '',
      department_id: ticket.department.id,
      category_id: ticket.category?.id ?? null,
      recipient_id: null,
      attachment_ids: files.map(({ id }) => id),
    },
    fields: { subject: { required: true }, department_id: { required: true } },
    send: ({ department_id, attachment_ids, ...values }) =>
      split({
        id: ticket.id,
        content_id: content.id,
        // without a department the form is not sent
        department_id: department_id!,
        attachment_ids: [...attachment_ids],
        client_key,
        ...values,
      }),
    onSaved: ({ id, number }) => {
      onClose();
      toast.success(fill(text.done, { number: isolate(toFa(number)) }), {
        action: { label: text.open, onAction: () => navigate({ route: 'tickets-id', params: { id } }) },
      });
    },
  });
  return (
    <FormDialog
      form={form}
      title={text.title}
      subtitle={text.hint}
      width={WIDTH}
      submitLabel={text.submit}
      initialFocus="input[type=text]"
      onClose={onClose}
    >
      <Message content={content} />
      {files.length > 0 ? (
        <FormField form={form} name="attachment_ids" label={text.files}>
          {({ value, id, onChange }) => (
            <div className="tk-split-files" id={id} tabIndex={-1}>
              {files.map((file) => (
                <Checkbox
                  key={file.id}
                  checked={value.includes(file.id)}
                  onChange={(on) => onChange(on ? [...value, file.id] : value.filter((one) => one !== file.id))}
                >
                  <Name>{file.name}</Name>
                </Checkbox>
              ))}
            </div>
          )}
        </FormField>
      ) : null}
      <FormField form={form} name="subject" label={text.subject}>
        {(control) => <TextField {...control} maxLength={SUBJECT_MAX} />}
      </FormField>
      <Choices ticket={ticket} form={form} />
      <Alert tone="info">{text.note}</Alert>
    </FormDialog>
  );
}

const Message = ({ content }: { content: TicketContent }) => (
  <section className="tk-split-message" aria-label={text.message}>
    <header>
      <Avatar
        name={content.author?.name ?? ''}
        src={pictureUrl(content.author)}
        seed={content.author?.id ?? 0}
        size={28}
      />
      <b>
        <Name>{content.author?.name}</Name>
      </b>
      <time>{formatDateTime(content.at)}</time>
    </header>
    <RichText html={content.body_html} dir={content.dir} images={content.attachments} />
  </section>
);

type Form = ReturnType<typeof useDialogForm<SplitValues, { id: number; number: string }>>;

/** Department, and what depends on it: its categories and its people. */
function Choices({ ticket, form }: { ticket: Ticket; form: Form }) {
  const { department_id: department } = form.values;
  const departments = useTicketDepartments() ?? [];
  const categories = (useReferenceList('ticket_categories') ?? []).filter(
    ({ department_ids }) => department_ids.length === 0 || department_ids.includes(department ?? 0),
  );
  const people = useTicketAssigneesQuery(
    department === null ? skipToken : { id: ticket.id, department_id: department },
  );
  const options = departments.some(({ id }) => id === ticket.department.id)
    ? departments
    : [ticket.department, ...departments];
  return (
    <div className="tk-split-choices">
      <FormField form={form} name="department_id" label={text.department}>
        {(control) => (
          <Select
            {...control}
            options={options.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(id) => form.change(() => ({ department_id: id, category_id: null, recipient_id: null }))}
          />
        )}
      </FormField>
      <FormField form={form} name="category_id" label={text.category}>
        {(control) => (
          <TreeSelect {...control} clearable disabled={categories.length === 0} options={buildTree(categories)} />
        )}
      </FormField>
      <FormField form={form} name="recipient_id" label={text.recipient}>
        {(control) => (
          <Select
            {...control}
            clearable
            searchable
            placeholder={faStaff.actions.wholeDepartment}
            options={(people.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
      </FormField>
      <AbsenceHint people={people.data} id={form.values.recipient_id} onChange={(id) => form.set('recipient_id', id)} />
    </div>
  );
}
