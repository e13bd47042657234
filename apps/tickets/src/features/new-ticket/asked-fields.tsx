import { ErrorState } from '@hamyar/design-system/basics';
import { RichText } from '@hamyar/design-system/editor';
import { CustomFormFields, fieldsToFill } from '@hamyar/module-kit/custom-fields';
import { fa } from '../../messages/fa.ts';
import type { NewTicket } from './use-new-ticket.ts';

/** The custom fields that are asked for with a new ticket, by their conditions (decisions 2.11). */
export function AskedFields({ ticket: { form, ticketForm } }: { ticket: NewTicket }) {
  const { asked, failed, retrying, again } = ticketForm;
  if (failed) return <ErrorState title={fa.newForm.fieldsFailed} retrying={retrying} onRetry={again} />;
  if (!asked) return null;
  const hasFields = fieldsToFill(asked.fields, form.values.custom_values).length > 0;
  if (!hasFields && asked.intro === '') return null;
  return (
    <section className="tk-new-custom" aria-label={fa.customFields.title}>
      {asked.intro ? <RichText html={asked.intro} className="tk-new-intro" /> : null}
      <CustomFormFields form={form} fields={asked.fields} />
    </section>
  );
}
