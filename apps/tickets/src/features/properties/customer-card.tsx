import { pictureUrl, type Ticket } from '@hamyar/contracts';
import { formatDate } from '@hamyar/dayjs-jalali';
import { Alert, Avatar, Card, CopyButton, Ltr, Name, Tag } from '@hamyar/design-system/basics';
import { MailIcon, namedIcons, PhoneIcon } from '@hamyar/design-system/icons';
import { Link, useTargetPath, type LinkTarget } from '@hamyar/module-sdk';
import { fill, formatMobile, showPhone, toFa } from '@hamyar/persian';
import { fa } from '../../messages/fa.ts';
import { faStaff } from '../../messages/fa-staff.ts';

const text = faStaff.card;

function CustomerLevelTag({ level }: { level: NonNullable<Ticket['customer_level']> }) {
  const Icon = level.icon ? namedIcons[level.icon] : null;
  return (
    <Tag color={level.color} icon={Icon ? <Icon size={14} /> : undefined}>
      {level.name}
    </Tag>
  );
}

/** Whose ticket it is: contacts, organisation, until when the account is valid, and the pages of both for who may open them. */
export function CustomerCard({ ticket }: { ticket: Ticket }) {
  const { customer, customer_contact: contact, organization, customer_level: level } = ticket;
  if (!customer) return null;
  return (
    <Card>
      <div className="tk-customer">
        <Avatar name={customer.name} src={pictureUrl(customer)} seed={customer.id} size={42} />
        <div>
          <b>
            <Name>{customer.name || fa.noName}</Name>
          </b>
          <small>
            {organization ? <Name>{organization.name}</Name> : null}
            {level ? <CustomerLevelTag level={level} /> : null}
          </small>
        </div>
      </div>
      {contact?.mobile ? (
        <p className="tk-contact">
          <PhoneIcon />
          <a href={`tel:${contact.mobile}`}>
            <Ltr>{toFa(showPhone(contact.mobile))}</Ltr>
          </a>
          <CopyButton text={formatMobile(contact.mobile)} />
        </p>
      ) : null}
      {contact?.email ? (
        <p className="tk-contact">
          <MailIcon />
          <a dir="ltr" href={`mailto:${contact.email}`} title={contact.email}>
            <Ltr latin>{contact.email}</Ltr>
          </a>
          <CopyButton text={contact.email} />
        </p>
      ) : null}
      <Account account={ticket.customer_account} />
      <div className="tk-customer-links">
        <Link
          className="hd-button hd-button-sm"
          to={{ route: 'tickets', search: { view: 'all', customer_id: customer.id } }}
        >
          {text.otherTickets}
        </Link>
        <PageLink to={{ route: 'customers-id', params: { id: customer.id } }}>{text.profile}</PageLink>
        {organization ? (
          <PageLink to={{ route: 'organization-id', params: { id: organization.id } }}>{text.organization}</PageLink>
        ) : null}
      </div>
    </Card>
  );
}

/** Until when the account is valid; of one that has ended, what its customer can still do (decisions 2.1). */
function Account({ account }: { account: Ticket['customer_account'] }) {
  if (!account) return null;
  const { of, expired, may_reply: mayReply } = account;
  const date = formatDate(account.expire_date);
  if (!expired) return <p className="tk-account hd-muted">{fill(text.accountUntil[of], { date })}</p>;
  return (
    <Alert tone="warning">
      {fill(text.accountEnded[of], { date })} {mayReply ? text.expiredReplies : text.expiredReads}
    </Alert>
  );
}

/** Only for people who may open the page; without the right `Link` would show plain text. */
function PageLink({ to, children }: { to: LinkTarget; children: string }) {
  const path = useTargetPath(to);
  return path === null ? null : (
    <Link className="hd-button hd-button-sm" to={path}>
      {children}
    </Link>
  );
}
