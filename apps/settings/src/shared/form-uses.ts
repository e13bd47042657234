import type { TicketForm } from '@hamyar/contracts/forms';
import { joinFa } from '@hamyar/persian';
import { useReferenceList } from '@hamyar/store';
import { faFields } from '../messages/fa-fields.ts';

/** The departments, categories and services of a form in words. */
export function useFormUses(): (form: TicketForm) => string {
  const departments = useReferenceList('departments') ?? [];
  const categories = useReferenceList('ticket_categories') ?? [];
  const services = useReferenceList('services') ?? [];
  const namesOf = (rows: readonly { id: number; name: string }[], ids: readonly number[]) =>
    rows.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  return ({ department_ids, category_ids, service_ids }) =>
    joinFa([
      ...namesOf(services, service_ids),
      ...namesOf(categories, category_ids),
      ...namesOf(departments, department_ids),
    ]) || faFields.ticketForm.noUses;
}
