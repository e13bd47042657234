import type { Ticket, TicketContent } from '@hamyar/contracts';
import { formatDateTime } from '@hamyar/dayjs-jalali';
import { Ltr, Name } from '@hamyar/design-system/basics';
import { RichText } from '@hamyar/design-system/editor';
import { useNow } from '@hamyar/module-kit/live';
import { fill, joinFa, toFa } from '@hamyar/persian';
import { fa } from '../../messages/fa.ts';
import { faStaff } from '../../messages/fa-staff.ts';

const text = faStaff.printing;

/** A ticket on paper: what it is, and what was written in it. */
export function PrintedTicket({ ticket, withNotes }: { ticket: Ticket; withNotes: boolean }) {
  const now = useNow();
  const facts: [string, string | null | undefined][] = [
    [fa.statusLabel, fa.status[ticket.status]],
    [faStaff.customer, ticket.customer?.name],
    [faStaff.organization, ticket.organization?.name],
    [fa.department, ticket.department.name],
    [faStaff.assignee, ticket.assignee?.name],
    [fa.ticketFields.category_id, ticket.category?.name],
    [fa.ticketFields.service_id, ticket.service?.name],
    [fa.createdAt, formatDateTime(ticket.created_at)],
  ];
  return (
    <article className="tk-print" dir="rtl">
      <header>
        <p>
          <Ltr>{toFa(ticket.number)}</Ltr>
        </p>
        <h1>
          <Name>{ticket.subject}</Name>
        </h1>
        <dl>
          {facts.map(([label, value]) =>
            value ? (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <Name>{value}</Name>
                </dd>
              </div>
            ) : null,
          )}
        </dl>
      </header>
      {ticket.contents
        .filter((content) => isPrinted(content, withNotes))
        .map((content) => (
          <PrintedContent key={content.id} content={content} />
        ))}
      <footer>{fill(text.printedAt, { date: formatDateTime(now) })}</footer>
    </article>
  );
}

/** Lines of the system, and what is not sent or was removed, are not printed. */
const isPrinted = ({ type, state }: TicketContent, withNotes: boolean): boolean =>
  state === 'published' && type !== 'system' && (type !== 'note' || withNotes);

function PrintedContent({ content }: { content: TicketContent }) {
  const files = content.attachments.filter(({ inline }) => !inline).map(({ name }) => name);
  return (
    <section>
      <h2>
        <Name>{content.author?.name || fa.noName}</Name>
        {content.type === 'note' ? <em>{faStaff.composer.note}</em> : null}
        <time>{formatDateTime(content.at)}</time>
      </h2>
      <RichText html={content.body_html} dir={content.dir} images={content.attachments} />
      {files.length > 0 ? <p className="tk-print-files">{fill(text.files, { names: joinFa(files) })}</p> : null}
    </section>
  );
}
