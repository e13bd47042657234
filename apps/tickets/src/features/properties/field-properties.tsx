import { useState, type ReactNode } from 'react';
import { TICKET_IMPORTANCES, type IdAndName, type Ticket, type TicketField } from '@hamyar/contracts';
import { DropdownMenu, Name, VisuallyHidden, type MenuItem } from '@hamyar/design-system/basics';
import { ChevronDownIcon, EditIcon } from '@hamyar/design-system/icons';
import { type PropertyItem } from '@hamyar/design-system/conversation';
import { ImportanceBadge } from '@hamyar/design-system/ticket';
import { OnDemand } from '@hamyar/module-kit/keys';
import { lazyPart } from '@hamyar/module-sdk';
import { useReferenceList } from '@hamyar/store';
import { fa } from '../../messages/fa.ts';
import { faStaff } from '../../messages/fa-staff.ts';
import { TEXT_FIELD_NAMES, TEXT_FIELDS, type ChoiceFieldName, type TextFieldName } from '../../shared/ticket-fields.ts';
import {
  categoryChange,
  importanceChange,
  serviceChange,
  useTicketUpdate,
  type TicketChange,
} from '../../shared/use-ticket-update.ts';

const TextFieldDialog = lazyPart(
  () => import(/* webpackChunkName: "dialogs" */ './text-field.dialog.tsx'),
  'TextFieldDialog',
);

type Properties<Name extends TicketField> = { [Field in Name]: PropertyItem | false };

/** The fields of an open ticket in the properties. A person who may change one changes it in place. */
export function fieldProperties(ticket: Ticket): Properties<TicketField> {
  const editable = ticket.actions.includes('fields');
  const { ticketFields: labels } = faStaff;
  const choices: Properties<ChoiceFieldName> = {
    importance: ticket.importance !== undefined && {
      key: 'importance',
      label: labels.importance,
      value: <ImportanceChoice ticket={ticket} importance={ticket.importance} />,
    },
    category_id: {
      key: 'category',
      label: labels.category_id,
      value: editable ? <CategoryChoice ticket={ticket} /> : <Name>{ticket.category?.name ?? faStaff.notSet}</Name>,
    },
    service_id: {
      key: 'service',
      label: faStaff.serviceShort,
      value: editable ? <ServiceChoice ticket={ticket} /> : <Name>{ticket.service?.name ?? faStaff.notSet}</Name>,
    },
  };
  const texts = TEXT_FIELD_NAMES.map((name) => [
    name,
    (editable || !TEXT_FIELDS[name].isHeading) && {
      key: name,
      label: labels[name],
      value: <TextProperty ticket={ticket} name={name} editable={editable} />,
    },
  ]);
  return { ...choices, ...(Object.fromEntries(texts) as Properties<TextFieldName>) };
}

function TextProperty({ ticket, name, editable }: { ticket: Ticket; name: TextFieldName; editable: boolean }) {
  const [open, setOpen] = useState(false);
  const shown = <Name>{TEXT_FIELDS[name].read(ticket) || faStaff.notSet}</Name>;
  if (!editable) return shown;
  return (
    <>
      <button type="button" className="tk-prop-choice" onClick={() => setOpen(true)}>
        <VisuallyHidden>{faStaff.actions.editField(fa.ticketFields[name])}: </VisuallyHidden>
        {shown}
        <EditIcon size={13} />
      </button>
      <OnDemand onClose={() => setOpen(false)}>
        {open ? <TextFieldDialog ticket={ticket} name={name} onClose={() => setOpen(false)} /> : null}
      </OnDemand>
    </>
  );
}

/** A value that a menu changes. */
export function Choice({ label, items, children }: { label: string; items: readonly MenuItem[]; children: ReactNode }) {
  return (
    <DropdownMenu
      label={label}
      items={items}
      placement="bottom-start"
      trigger={(props) => (
        <button type="button" className="tk-prop-choice" {...props}>
          <VisuallyHidden>{label}: </VisuallyHidden>
          {children}
          <ChevronDownIcon size={13} />
        </button>
      )}
    />
  );
}

function ImportanceChoice({ ticket, importance }: { ticket: Ticket; importance: NonNullable<Ticket['importance']> }) {
  const { change } = useTicketUpdate(ticket);
  const badge = <ImportanceBadge importance={importance} showLabel />;
  if (!ticket.actions.includes('importance')) return badge;
  const items = TICKET_IMPORTANCES.map(
    (value): MenuItem => ({
      key: String(value),
      label: <ImportanceBadge importance={value} showLabel />,
      checked: value === importance,
      onSelect: () => {
        if (value !== importance) void change(importanceChange(ticket, value));
      },
    }),
  );
  return (
    <Choice label={faStaff.actions.importance} items={items}>
      {badge}
    </Choice>
  );
}

interface ListChoiceProps {
  ticket: Ticket;
  label: string;
  /** The choices of all departments; empty while they are being loaded. */
  list: readonly (IdAndName & { department_ids: readonly number[] })[] | undefined;
  chosen: IdAndName | null;
  changeTo(item: IdAndName): TicketChange;
}

/** A choice among those of the ticket's department. */
function ListChoice({ ticket, label, list = [], chosen, changeTo }: ListChoiceProps) {
  const { change } = useTicketUpdate(ticket);
  const items = list
    .filter(({ department_ids }) => department_ids.length === 0 || department_ids.includes(ticket.department.id))
    .map(
      ({ id, name }): MenuItem => ({
        key: String(id),
        label: <Name>{name}</Name>,
        checked: id === chosen?.id,
        onSelect: () => void change(changeTo({ id, name })),
      }),
    );
  return (
    <Choice label={label} items={items}>
      <Name>{chosen?.name ?? faStaff.notSet}</Name>
    </Choice>
  );
}

const CategoryChoice = ({ ticket }: { ticket: Ticket }) => (
  <ListChoice
    ticket={ticket}
    label={fa.ticketFields.category_id}
    list={useReferenceList('ticket_categories')}
    chosen={ticket.category}
    changeTo={(category) => categoryChange(ticket, category)}
  />
);

const ServiceChoice = ({ ticket }: { ticket: Ticket }) => (
  <ListChoice
    ticket={ticket}
    label={fa.ticketFields.service_id}
    list={useReferenceList('services')}
    chosen={ticket.service}
    changeTo={(service) => serviceChange(ticket, service)}
  />
);
