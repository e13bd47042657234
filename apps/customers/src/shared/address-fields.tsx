import { Select, TextField } from '@hamyar/design-system/fields';
import { FormField, type ResourceForm } from '@hamyar/module-kit/form';
import { skipToken } from '@hamyar/store';
import { useCitiesQuery, useCountriesQuery, useStatesQuery } from '../api/geography.api.ts';
import { fa } from '../messages/fa.ts';
import { changeAddress, type AddressValues } from './address-fields.rules.ts';

const text = fa.form;
/** The only country with lists of provinces and cities (decisions 2.26). */
const LISTED_COUNTRY = 'IR';

/** Country, province and city. The province needs a country, the city a province (spec 5.21). */
export function AddressFields<Values extends AddressValues>({ form }: { form: ResourceForm<Values> }) {
  const { country_code: country, state_id: state } = form.values;
  const { data: countries = [], isFetching } = useCountriesQuery();
  const { data: states = [] } = useStatesQuery(country === LISTED_COUNTRY ? country : skipToken);
  const { data: cities = [] } = useCitiesQuery(state ?? skipToken);
  const change = (changed: Partial<AddressValues>) => form.change((before) => changeAddress(before, changed));
  const listed = country === LISTED_COUNTRY;
  return (
    <>
      <FormField form={form} name="country_code" label={text.country}>
        {(control) => (
          <Select<string>
            {...control}
            clearable
            loading={isFetching}
            placeholder={text.countryPlaceholder}
            options={countries.map(({ code, name }) => ({ value: code, label: name }))}
            onChange={(code) => change({ country_code: code })}
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
              placeholder={country === null ? text.statePlaceholder : fa.common.choose}
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
              placeholder={fa.common.choose}
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
