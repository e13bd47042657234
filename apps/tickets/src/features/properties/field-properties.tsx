import { useState, type ReactNode } from 'react';
import { TICKET_IMPORTANCES, type Ticket, type TicketField } from '@hamyar/contracts';
import { DropdownMenu, Name, VisuallyHidden, type MenuItem } from '@hamyar/design-system/basics';
import { ChevronDownIcon, EditIcon } from '@hamyar/design-system/icons';
import { type PropertyItem } from '@hamyar/design-system/conversation';
import { ImportanceBadge } from '@hamyar/design-system/ticket';
import { OnDemand } from '@hamyar/module-kit/keys';
import { lazyPart } from '@hamyar/module-sdk';
import { fa } from '../../messages/fa.ts';
import { faStaff } from '../../messages/fa-staff.ts';
import { TEXT_FIELD_NAMES, TEXT_FIELDS, type ChoiceFieldName, type TextFieldName } from '../../shared/ticket-fields.ts';
import { importanceChange, useTicketUpdate } from '../../shared/use-ticket-update.ts';
import { TreeProperty } from './tree-property.tsx';

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
      value: <TreeProperty ticket={ticket} name="category_id" chosen={ticket.category} />,
    },
    service_id: {
      key: 'service',
      label: faStaff.serviceShort,
      value: <TreeProperty ticket={ticket} name="service_id" chosen={ticket.service} />,
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
