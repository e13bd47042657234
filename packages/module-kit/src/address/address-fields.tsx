import type { IdAndName } from '@hamyar/contracts';
import { Select, TextField } from '@hamyar/design-system/fields';
import { shared } from '@hamyar/persian';
import { FormField } from '../form/form.tsx';
import type { ResourceForm } from '../form/use-resource-form.ts';
import { addressText as text } from '../messages/fa-address.ts';
import { changeAddress, hasRegions, type AddressValues } from './address.rules.ts';

/** What an address is chosen from; the module reads it by its own queries. */
export interface AddressLists {
  /** Named by their ISO 3166-1 numbers (decisions 2.0). */
  countries: readonly IdAndName[];
  loading: boolean;
  /** Provinces of the chosen country, if it {@link hasRegions}. */
  states: readonly IdAndName[];
  /** Cities of the chosen province. */
  cities: readonly IdAndName[];
}

/** Props of {@link AddressFields}. */
export interface AddressFieldsProps<Values extends AddressValues> {
  form: ResourceForm<Values>;
  lists: AddressLists;
}

/** Country, province and city. The province needs a country, the city a province (spec 5.21). */
export function AddressFields<Values extends AddressValues>({ form, lists }: AddressFieldsProps<Values>) {
  const { country_id: country, state_id: state } = form.values;
  const { countries, loading, states, cities } = lists;
  const change = (changed: Partial<AddressValues>) => form.change((before) => changeAddress(before, changed));
  const listed = hasRegions(country);
  return (
    <>
      <FormField form={form} name="country_id" label={text.country}>
        {(control) => (
          <Select<number>
            {...control}
            clearable
            loading={loading}
            placeholder={text.countryPlaceholder}
            options={countries.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(id) => change({ country_id: id })}
          />
        )}
      </FormField>
      {listed || country === null ? (
        <FormField form={form} name="state_id" label={text.state}>
          {(control) => (
            <Select<number>
              {...control}
              clearable
              disabled={country === null}
              placeholder={country === null ? text.statePlaceholder : shared.choose}
              options={states.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={(id) => change({ state_id: id })}
            />
          )}
        </FormField>
      ) : null}
      {listed && cities.length > 0 ? (
        <FormField form={form} name="city_id" label={text.city}>
          {(control) => (
            <Select<number>
              {...control}
              clearable
              placeholder={shared.choose}
              options={cities.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={(id) => change({ city_id: id })}
            />
          )}
        </FormField>
      ) : null}
      <FormField form={form} name="city_name" label={listed ? text.cityFree : text.city}>
        {(control) => (
          <TextField
            {...control}
            maxLength={100}
            disabled={country === null || (listed && state === null)}
            placeholder={listed && state === null ? text.cityPlaceholder : undefined}
            onChange={(name) => change({ city_name: name })}
          />
        )}
      </FormField>
    </>
  );
}
