import type { TicketForm } from '@hamyar/contracts/forms';
import type { SelectOption } from '@hamyar/design-system/fields';
import { ALL_BRANCHES } from '@hamyar/domain';
import { shared } from '@hamyar/persian';

interface OfferedForms {
  /** The branches of what gets the form; none: all of them. A form for other branches would be passed over. */
  branches?: readonly number[];
  /** What is stored or chosen: it stays although it was switched off. */
  kept: readonly (number | null | undefined)[];
}

/** The forms of new tickets that a department, a category or a service may have (decisions 2.11). */
export function ticketFormOptions(
  forms: readonly Pick<TicketForm, 'id' | 'name' | 'status' | 'branch_ids'>[],
  { branches = [], kept }: OfferedForms,
): SelectOption<number>[] {
  const serves = (ids: readonly number[]) =>
    branches.length === 0 || ids.includes(ALL_BRANCHES) || ids.some((id) => branches.includes(id));
  const offered = forms.filter(({ id, status, branch_ids }) => kept.includes(id) || (status && serves(branch_ids)));
  const gone = kept.flatMap((id) => (id && !forms.some((form) => form.id === id) ? [id] : []));
  return [
    ...offered.map(({ id, name }) => ({ value: id, label: name })),
    ...[...new Set(gone)].map((id) => ({ value: id, label: shared.deletedChoice })),
  ];
}
