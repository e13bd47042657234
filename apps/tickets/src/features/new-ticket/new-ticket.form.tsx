import { Suspense, type ComponentType, type ReactNode } from 'react';
import { formatTime } from '@hamyar/dayjs-jalali';
import { Button, EmptyState, Skeleton } from '@hamyar/design-system/basics';
import { RichTextEditor } from '@hamyar/design-system/editor';
import { Select, TextField, TreeSelect } from '@hamyar/design-system/fields';
import { CheckIcon, SendIcon } from '@hamyar/design-system/icons';
import { attachmentInlineUrl, FileField } from '@hamyar/module-kit/files';
import { Form, FormField, type FieldControl } from '@hamyar/module-kit/form';
import { lazyPart } from '@hamyar/module-sdk';
import { fa } from '../../messages/fa.ts';
import { chipAttachments, isEmptyDraft } from '../../shared/compose-draft.ts';
import { buildTree } from '../../shared/tree-options.ts';
import { TEXT_FIELD_NAMES, TEXT_FIELDS, type ChoiceFieldName, type PublicField } from '../../shared/ticket-fields.ts';
import type { NewTicket } from './use-new-ticket.ts';

interface NewTicketFormProps {
  ticket: NewTicket;
  /** A customer must choose a category when there are any. */
  categoryRequired: boolean;
  /** Fields above the department: the customer it is for. */
  before?: ReactNode;
  /** Under the title: tickets that may be about the same. */
  similar?: ReactNode;
  /** Fields above the subject that not everybody fills in. */
  extra?: ReactNode;
  /** Below the text; on phones above it. */
  belowText?: ReactNode;
  /** Without it the form has no such button. */
  onCancel?(): void;
}

/** Department, category, service, subject, text and files of a new ticket; the same for every kind. */
export function NewTicketForm({
  ticket,
  categoryRequired,
  before,
  similar,
  extra,
  belowText,
  onCancel,
}: NewTicketFormProps) {
  const { form } = ticket;
  if (ticket.waiting) return <Skeleton lines={9} />;
  if (ticket.departments.length === 0) return <EmptyState kind="note" title={fa.newForm.noDepartments} />;
  return (
    <Form form={form} className="tk-new">
      <div className="tk-new-body">
        {before}
        <div className="tk-new-grid">
          <FormField form={form} name="department_id" label={fa.department}>
            {(control) => (
              <Select
                {...control}
                onChange={ticket.setDepartment}
                options={ticket.departments.map((item) => ({ value: item.id, label: item.name }))}
              />
            )}
          </FormField>
          {Object.entries(CHOICES).map(([name, Choice]) => (
            <Choice key={name} ticket={ticket} categoryRequired={categoryRequired} />
          ))}
        </div>
        {extra}
        <TextFields form={form} askedOf="everyone" similar={similar} />
        <CustomFields ticket={ticket} />
        <FormField form={form} name="body_html" label={fa.body} required className="tk-new-text">
          {(control) => <Body control={control} ticket={ticket} />}
        </FormField>
        {belowText}
        <FileField
          form={form}
          uploads={ticket.uploads}
          files={chipAttachments(form.values)}
          label={fa.attachments}
          hideLabel
        />
      </div>
      <footer className="tk-new-foot">
        <Button type="submit" variant="primary" icon={<SendIcon />} loading={form.sending}>
          {fa.newForm.submit}
        </Button>
        {onCancel ? <Button onClick={onCancel}>{fa.cancel}</Button> : null}
        <span className="hd-grow" />
        <DraftLine form={form} />
      </footer>
    </Form>
  );
}

const AskedFields = lazyPart(() => import(/* webpackChunkName: "custom-fields" */ './asked-fields.tsx'), 'AskedFields');

/** The custom fields of the form, whose controls are loaded only where there are some. */
function CustomFields({ ticket }: Pick<NewTicketFormProps, 'ticket'>) {
  const { asked, failed } = ticket.ticketForm;
  if (!failed && !asked?.fields.length && !asked?.intro) return null;
  return (
    <Suspense fallback={<Skeleton lines={3} />}>
      <AskedFields ticket={ticket} />
    </Suspense>
  );
}

interface ChoiceProps {
  ticket: NewTicket;
  categoryRequired: boolean;
}

function Category({ ticket, categoryRequired }: ChoiceProps) {
  const { form } = ticket;
  return (
    <FormField
      form={form}
      name="category_id"
      label={fa.ticketFields.category_id}
      required={categoryRequired && ticket.categories.length > 0}
    >
      {(control) => (
        <TreeSelect
          {...control}
          clearable={!categoryRequired}
          disabled={ticket.categories.length === 0}
          onChange={ticket.setCategory}
          options={buildTree(ticket.categories)}
        />
      )}
    </FormField>
  );
}

function Service({ ticket: { form, services } }: ChoiceProps) {
  return (
    <FormField form={form} name="service_id" label={fa.ticketFields.service_id} className="tk-new-service">
      {(control) => (
        <TreeSelect {...control} clearable disabled={services.length === 0} options={buildTree(services)} />
      )}
    </FormField>
  );
}

/** The fields that everybody chooses, besides the department. */
const CHOICES: Readonly<Record<Extract<ChoiceFieldName, PublicField>, ComponentType<ChoiceProps>>> = {
  category_id: Category,
  service_id: Service,
};

/** The fields of plain text that these people are asked for. */
export function TextFields({
  form,
  askedOf,
  similar,
}: {
  form: NewTicket['form'];
  askedOf: 'everyone' | 'staff';
  similar?: ReactNode;
}) {
  return TEXT_FIELD_NAMES.filter((name) => TEXT_FIELDS[name].askedOf === askedOf).map((name) => (
    <FormField
      key={name}
      form={form}
      name={name}
      label={fa.ticketFields[name]}
      help={name === 'subject' ? similar : undefined}
    >
      {/* the control accepts more than is allowed, so that no typed text is cut off without a message */}
      {(control) => <TextField {...control} maxLength={TEXT_FIELDS[name].max} />}
    </FormField>
  ));
}

function Body({
  control,
  ticket: { form, uploads, picturesInText },
}: {
  control: FieldControl<string>;
  ticket: NewTicket;
}) {
  const inline = async (file: File) => {
    const uploaded = await uploads.addInline(file);
    if (!uploaded) return null;
    form.change((before) => ({ attachments: [...before.attachments, { ...uploaded, inline: true }] }));
    return { src: attachmentInlineUrl(uploaded.id), alt: uploaded.name };
  };
  return (
    <RichTextEditor
      id={control.id}
      label={fa.body}
      value={control.value}
      invalid={control.invalid}
      minHeight={150}
      maxHeight={420}
      uploadImage={picturesInText ? inline : undefined}
      onFiles={uploads.add}
      onSubmit={() => void form.submit()}
      onChange={control.onChange}
    />
  );
}

function DraftLine({ form }: { form: NewTicket['form'] }) {
  if (isEmptyDraft(form.values) && form.values.subject === '') return null;
  return (
    <span className="tk-new-draft">
      <span role="status">
        <CheckIcon size={14} />
        {form.keptAt === null ? fa.reply.draftSaved : fa.reply.draftAt(formatTime(form.keptAt))}
      </span>
      <Button size="sm" variant="link" onClick={form.discard}>
        {fa.newForm.discard}
      </Button>
    </span>
  );
}
