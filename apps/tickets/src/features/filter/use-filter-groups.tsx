import { useState } from 'react';
import {
  SATISFACTION_LEVELS,
  SLA_STATES,
  TAG_MODES,
  TICKET_CHANNELS,
  TICKET_IMPORTANCES,
  TICKET_KINDS,
  TICKET_STATUSES,
} from '@hamyar/contracts';
import { Segmented } from '@hamyar/design-system/basics';
import { CustomFieldFilters } from '@hamyar/module-kit/custom-fields';
import { useGate } from '@hamyar/module-sdk';
import { useReferenceList } from '@hamyar/store';
import { useFilterCitiesQuery, useFilterStatesQuery } from '../../api/geography.api.ts';
import { useAllTagsQuery } from '../../api/tag.api.ts';
import { fa } from '../../messages/fa.ts';
import { faSla } from '../../messages/fa-sla.ts';
import { faStaff } from '../../messages/fa-staff.ts';
import { useTicketDepartments } from '../../shared/ticket-departments.ts';
import { useColleagues, useSelectsCustomers } from '../../shared/use-person-names.ts';
import { useSeesField } from '../../shared/use-sees-field.ts';
import {
  choice,
  controlIdOf,
  flag,
  namedOptions,
  wordOptions,
  type FilterControl,
  type FilterDraft,
  type FilterGroup,
} from './filter-control.tsx';
import { PeopleFilter } from './people-filter.tsx';
import { timeFilters } from './time-filters.tsx';
import { useFilterFields, useFilterForms } from './use-filter-fields.ts';

const text = faStaff.filter;

/** What the state of a ticket says. */
function stateFilters(draft: FilterDraft, sees: ReturnType<typeof useSeesField>): FilterControl[] {
  return [
    ...choice(draft, 'status', fa.statusLabel, wordOptions(TICKET_STATUSES, fa.status)),
    ...choice(draft, 'importance', faStaff.importanceLabel, wordOptions(TICKET_IMPORTANCES, faStaff.importance)),
    ...(sees('sla') ? choice(draft, 'sla_state', faSla.label, wordOptions(SLA_STATES, faSla.states)) : []),
    ...(sees('satisfaction')
      ? choice(draft, 'satisfaction', faStaff.satisfactionLabel, wordOptions(SATISFACTION_LEVELS, fa.satisfaction))
      : []),
    flag(draft, 'unread', text.unread),
    flag(draft, 'has_attachment', text.hasAttachment),
  ];
}

/** Who works on a ticket. */
function useStaffFilters(draft: FilterDraft): FilterControl[] {
  const colleagues = useColleagues();
  return [
    ...choice(draft, 'assignee_ids', faStaff.assignee, namedOptions(colleagues)),
    flag(draft, 'unassigned', text.unassigned),
    people(draft, 'created_by_ids', text.creator, true),
    flag(draft, 'shared_with_me', text.shared),
    flag(draft, 'followed', text.followed),
  ];
}

/** Whose a ticket is. */
function useCustomerFilters(draft: FilterDraft): FilterControl[] {
  const sees = useSeesField();
  const selects = useSelectsCustomers();
  const organizations = useReferenceList('organizations');
  const levels = useReferenceList('customer_levels');
  const { data: states } = useFilterStatesQuery();
  const { data: cities } = useFilterCitiesQuery();
  return [
    ...(selects || draft.draft.customer_ids ? [people(draft, 'customer_ids', faStaff.customer)] : []),
    people(draft, 'owner_ids', faStaff.owner, true),
    ...(sees('organization')
      ? choice(draft, 'organization_ids', faStaff.organization, namedOptions(organizations))
      : []),
    ...(sees('customer_level') ? choice(draft, 'customer_level_ids', faStaff.level, namedOptions(levels)) : []),
    ...choice(draft, 'state_ids', text.state, namedOptions(states)),
    ...choice(draft, 'city_ids', text.city, namedOptions(cities)),
  ];
}

function people(
  { draft, set }: FilterDraft,
  key: 'customer_ids' | 'owner_ids' | 'created_by_ids',
  label: string,
  colleagues = false,
): FilterControl {
  const control = (
    <PeopleFilter
      id={controlIdOf(key)}
      label={label}
      colleagues={colleagues}
      value={draft[key] ?? []}
      onChange={(ids) => set({ [key]: ids })}
    />
  );
  return { keys: [key], label, control };
}

/** What a ticket is about, and where it is. */
function useTopicFilters(draft: FilterDraft): FilterControl[] {
  const fullAdmin = useGate({ role: 'full_admin' });
  const departments = useTicketDepartments();
  const branches = useReferenceList('branches');
  const categories = useReferenceList('ticket_categories');
  const services = useReferenceList('services');
  const tags = useAllTagsQuery().data?.data;
  const forms = useFilterForms(true);
  return [
    ...choice(draft, 'department_ids', fa.department, namedOptions(departments)),
    ...(fullAdmin ? choice(draft, 'branch_ids', faStaff.branch, namedOptions(branches)) : []),
    ...choice(draft, 'category_ids', fa.ticketFields.category_id, namedOptions(categories)),
    ...choice(draft, 'service_ids', fa.ticketFields.service_id, namedOptions(services)),
    ...choice(draft, 'tag_ids', faStaff.tags, namedOptions(tags), <TagMode {...draft} />),
    ...choice(draft, 'form_ids', text.form, namedOptions(forms)),
    ...choice(draft, 'kind', faStaff.kindLabel, wordOptions(TICKET_KINDS, faStaff.kind)),
    ...choice(draft, 'channel', faStaff.channelLabel, wordOptions(TICKET_CHANNELS, faStaff.channel)),
  ];
}

/** Of several tags: one of them is enough, or a ticket has all. */
function TagMode({ draft: { tag_ids = [], tag_mode = 'any' }, set }: FilterDraft) {
  if (tag_ids.length < 2) return null;
  return (
    <Segmented
      label={text.tagMode}
      value={tag_mode}
      options={TAG_MODES.map((value) => ({ value, label: text.tagModes[value] }))}
      onChange={(mode) => set({ tag_mode: mode === 'any' ? undefined : mode })}
    />
  );
}

/** Filters by custom fields; those of the address have a control from the beginning. */
function useFieldFilters({ draft, set }: FilterDraft): FilterControl[] {
  const fields = useFilterFields(true);
  const [open, setOpen] = useState<readonly number[]>(Object.keys(draft.cf ?? {}).map(Number));
  if (fields.length === 0) return [];
  const label = [text.customFields, ...fields.map((field) => field.label)].join(' ');
  const control = (
    <CustomFieldFilters fields={fields} value={draft.cf} open={open} onOpen={setOpen} onChange={(cf) => set({ cf })} />
  );
  return [{ keys: ['cf'], label, control }];
}

/** All filters of the list that the person may use, in groups; a group without any is left out. */
export function useFilterGroups(draft: FilterDraft): FilterGroup[] {
  const sees = useSeesField();
  const titles = text.groups;
  const groups = [
    { name: 'state', title: titles.state, filters: stateFilters(draft, sees) },
    { name: 'staff', title: titles.staff, filters: useStaffFilters(draft) },
    { name: 'customer', title: titles.customer, filters: useCustomerFilters(draft) },
    { name: 'topic', title: titles.topic, filters: useTopicFilters(draft) },
    { name: 'time', title: titles.time, filters: timeFilters(draft, sees) },
    { name: 'fields', title: text.customFields, filters: useFieldFilters(draft) },
  ];
  return groups.filter(({ filters }) => filters.length > 0);
}
