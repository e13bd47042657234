import type { CustomField, FormField as FormEntry } from '@hamyar/contracts/forms';
import type { FieldRule } from '@hamyar/design-system/rules';
import type { FieldSpecs } from '@hamyar/module-kit/form';
import { fill, isolate } from '@hamyar/persian';
import { faFields } from '../../messages/fa-fields.ts';
import { incompleteCondition } from './condition.rules.ts';
import type { BuilderValues, TicketFormValues } from './form.conversions.ts';

/** A condition is complete: it names what it compares with. */
const completeConditions =
  (fields: readonly CustomField[]): FieldRule =>
  (value) => {
    const entry = incompleteCondition(value as readonly FormEntry[]);
    if (!entry) return null;
    const label = fields.find(({ id }) => id === entry.id)?.label ?? '';
    return fill(faFields.condition.incomplete, { name: isolate(label) });
  };

/** The checks of every form. */
export const formSpecs = (fields: readonly CustomField[]): FieldSpecs<BuilderValues> => ({
  name: { required: true },
  fields: { rules: [completeConditions(fields)] },
});

/** The checks of a form of tickets. */
export const ticketFormSpecs = (fields: readonly CustomField[]): FieldSpecs<TicketFormValues> => ({
  ...formSpecs(fields),
  intro: { allowHtml: true },
});
