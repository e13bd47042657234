import { useState } from 'react';
import { SLA_STATES, TICKET_CHANNELS, TICKET_IMPORTANCES, TICKET_KINDS, TICKET_STATUSES } from '@hamyar/contracts';
import { Button, Checkbox, Field } from '@hamyar/design-system/basics';
import { JalaliDate, JalaliRange } from '@hamyar/design-system/dates';
import { MultiSelect, NumberField, type SelectOption } from '@hamyar/design-system/fields';
import { Drawer } from '@hamyar/design-system/overlay';
import { useGate } from '@hamyar/module-sdk';
import { useReferenceList } from '@hamyar/store';
import { useAllTagsQuery } from '../../api/tag.api.ts';
import { fa } from '../../messages/fa.ts';
import { faSla } from '../../messages/fa-sla.ts';
import { faStaff } from '../../messages/fa-staff.ts';
import { useTicketDepartments } from '../../shared/ticket-departments.ts';
import type { TicketFilters } from '../../shared/ticket-filter.conversions.ts';
import { useSeesField } from '../../shared/use-sees-field.ts';
import { CustomFieldFilters } from './custom-field-filters.tsx';
import {
  dayToSeconds,
  filtersToRange,
  rangeToFilters,
  secondsToDay,
  type RangeName,
} from './filter-range.conversions.ts';
import { useFilterFields, useFilterForms } from './use-filter-fields.ts';

interface FilterDrawerProps {
  filters: TicketFilters;
  onApply(filters: TicketFilters): void;
  onClose(): void;
}

type ListName =
  | 'status'
  | 'importance'
  | 'kind'
  | 'channel'
  | 'department_ids'
  | 'branch_ids'
  | 'category_ids'
  | 'service_ids'
  | 'organization_ids'
  | 'customer_level_ids'
  | 'tag_ids'
  | 'form_ids'
  | 'sla_state';

const text = faStaff.filter;
const named = (items: readonly { id: number; name: string }[] | undefined): SelectOption<number>[] =>
  (items ?? []).map(({ id, name }) => ({ value: id, label: name }));

const SLA_OPTIONS = SLA_STATES.map((value) => ({ value, label: faSla.states[value] }));
const idOf = (name: string) => `tk-filter-${name}`;

/** The filters that are chosen and not yet applied, for each group of controls. */
interface DraftProps {
  draft: TicketFilters;
  set(change: Partial<TicketFilters>): void;
}

/** The main filters of the list; they are applied together and stored in the address (decisions 2.3). */
export function FilterDrawer({ filters, onApply, onClose }: FilterDrawerProps) {
  const [draft, setDraft] = useState(filters);
  const set = (change: Partial<TicketFilters>) => setDraft((before) => ({ ...before, ...change }));
  return (
    <Drawer
      open
      title={text.title}
      onClose={onClose}
      footer={
        <>
          <Button type="submit" form="tk-filters" variant="primary">
            {text.apply}
          </Button>
          <Button onClick={() => onApply(filters.s ? { s: filters.s } : {})}>{text.clear}</Button>
        </>
      }
    >
      <form
        id="tk-filters"
        role="search"
        aria-label={text.title}
        className="tk-form tk-filters"
        onSubmit={(event) => {
          event.preventDefault();
          onApply(draft);
        }}
      >
        <ListFilters draft={draft} set={set} />
        <FieldFilters draft={draft} set={set} />
        <TimeFilters draft={draft} set={set} />
        <FlagFilters draft={draft} set={set} />
      </form>
    </Drawer>
  );
}

/** Filters by a list of values. A filter without any value to choose is not shown. */
function ListFilters({ draft, set }: DraftProps) {
  const fullAdmin = useGate({ role: 'full_admin' });
  const sees = useSeesField();
  const lists = {
    departments: useTicketDepartments(),
    categories: useReferenceList('ticket_categories'),
    services: useReferenceList('services'),
    organizations: useReferenceList('organizations'),
    levels: useReferenceList('customer_levels'),
    branches: useReferenceList('branches'),
    tags: useAllTagsQuery().data?.data,
    forms: useFilterForms(true),
  };
  const choice = <Value extends string | number>(
    name: ListName,
    label: string,
    options: readonly SelectOption<Value>[],
  ) =>
    options.length === 0 ? null : (
      <Field key={name} controlId={idOf(name)} label={label}>
        <MultiSelect<Value>
          id={idOf(name)}
          placeholder={fa.all}
          value={(draft[name] ?? []) as unknown as Value[]}
          options={options}
          onChange={(value) => set({ [name]: value.length ? value : undefined } as Partial<TicketFilters>)}
        />
      </Field>
    );
  return (
    <>
      {choice(
        'status',
        fa.statusLabel,
        TICKET_STATUSES.map((value) => ({ value, label: fa.status[value] })),
      )}
      {choice(
        'importance',
        faStaff.importanceLabel,
        TICKET_IMPORTANCES.map((value) => ({ value, label: faStaff.importance[value] })),
      )}
      {choice('sla_state', faSla.label, sees('sla') ? SLA_OPTIONS : [])}
      {choice('department_ids', fa.department, named(lists.departments))}
      {choice('category_ids', fa.ticketFields.category_id, named(lists.categories))}
      {choice('service_ids', fa.ticketFields.service_id, named(lists.services))}
      {choice('organization_ids', faStaff.organization, sees('organization') ? named(lists.organizations) : [])}
      {choice('customer_level_ids', faStaff.level, sees('customer_level') ? named(lists.levels) : [])}
      {choice('tag_ids', faStaff.tags, named(lists.tags))}
      {choice('form_ids', text.form, named(lists.forms))}
      {fullAdmin ? choice('branch_ids', faStaff.branch, named(lists.branches)) : null}
      {choice(
        'kind',
        faStaff.kindLabel,
        TICKET_KINDS.map((value) => ({ value, label: faStaff.kind[value] })),
      )}
      {choice(
        'channel',
        faStaff.channelLabel,
        TICKET_CHANNELS.map((value) => ({ value, label: faStaff.channel[value] })),
      )}
    </>
  );
}

/** Filters by custom fields; those of the address have a control from the beginning. */
function FieldFilters({ draft, set }: DraftProps) {
  const fields = useFilterFields(true);
  const [open, setOpen] = useState<readonly number[]>(Object.keys(draft.cf ?? {}).map(Number));
  return (
    <CustomFieldFilters fields={fields} value={draft.cf} open={open} onOpen={setOpen} onChange={(cf) => set({ cf })} />
  );
}

/** Filters by a period, and by the time that the customer has waited. */
function TimeFilters({ draft, set }: DraftProps) {
  const sees = useSeesField();
  const range = (name: RangeName, label: string) => (
    <Field controlId={idOf(name)} label={label}>
      <JalaliRange
        id={idOf(name)}
        value={filtersToRange(draft, name)}
        onChange={(days) => set(rangeToFilters(name, days))}
      />
    </Field>
  );
  return (
    <>
      {range('created', text.created)}
      {range('activity', text.activity)}
      {range('closed', text.closed)}
      {sees('sla') ? (
        <Field controlId={idOf('due_before')} label={faSla.before}>
          <JalaliDate
            id={idOf('due_before')}
            value={secondsToDay(draft.due_before)}
            onChange={(day) => set({ due_before: day === null ? undefined : dayToSeconds(day) })}
          />
        </Field>
      ) : null}
      <Field controlId={idOf('waiting_more_than')} label={text.waiting}>
        <NumberField
          id={idOf('waiting_more_than')}
          min={1}
          unit={text.minutes}
          value={draft.waiting_more_than ?? null}
          onChange={(value) => set({ waiting_more_than: value ?? undefined })}
        />
      </Field>
    </>
  );
}

/** Yes/no filters; an unchecked one does not filter. */
function FlagFilters({ draft, set }: DraftProps) {
  const flag = (name: 'unread' | 'unassigned' | 'has_attachment' | 'shared_with_me' | 'followed', label: string) => (
    <Checkbox checked={draft[name] === true} onChange={(on) => set({ [name]: on ? true : undefined })}>
      {label}
    </Checkbox>
  );
  return (
    <div className="tk-filter-flags">
      {flag('unread', text.unread)}
      {flag('unassigned', text.unassigned)}
      {flag('has_attachment', text.hasAttachment)}
      {flag('shared_with_me', text.shared)}
      {flag('followed', text.followed)}
    </div>
  );
}
