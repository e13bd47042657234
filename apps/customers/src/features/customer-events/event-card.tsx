import { useState } from 'react';
import { pictureUrl, type CustomerEvent } from '@hamyar/contracts';
import { formatFullDateTime, listTime } from '@hamyar/dayjs-jalali';
import { Avatar, Button, DropdownMenu, IconButton, lineText, Name } from '@hamyar/design-system/basics';
import { FileKindIcon } from '@hamyar/design-system/files';
import { ChevronDownIcon, ChevronUpIcon, PaperclipIcon, TrashIcon } from '@hamyar/design-system/icons';
import { confirm, toast } from '@hamyar/design-system/overlay';
import { attachmentUrl, download } from '@hamyar/module-kit/files';
import { useNow } from '@hamyar/module-kit/live';
import { Link } from '@hamyar/module-sdk';
import { fill, formatBytes, formatNumber, toFa } from '@hamyar/persian';
import { useDeleteCustomerEventMutation } from '../../api/customer-event.api.ts';
import { fa } from '../../messages/fa.ts';
import { faEvents as text } from '../../messages/fa-events.ts';
import { EventTypeName, KindTag } from '../../shared/event-badges.tsx';

/** One event of a history; its text unfolds (spec 2.87). `named`: it says whose it is. */
export function EventCard({ event, named }: { event: CustomerEvent; named: boolean }) {
  const [open, setOpen] = useState(false);
  const now = useNow();
  const creator = event.creator?.name || text.noCreator;
  return (
    <li className="customers-event">
      <div className="customers-event-head">
        <Avatar name={creator} src={pictureUrl(event.creator) ?? undefined} seed={event.creator?.id ?? 0} size={30} />
        <div>
          <b>
            <EventTypeName type={event.customer_event_type} />
          </b>
          <small>
            <Name>{creator}</Name> ·{' '}
            <time title={formatFullDateTime(event.occurred_at)}>{listTime(event.occurred_at, now)}</time>
          </small>
        </div>
        <KindTag kind={event.customer_event_type.type} />
      </div>
      {named ? (
        <Link className="customers-event-customer" to={{ route: 'customers-id', params: { id: event.user_id } }}>
          <Name>{event.customer.name || fa.common.noName}</Name>
        </Link>
      ) : null}
      <p className={open ? 'customers-event-text' : 'customers-event-text customers-event-folded'} dir="auto">
        {open ? event.description : lineText(event.description)}
      </p>
      {open && event.related_ticket ? (
        <Link to={{ route: 'tickets-id', params: { id: event.related_ticket.id } }}>
          {`${text.ticket} ${toFa(event.related_ticket.number)}`}
        </Link>
      ) : null}
      <div className="customers-event-foot">
        <Button variant="link" aria-expanded={open} onClick={() => setOpen((before) => !before)}>
          {open ? text.hideDetails : text.showDetails}
          {open ? <ChevronUpIcon size={14} /> : <ChevronDownIcon size={14} />}
        </Button>
        <span className="hd-grow" />
        {event.attachments.length > 0 ? <DownloadMenu event={event} /> : null}
        {event.may_delete ? <DeleteEvent id={event.id} /> : null}
      </div>
    </li>
  );
}

/** The files of an event, each to be saved. */
function DownloadMenu({ event: { attachments } }: { event: CustomerEvent }) {
  return (
    <DropdownMenu
      label={text.attachmentsMenu}
      header={text.attachmentsMenu}
      width={320}
      items={attachments.map(({ id, name, size }) => ({
        key: String(id),
        label: <span dir="auto">{lineText(name)}</span>,
        icon: <FileKindIcon name={name} size={16} />,
        hint: formatBytes(size),
        onSelect: () => download(attachmentUrl(id), name),
      }))}
      trigger={(props) => (
        <Button {...props} variant="soft" icon={<PaperclipIcon />}>
          {fill(text.attachmentCount, { n: formatNumber(attachments.length) })}
        </Button>
      )}
    />
  );
}

/** Deletes an event for everybody, by a question of its own (spec 8.14). */
function DeleteEvent({ id }: { id: number }) {
  const [remove] = useDeleteCustomerEventMutation();
  const ask = async () => {
    const done = await confirm({
      ...{ title: text.confirmTitle, message: text.confirmText, yes: text.remove, no: text.cancel, danger: true },
      onYes: () => remove(id).unwrap(),
    });
    if (done) toast.success(text.deleted);
  };
  return <IconButton icon={<TrashIcon />} label={text.removeEvent} onClick={() => void ask()} />;
}
