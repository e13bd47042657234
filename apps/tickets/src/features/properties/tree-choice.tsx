import type { IdAndName, Ticket } from '@hamyar/contracts';
import { TreeSelect } from '@hamyar/design-system/fields';
import { useReferenceList } from '@hamyar/store';
import { fa } from '../../messages/fa.ts';
import { faStaff } from '../../messages/fa-staff.ts';
import { buildTree } from '../../shared/tree-options.ts';
import { categoryChange, serviceChange, useTicketUpdate } from '../../shared/use-ticket-update.ts';

/** Fields whose value is chosen from a tree of the company. */
export type TreeFieldName = 'category_id' | 'service_id';

const TREES = {
  category_id: { list: 'ticket_categories', changeTo: categoryChange },
  service_id: { list: 'services', changeTo: serviceChange },
} as const;

/** The option that takes the value away; no item has this id. */
const NONE = 0;

interface TreeChoiceProps {
  ticket: Ticket;
  name: TreeFieldName;
  chosen: IdAndName | null;
  onClose(): void;
}

/** Finds another category or service among those of the ticket's department, and stores it with the choice. */
export function TreeChoice({ ticket, name, chosen, onClose }: TreeChoiceProps) {
  const { change } = useTicketUpdate(ticket);
  const { list, changeTo } = TREES[name];
  const items = (useReferenceList(list) ?? []).filter(
    ({ department_ids: of }) => of.length === 0 || of.includes(ticket.department.id),
  );
  const choose = (id: number | null) => {
    onClose();
    if (id === null || id === (chosen?.id ?? NONE)) return;
    const item = items.find((one) => one.id === id);
    void change(changeTo(ticket, item ? { id, name: item.name } : null));
  };
  const none = { value: NONE, title: faStaff.history.none };
  return (
    <TreeSelect
      opened
      size="small"
      className="tk-prop-tree"
      aria-label={fa.ticketFields[name]}
      // one that is no longer offered stands there by its name
      placeholder={chosen?.name}
      value={items.some(({ id }) => id === chosen?.id) ? chosen?.id : null}
      options={[...(chosen ? [none] : []), ...buildTree(items)]}
      onChange={choose}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    />
  );
}
