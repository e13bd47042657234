import type { ReactNode } from 'react';
import { SUBJECT_MAX } from '@hamyar/contracts';
import { formatTime } from '@hamyar/dayjs-jalali';
import { Button, EmptyState, Ltr, Skeleton } from '@hamyar/design-system/basics';
import { RichTextEditor } from '@hamyar/design-system/editor';
import { Select, TextField, TreeSelect } from '@hamyar/design-system/fields';
import { FileDrop, FileList, FileRow } from '@hamyar/design-system/files';
import { CheckIcon, SendIcon } from '@hamyar/design-system/icons';
import { useSettings } from '@hamyar/module-sdk';
import { formatBytes } from '@hamyar/persian';
import { attachmentInlineUrl } from '../../api/attachment.api.ts';
import { fa } from '../../messages/fa.ts';
import { chipAttachments, isEmptyDraft } from '../../shared/compose-draft.ts';
import { Field } from '../../shared/field.tsx';
import { RichMessage } from '../../shared/rich-message.tsx';
import { buildTree } from './new-ticket.conversions.ts';
import type { NewTicket } from './use-new-ticket.ts';

interface NewTicketFormProps {
  ticket: NewTicket;
  /** A customer must choose a category where there is one. */
  categoryRequired: boolean;
  /** Fields above the department: the customer it is for. */
  before?: ReactNode;
  /** Fields beside the subject that only employees have. */
  extra?: ReactNode;
  onCancel(): void;
}

/** Department, category, service, subject, text and files of a new ticket; the same for every kind. */
export function NewTicketForm({ ticket, categoryRequired, before, extra, onCancel }: NewTicketFormProps) {
  const { fields, errors, draft } = ticket;
  if (ticket.waiting) return <Skeleton lines={9} />;
  if (ticket.departments.length === 0) return <EmptyState title={fa.newForm.noDepartments} />;
  return (
    <form
      className="tk-new"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void ticket.submit();
      }}
    >
      <div className="tk-new-body">
        {before}
        <div className="tk-new-grid">
          <Field label={fa.department} required error={errors.department_id}>
            {(id) => (
              <Select
                id={id}
                value={fields.department_id}
                onChange={ticket.setDepartment}
                options={ticket.departments.map((item) => ({ value: item.id, label: item.name }))}
              />
            )}
          </Field>
          <Field
            label={fa.category}
            required={categoryRequired && ticket.categories.length > 0}
            error={errors.category_id}
          >
            {(id) => (
              <TreeSelect
                id={id}
                clearable={!categoryRequired}
                disabled={fields.department_id === null || ticket.categories.length === 0}
                value={fields.category_id}
                onChange={ticket.setCategory}
                options={buildTree(ticket.categories)}
              />
            )}
          </Field>
          <Field label={fa.service} error={errors.service_id} className="tk-new-service">
            {(id) => (
              <TreeSelect
                id={id}
                clearable
                disabled={fields.department_id === null || ticket.services.length === 0}
                value={fields.service_id}
                onChange={(value) => ticket.setField('service_id', value)}
                options={buildTree(ticket.services)}
              />
            )}
          </Field>
        </div>
        {extra}
        <Field label={fa.subject} required error={errors.subject}>
          {(id) => (
            <TextField
              id={id}
              value={fields.subject}
              maxLength={SUBJECT_MAX + 50}
              onChange={(value) => ticket.setField('subject', value)}
            />
          )}
        </Field>
        <Field label={fa.body} required error={errors.body_html}>
          {(id) => <Body id={id} ticket={ticket} />}
        </Field>
        <Files ticket={ticket} />
      </div>
      <footer className="tk-new-foot">
        <Button type="submit" variant="primary" icon={<SendIcon />} loading={ticket.sending}>
          {fa.newForm.submit}
        </Button>
        <Button onClick={onCancel}>{fa.cancel}</Button>
        <span className="hd-grow" />
        <DraftLine ticket={ticket} saved={!isEmptyDraft(draft.value) || fields.subject !== ''} />
      </footer>
    </form>
  );
}

function Body({ id, ticket: { draft, uploads, errors, setBody, submit } }: { id: string; ticket: NewTicket }) {
  const inline = async (file: File) => {
    const uploaded = await uploads.addInline(file);
    if (!uploaded) return null;
    draft.set((before) => ({ ...before, attachments: [...before.attachments, { ...uploaded, inline: true }] }));
    return { src: attachmentInlineUrl(uploaded.id), alt: uploaded.name };
  };
  return (
    <RichTextEditor
      id={id}
      label={fa.body}
      value={draft.value.body_html}
      invalid={errors.body_html !== undefined}
      minHeight={150}
      maxHeight={420}
      uploadImage={inline}
      onFiles={uploads.add}
      onSubmit={() => void submit()}
      onChange={setBody}
    />
  );
}

function Files({ ticket: { draft, uploads, errors } }: { ticket: NewTicket }) {
  const settings = useSettings();
  const attached = chipAttachments(draft.value);
  const size =
    uploads.limits.maxBytes === null ? settings.attachments_maximum_size : formatBytes(uploads.limits.maxBytes);
  const remove = (id: number) =>
    draft.set((before) => ({ ...before, attachments: before.attachments.filter((file) => file.id !== id) }));
  return (
    <div className="tk-new-files">
      <FileDrop
        types={uploads.limits.types}
        label={fa.files.drop}
        hint={
          <RichMessage
            text={fa.files.hint}
            parts={{
              types: (
                <Ltr latin className="tk-types">
                  {uploads.limits.types.join(', ')}
                </Ltr>
              ),
              size,
            }}
          />
        }
        onFiles={uploads.add}
      />
      {errors.attachments === undefined ? null : (
        <p className="tk-field-error" role="alert">
          {errors.attachments}
        </p>
      )}
      {attached.length + uploads.pending.length === 0 ? null : (
        <FileList label={fa.newForm.attachments}>
          {attached.map((file) => (
            <FileRow key={file.id} name={file.name} size={file.size} state="done" onRemove={() => remove(file.id)} />
          ))}
          {uploads.pending.map((file) => (
            <FileRow
              key={file.key}
              name={file.name}
              size={file.size}
              state={file.state === 'failed' ? 'error' : 'uploading'}
              progress={file.progress}
              error={file.message}
              onRemove={() => uploads.remove(file.key)}
            />
          ))}
        </FileList>
      )}
    </div>
  );
}

function DraftLine({ ticket, saved }: { ticket: NewTicket; saved: boolean }) {
  if (!saved) return null;
  return (
    <span className="tk-new-draft">
      <span role="status">
        <CheckIcon size={14} />
        {ticket.draft.restored && ticket.savedAt === null
          ? fa.reply.restored
          : ticket.savedAt === null
            ? fa.reply.draftSaved
            : fa.reply.draftAt(formatTime(ticket.savedAt))}
      </span>
      <Button size="sm" variant="link" onClick={ticket.discard}>
        {fa.newForm.discard}
      </Button>
    </span>
  );
}
