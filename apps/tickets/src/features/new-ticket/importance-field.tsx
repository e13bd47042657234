import { TICKET_IMPORTANCES, type TicketImportance } from '@hamyar/contracts';
import { Select, type SelectOption } from '@hamyar/design-system/fields';
import { FormField } from '@hamyar/module-kit/form';
import { useGate } from '@hamyar/module-sdk';
import { shared } from '@hamyar/persian';
import type { NewTicket } from './use-new-ticket.ts';

const LABELS: Readonly<Record<TicketImportance, string>> = {
  0: shared.low,
  1: shared.medium,
  2: shared.high,
  3: shared.critical,
};
const IMPORTANCES: SelectOption<TicketImportance>[] = TICKET_IMPORTANCES.map((value) => ({
  value,
  label: LABELS[value],
}));

/** The importance of a new ticket; without a choice it follows from category, service and customer (decisions 2.3). */
export const ImportanceField = ({ form }: Pick<NewTicket, 'form'>) => (
  <FormField form={form} name="importance" label={shared.importance}>
    {(control) => <Select {...control} clearable options={IMPORTANCES} />}
  </FormField>
);

/** The same where the settings let customers choose it (decisions 2.2). */
export function CustomerImportance({ form }: Pick<NewTicket, 'form'>) {
  if (!useGate({ setting: 'customer_sets_importance' })) return null;
  return (
    <div className="tk-new-grid">
      <ImportanceField form={form} />
    </div>
  );
}
