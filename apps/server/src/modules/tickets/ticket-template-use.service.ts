import type { UploadedAttachment } from '@hamyar/contracts';
import type { TemplateValues } from '@hamyar/domain';
import { formatLongDate } from '@hamyar/dayjs-jalali';
import { isolateLtr, toFa } from '@hamyar/persian';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import { unixSeconds } from '../../platform/clock/unix-seconds.ts';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { withTransaction, type Trx } from '../../platform/database/transaction.ts';
import type { Deps, ServerModule } from '../../platform/deps.ts';
import { NotFound } from '../../platform/http/app-errors.ts';
import { attachmentsOf, copyAsUpload } from '../attachments/public.ts';
import type { TicketContext } from './ticket-context.ts';
import { assertCan } from './ticket.policy.ts';
import { findTicket, policyTicket, type TicketRecord } from './ticket.repository.ts';
import { templateScope } from './ticket-template.policy.ts';
import { findTemplate, readTemplateReader, templateHasFile, variableNames } from './ticket-template.repository.ts';

/** The zone of the days that a text names. */
const ZONE = 'Asia/Tehran';

/** What the variables of ready-made texts stand for on a ticket, written by this person (decisions 2.12). */
export async function valuesOf(
  db: AnyDb,
  user: Pick<CurrentUser, 'id'>,
  ticket: TicketRecord,
  now: Date,
): Promise<TemplateValues> {
  const names = await variableNames(db, ticket, user.id);
  const values = {
    'customer.first_name': names.first_name,
    'customer.name': names.customer,
    // next to Persian letters its parts would be shown in the wrong order
    'ticket.number': isolateLtr(toFa(ticket.number)),
    'ticket.subject': ticket.subject,
    'agent.name': names.agent,
    'department.name': names.department,
    'today|jalali': formatLongDate(unixSeconds(now), ZONE),
  };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value));
}

/** What the variables stand for on a ticket that the person may write in. @throws NotFound, Forbidden */
export async function templateValues(
  context: TicketContext,
  user: CurrentUser,
  ticketId: number,
): Promise<TemplateValues> {
  const { deps } = context;
  const ticket = await findTicket(deps.db, ticketId);
  assertCan(user, 'see_internal', ticket && policyTicket(ticket), await context.settings.current());
  return valuesOf(deps.db, user, ticket!, deps.clock.now());
}

/** Copies the files of a ready-made text to uploads of the person. @throws NotFound, ValidationFailed */
export async function uploadsOfTemplate(deps: Deps, user: CurrentUser, id: number): Promise<UploadedAttachment[]> {
  return withTransaction(deps.db, async (trx) => copyTemplateFiles(deps, trx, user, id));
}

/** As {@link uploadsOfTemplate}, in a transaction that goes on. */
export async function copyTemplateFiles(
  deps: Deps,
  trx: Trx,
  user: CurrentUser,
  id: number,
): Promise<UploadedAttachment[]> {
  if (!(await findTemplate(trx, templateScope(await readTemplateReader(trx, user)), id, true))) throw new NotFound();
  const uploads: UploadedAttachment[] = [];
  for (const source of await attachmentsOf(trx, { kind: 'ticket_template', ids: [id] })) {
    const file = { fileId: source.file_id, name: source.name, source, purpose: 'ticket_content' as const };
    uploads.push(await copyAsUpload(deps, trx, user, file));
  }
  return uploads;
}

/** Who may have the files of a ready-made text: who sees it. */
export const templateFileOwners: NonNullable<ServerModule['fileOwners']> = {
  ticket_template: {
    has: templateHasFile,
    mayView: async ({ db }, user, id) =>
      user.employee && (await findTemplate(db, templateScope(await readTemplateReader(db, user)), id)) !== null,
    namesOf: async ({ db }, user, ids) => {
      const scope = templateScope(await readTemplateReader(db, user));
      const seen = await Promise.all(ids.map((id) => findTemplate(db, scope, id)));
      return seen.flatMap((one) =>
        one ? [{ id: one.id, name: one.name, object_type: 'ticket_template', object_id: one.id }] : [],
      );
    },
  },
};
