import { useState } from 'react';
import { USER_STATUSES } from '@hamyar/contracts';
import { Button } from '@hamyar/design-system/basics';
import { FilterIcon } from '@hamyar/design-system/icons';
import { fieldValuesText } from '@hamyar/module-kit/custom-fields';
import { OnDemand } from '@hamyar/module-kit/keys';
import type { FilterChip } from '@hamyar/module-kit/list';
import { lazyPart } from '@hamyar/module-sdk';
import { choiceName } from '@hamyar/persian';
import { skipToken, useReferenceList } from '@hamyar/store';
import { useCitiesQuery, useListedStatesQuery } from '../../api/geography.api.ts';
import { faList as text } from '../../messages/fa-list.ts';
import { fa } from '../../messages/fa.ts';
import { expiryText } from '../../shared/expiry-date.ts';
import { BranchFilter, FilterSelect, namedOptions } from '../../shared/filter-select.tsx';
import { LevelFilter } from '../../shared/level-filter.tsx';
import { useCustomerFilterFields } from './customer-fields.ts';
import { DRAWER_FILTERS, type CustomerFilters, type CustomerListState } from './customer-filters.ts';

const CustomerFilterDrawer = lazyPart(() => import('./customer-filter.drawer.tsx'), 'CustomerFilterDrawer');

/** The controls of the filters: the usual ones, and the button of the drawer that has the others. */
export function useFilterControls(list: CustomerListState) {
  const { filters, setFilters } = list;
  const levels = useReferenceList('customer_levels') ?? [];
  const organizations = useReferenceList('organizations');
  return {
    customer_level_id: <LevelFilter list={list} levels={levels} label={fa.customers.level} />,
    organization_id: (
      <FilterSelect
        label={fa.customers.organization}
        searchable
        options={namedOptions(organizations)}
        value={filters.organization_id}
        onChange={(organization_id) => setFilters({ organization_id })}
      />
    ),
    branch_id: <BranchFilter list={list} />,
    status: (
      <FilterSelect
        label={fa.common.status}
        options={USER_STATUSES.map((value) => ({ value, label: fa.common[value] }))}
        value={filters.status}
        onChange={(status) => setFilters({ status })}
      />
    ),
    supervisor: <MoreFilters list={list} />,
    // the drawer sets these too
    ...{ state_id: null, city_id: null, expire_from: null, expire_to: null, cf: null },
  };
}

function MoreFilters({ list }: { list: CustomerListState }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        icon={<FilterIcon />}
        active={DRAWER_FILTERS.some((name) => list.filters[name] !== undefined)}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {text.more}
      </Button>
      <OnDemand onClose={close}>
        {open ? (
          <CustomerFilterDrawer
            filters={list.filters}
            onApply={(filters) => {
              list.replaceFilters(filters);
              close();
            }}
            onClose={close}
          />
        ) : null}
      </OnDemand>
    </>
  );
}

/** The filters that have no control above the rows, in words. */
export function useFilterChips(filters: CustomerFilters): FilterChip<keyof CustomerFilters>[] {
  const { supervisor, state_id: state, city_id: city, expire_from: from, expire_to: to, cf } = filters;
  const states = useListedStatesQuery(state === undefined ? skipToken : undefined).data;
  const cities = useCitiesQuery(city === undefined ? skipToken : (state ?? skipToken)).data;
  const fields = useCustomerFilterFields(cf !== undefined);
  return [
    ...(supervisor ? [{ names: ['supervisor'] as const, label: text.onlySupervisors }] : []),
    ...(state === undefined
      ? []
      : [{ names: ['state_id', 'city_id'] as const, label: text.state, value: choiceName(states, state) }]),
    ...(city === undefined ? [] : [{ names: ['city_id'] as const, label: text.city, value: choiceName(cities, city) }]),
    ...(from === undefined && to === undefined
      ? []
      : [{ names: ['expire_from', 'expire_to'] as const, label: text.expiry, value: expiryText(from, to) }]),
    ...(cf ? [{ names: ['cf'] as const, label: text.customFields, value: fieldValuesText(cf, fields) }] : []),
  ];
}
