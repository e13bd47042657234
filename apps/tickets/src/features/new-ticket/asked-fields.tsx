import { ErrorState } from '@hamyar/design-system/basics';
import { RichText } from '@hamyar/design-system/editor';
import { FormGrid } from '@hamyar/design-system/fields';
import { CustomFormField, fieldsToFill, filledValues } from '@hamyar/module-kit/custom-fields';
import { fa } from '../../messages/fa.ts';
import type { NewTicket } from './use-new-ticket.ts';

/** The custom fields that are asked for with a new ticket, by their conditions (decisions 2.11). */
export function AskedFields({ ticket: { form, ticketForm } }: { ticket: NewTicket }) {
  const { asked, failed, retrying, again } = ticketForm;
  if (failed) return <ErrorState title={fa.newForm.fieldsFailed} retrying={retrying} onRetry={again} />;
  if (!asked) return null;
  const typed = form.values.custom_values;
  const values = filledValues(asked.fields, typed);
  const shown = fieldsToFill(asked.fields, typed);
  if (shown.length === 0 && asked.intro === '') return null;
  return (
    <section className="tk-new-custom" aria-label={fa.customFields.title}>
      {asked.intro ? <RichText html={asked.intro} className="tk-new-intro" /> : null}
      <FormGrid>
        {shown.map((field) => (
          <CustomFormField key={field.id} form={form} field={field} value={values[field.id] ?? null} />
        ))}
      </FormGrid>
    </section>
  );
}
