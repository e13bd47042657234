import { useState } from 'react';
import { Chip, Field } from '@hamyar/design-system/basics';
import { SearchSelect, type SelectOption } from '@hamyar/design-system/fields';
import { isolate } from '@hamyar/persian';
import { faStaff } from '../../messages/fa-staff.ts';
import { filterPeople } from '../../shared/people-picker.tsx';
import { searchCustomers } from '../../shared/search-customers.ts';
import { useColleagues, usePersonNames, useSelectsCustomers } from '../../shared/use-person-names.ts';

const text = faStaff.filter;

interface PeopleFilterProps {
  id: string;
  label: string;
  /** Colleagues can be chosen too. */
  colleagues?: boolean;
  value: readonly number[];
  onChange(ids: readonly number[] | undefined): void;
}

/** A filter by people who are too many for a list: each is found by name, the chosen ones stand below. */
export function PeopleFilter({ id, label, colleagues = false, value, onChange }: PeopleFilterProps) {
  const [chosen, setChosen] = useState<Readonly<Record<number, string>>>({});
  const nameOf = usePersonNames(value.filter((one) => chosen[one] === undefined));
  const people = useColleagues() ?? [];
  const customers = useSelectsCustomers();
  const search = async (words: string): Promise<SelectOption<number>[]> => [
    ...(colleagues
      ? filterPeople(people, words).map((one) => ({ value: one.id, label: one.name, searchText: one.name }))
      : []),
    ...(customers ? await searchCustomers(words) : []),
  ];
  const change = (ids: readonly number[]) => onChange(ids.length > 0 ? ids : undefined);
  return (
    <Field controlId={id} label={label}>
      <SearchSelect<number>
        id={id}
        value={null}
        placeholder={text.findPerson}
        onSearch={search}
        onChange={(option) => {
          if (!option) return;
          setChosen((before) => ({ ...before, [option.value]: option.searchText ?? '' }));
          change([...new Set([...value, option.value])]);
        }}
      />
      {value.length > 0 ? (
        <div className="tk-chosen">
          {value.map((one) => {
            const name = chosen[one] ?? nameOf(one);
            return (
              <Chip
                key={one}
                label={name}
                removeLabel={text.removePerson(isolate(name))}
                onRemove={() => change(value.filter((other) => other !== one))}
              />
            );
          })}
        </div>
      ) : null}
    </Field>
  );
}
