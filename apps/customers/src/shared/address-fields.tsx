import { FormField, Select, TextField, useFormValue, type FormHandle } from '@hamyar/design-system/fields';
import { skipToken } from '@hamyar/store';
import { useCitiesQuery, useCountriesQuery, useStatesQuery } from '../api/geography.api.ts';
import { fa } from '../messages/fa.ts';
import { changeAddress, type AddressValues } from './address-fields.rules.ts';

const text = fa.form;
/** The one country whose provinces are bundled (decisions 2.26). */
const LISTED_COUNTRY = 'IR';

interface AddressFieldsProps<Values extends AddressValues> {
  form: FormHandle<Values>;
  /** Told after a parent has cleared its children, so that a draft keeps the same. */
  onChange?: (values: Values) => void;
}

/** Country, province and city; the state waits for a country, the city for a state (spec 5.21). */
export function AddressFields<Values extends AddressValues>({ form, onChange }: AddressFieldsProps<Values>) {
  const country = useFormValue<string | null>(form, 'country_code') ?? null;
  const state = useFormValue<number | null>(form, 'state_id') ?? null;
  const { data: countries = [], isFetching } = useCountriesQuery();
  const { data: states = [] } = useStatesQuery(country === LISTED_COUNTRY ? country : skipToken);
  const { data: cities = [] } = useCitiesQuery(state ?? skipToken);
  const change = (changed: Partial<AddressValues>) => {
    const values = changeAddress(form.getValues(), changed);
    form.setValues(values);
    onChange?.(values);
  };
  const listed = country === LISTED_COUNTRY;
  return (
    <>
      <FormField name="country_code" label={text.country}>
        <Select<string>
          clearable
          loading={isFetching}
          placeholder={text.countryPlaceholder}
          options={countries.map(({ code, name }) => ({ value: code, label: name }))}
          onChange={(code) => change({ country_code: code })}
        />
      </FormField>
      {listed || country === null ? (
        <FormField name="state_id" label={text.state}>
          <Select<number>
            clearable
            disabled={country === null}
            placeholder={country === null ? text.statePlaceholder : fa.common.choose}
            options={states.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(id) => change({ state_id: id })}
          />
        </FormField>
      ) : null}
      {listed && cities.length > 0 ? (
        <FormField name="city_id" label={text.city}>
          <Select<number>
            clearable
            placeholder={fa.common.choose}
            options={cities.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(id) => change({ city_id: id })}
          />
        </FormField>
      ) : null}
      <FormField name="city_name" label={listed ? text.cityFree : text.city}>
        <TextField
          maxLength={100}
          disabled={country === null || (listed && state === null)}
          placeholder={listed && state === null ? text.cityPlaceholder : undefined}
          onChange={(name) => change({ city_name: name })}
        />
      </FormField>
    </>
  );
}
