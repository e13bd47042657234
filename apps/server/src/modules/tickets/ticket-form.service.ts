import type { FormToFill, FilledField, TicketImportance } from '@hamyar/contracts';
import type { QueryOf, ticketFormChoice } from '@hamyar/contracts/schemas';
import { truncate } from '@hamyar/persian';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import type { Trx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { Forbidden, NotFound } from '../../platform/http/app-errors.ts';
import { sanitizeRich } from '../../platform/richtext/sanitize.ts';
import { findCategory, findService, type CategoryRecord, type ServiceRecord } from '../catalog/public.ts';
import { canAccessCustomer } from '../customers/public.ts';
import { findSendable, firstBranch, type DepartmentRecord } from '../departments/public.ts';
import {
  askedOf,
  checkFilling,
  chooseForm,
  presentAsked,
  presentFilled,
  readValues,
  ticketFields,
  ticketFormsOf,
  valueStatements,
  valueText,
  withFilled,
  type CheckedChange,
  type FormRecord,
  type SentValues,
  type StoredValue,
  type TicketField,
  type TicketForms,
} from '../forms/public.ts';
import { licenseOf } from '../license/public.ts';
import type { SettingsReading } from '../settings/public.ts';
import { messages } from './messages.ts';
import { findUser } from './people.repository.ts';
import { categoryFits, serviceFits, ticketBranch } from './ticket-create.rules.ts';
import type { TicketContext } from './ticket-context.ts';
import { refuseField } from './ticket.errors.ts';
import { actionsOn, can } from './ticket.policy.ts';
import { policyTicket, type TicketRecord } from './ticket.repository.ts';
import { setColumns, type TicketUnitOfWork } from './ticket-unit-of-work.service.ts';

const NO_FORMS: TicketForms = { forms: [], general: [], fields: new Map() };

/** The ticket forms and custom fields of this installation; none without their license feature. */
export async function formsInForce(deps: Deps, trx?: Trx): Promise<TicketForms> {
  const { features } = await licenseOf(deps).current(trx);
  return features.includes('custom_field') ? ticketFormsOf(deps).current(trx) : NO_FORMS;
}

/** What a new ticket refers to, as far as its form is chosen by it. */
interface Chosen {
  department: Pick<DepartmentRecord, 'id' | 'form_id'>;
  category: Pick<CategoryRecord, 'form_id'> | null;
  service: Pick<ServiceRecord, 'form_id'> | null;
  branchId: number;
}

/** The form of a new ticket, and the fields that its sender is asked for. */
export interface NewTicketForm {
  form: FormRecord | null;
  fields: TicketField[];
}

/** Chooses the form of a new ticket (decisions 2.11). A message to a customer has none: nobody asks the customer for it. */
export function formOfNewTicket(
  forms: TicketForms,
  { department, category, service, branchId }: Chosen,
  { byCustomer, kind }: { byCustomer: boolean; kind: string },
): NewTicketForm {
  if (kind === 'to_customer') return { form: null, fields: [] };
  const formIds = [service?.form_id, category?.form_id, department.form_id];
  const form = chooseForm(forms, { formIds, branchId, byCustomer, departmentId: department.id });
  return { form, fields: askedOf(ticketFields(forms, { form, departmentId: department.id }), { byCustomer }) };
}

/** What a new ticket sends of its form. */
interface SentForm {
  form_version?: number | null | undefined;
  custom_values?: SentValues | undefined;
}

/** What is filled in with a new ticket, checked. @throws ValidationFailed, also where its form was changed meanwhile */
export function checkFilledIn(
  deps: Deps,
  trx: Trx,
  { form, fields }: NewTicketForm,
  { form_version: version, custom_values: sent = {} }: SentForm,
): Promise<CheckedChange[]> {
  if (version !== undefined && version !== (form?.version ?? null))
    throw refuseField('form_version', 'CHOICE', messages.formChanged);
  return checkFilling(deps, trx, { owner: { type: 'ticket', id: 0 }, fields, sent, stored: null });
}

/** The columns of a new ticket that say with which form it was written. */
export const formColumns = ({ form }: NewTicketForm) => ({
  form_id: form?.id ?? null,
  form_version: form?.version ?? null,
});

/** The fields of a new ticket with what its form begins with. */
export const withDefaults = <Fields extends { importance?: TicketImportance | undefined }>(
  fields: Fields,
  { form }: NewTicketForm,
): Fields => ({
  ...fields,
  importance: fields.importance ?? (form?.default_importance as TicketImportance | null | undefined) ?? undefined,
});

/** The form that a person fills in with a new ticket. @throws NotFound for a department to which they may not write */
export async function chooseTicketForm(
  { deps }: TicketContext,
  user: CurrentUser,
  query: QueryOf<typeof ticketFormChoice>,
): Promise<FormToFill> {
  const { db } = deps;
  const byCustomer = !user.employee;
  const customerId = byCustomer ? user.id : (query.customer_id ?? null);
  if (customerId !== null && !byCustomer && !(await canAccessCustomer(db, user, customerId))) throw new NotFound();
  const customer = customerId === null ? null : await findUser(db, customerId);
  const department = await findSendable(db, query.department_id, user, customer?.id ?? null);
  if (!department) throw new NotFound();
  const wanted = query.branch_id !== undefined && user.full_admin ? query.branch_id : null;
  const branchId = wanted ?? ticketBranch(customer, department, user) ?? (await firstBranch(db)) ?? 0;
  const category = query.category_id ? await findCategory(db, query.category_id) : null;
  const service = query.service_id
    ? await findService(db, query.service_id, {
        customerId: customer?.id ?? null,
        organizationId: customer?.organization_id ?? null,
      })
    : null;
  const circumstances = { departmentId: department.id, branchId, byCustomer };
  const { form, fields } = formOfNewTicket(
    await formsInForce(deps),
    {
      department,
      category: category && categoryFits(category, department.id, byCustomer) ? category : null,
      service: service && serviceFits(service, circumstances) ? service : null,
      branchId,
    },
    { byCustomer, kind: 'customer' },
  );
  return {
    id: form?.id ?? null,
    version: form?.version ?? null,
    intro: sanitizeRich(form?.intro ?? ''),
    subject_template: form?.subject_template ?? '',
    fields: fields.map((field) => presentAsked(field)),
  };
}

/** A ticket as far as its custom fields need it. */
type Filled = Pick<TicketRecord, 'form_id' | 'department_id' | 'kind'>;

/** The fields that a ticket has now: of its form, of its department, and others that have a value. */
export function fieldsOf(forms: TicketForms, ticket: Filled, stored: readonly StoredValue[]): TicketField[] {
  if (ticket.kind === 'to_customer') return [];
  const form = forms.forms.find(({ id }) => id === ticket.form_id) ?? null;
  const own = ticketFields(forms, { form, departmentId: ticket.department_id });
  return withFilled(forms, own, stored);
}

/** The custom fields of an open ticket; customers get the public ones that are shown and have a value. */
export function customFieldsOf(
  forms: TicketForms,
  ticket: Filled,
  rows: readonly StoredValue[],
  user: { employee: boolean },
): FilledField[] {
  return presentFilled(fieldsOf(forms, ticket, rows), rows, user);
}

/** Letters of a value in the history. */
const HISTORY_TEXT = 200;

/** Fills in custom fields of a ticket; what is not sent stays. @throws Forbidden, ValidationFailed */
export const fillIn =
  (context: TicketContext, forms: TicketForms, sent: SentValues) =>
  async (
    work: TicketUnitOfWork,
    { user, settings }: { user: CurrentUser; settings: SettingsReading },
  ): Promise<void> => {
    const { trx, ticket } = work;
    const object = policyTicket(ticket);
    if (!can(user, 'fields', object, settings) || !actionsOn(user, object, settings).includes('fields'))
      throw new Forbidden();
    const owner = { type: 'ticket', id: ticket.id } as const;
    const stored = await readValues(trx, owner);
    const fields = fieldsOf(forms, ticket, stored);
    const changes = await checkFilling(context.deps, trx, { owner, fields, sent, stored });
    if (changes.length === 0) return;
    work.also.push(...valueStatements(owner, changes));
    work.filledIn.push(...changes);
    writeHistory(work, changes);
    if (changes.some(({ field }) => field.public)) work.summary.publicChange = true;
    // the columns are guarded by the version; these values are no columns
    setColumns(work, { version: work.before.version + 1 });
  };

function writeHistory(work: TicketUnitOfWork, changes: Awaited<ReturnType<typeof checkFilling>>): void {
  for (const { field, from, to } of changes) {
    const said = (value: typeof from) =>
      field.type === 'password' ? messages.valueNotShown : (valueText(field, value) ?? messages.noValue);
    const line = (value: typeof from) => truncate(`${field.definition.label}: ${said(value)}`, HISTORY_TEXT);
    work.history.push({ field: 'custom_value', from: from === null ? null : line(from), to: line(to) });
  }
}
