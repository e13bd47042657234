import { useState } from 'react';
import { Button, Checkbox, Field } from '@hamyar/design-system/basics';
import { JalaliRange } from '@hamyar/design-system/dates';
import { Select } from '@hamyar/design-system/fields';
import { Drawer } from '@hamyar/design-system/overlay';
import { CustomFieldFilters } from '@hamyar/module-kit/custom-fields';
import { skipToken } from '@hamyar/store';
import { useCitiesQuery, useListedStatesQuery } from '../../api/geography.api.ts';
import { faList as text } from '../../messages/fa-list.ts';
import { fa } from '../../messages/fa.ts';
import { daysOfExpiry, expiryOfDays } from '../../shared/expiry-date.ts';
import { DRAWER_FILTERS, type CustomerFilters } from './customer-filters.ts';
import { useCustomerFilterFields } from './customer-fields.ts';

interface CustomerFilterDrawerProps {
  filters: CustomerFilters;
  onApply(filters: CustomerFilters): void;
  onClose(): void;
}

const FORM = 'customers-filters';
const [STATE, CITY, EXPIRY] = ['customers-filter-state', 'customers-filter-city', 'customers-filter-expiry'];
const none = Object.fromEntries(DRAWER_FILTERS.map((name) => [name, undefined]));

/** The filters that have no control above the rows; they are applied together. */
export function CustomerFilterDrawer({ filters, onApply, onClose }: CustomerFilterDrawerProps) {
  const [draft, setDraft] = useState(filters);
  const set = (change: Partial<CustomerFilters>) => setDraft((before) => ({ ...before, ...change }));
  const fields = useCustomerFilterFields(true);
  const [open, setOpen] = useState<readonly number[]>(Object.keys(filters.cf ?? {}).map(Number));
  return (
    <Drawer
      open
      title={text.filters}
      onClose={onClose}
      footer={
        <>
          <Button type="submit" form={FORM} variant="primary">
            {text.apply}
          </Button>
          <Button onClick={() => onApply({ ...filters, ...none })}>{text.clear}</Button>
        </>
      }
    >
      <form
        id={FORM}
        role="search"
        aria-label={text.filters}
        className="customers-filters"
        onSubmit={(event) => {
          event.preventDefault();
          onApply(draft);
        }}
      >
        <Region draft={draft} set={set} />
        <Field controlId={EXPIRY} label={text.expiry}>
          <JalaliRange id={EXPIRY} value={daysOfExpiry(draft)} onChange={(days) => set(expiryOfDays(days))} />
        </Field>
        <Checkbox checked={draft.supervisor === true} onChange={(on) => set({ supervisor: on || undefined })}>
          {text.onlySupervisors}
        </Checkbox>
        <CustomFieldFilters
          fields={fields}
          value={draft.cf}
          open={open}
          onOpen={setOpen}
          onChange={(cf) => set({ cf })}
        />
      </form>
    </Drawer>
  );
}

interface RegionProps {
  draft: CustomerFilters;
  set(change: Partial<CustomerFilters>): void;
}

/** The province, and one of its cities [5.21]. */
function Region({ draft: { state_id: state, city_id: city }, set }: RegionProps) {
  const { data: states = [] } = useListedStatesQuery();
  const { data: cities = [] } = useCitiesQuery(state ?? skipToken);
  return (
    <>
      <Field controlId={STATE} label={text.state}>
        <Select<number>
          id={STATE}
          clearable
          searchable
          placeholder={fa.common.all}
          options={states.map(({ id, name }) => ({ value: id, label: name }))}
          value={state ?? null}
          onChange={(id) => set({ state_id: id ?? undefined, city_id: undefined })}
        />
      </Field>
      <Field controlId={CITY} label={text.city}>
        <Select<number>
          id={CITY}
          clearable
          searchable
          disabled={state === undefined}
          placeholder={fa.common.all}
          options={cities.map(({ id, name }) => ({ value: id, label: name }))}
          value={city ?? null}
          onChange={(id) => set({ city_id: id ?? undefined })}
        />
      </Field>
    </>
  );
}
