import { useState } from 'react';
import { userList } from '@hamyar/contracts/customers';
import { SearchSelect, TextField, type SelectOption } from '@hamyar/design-system/fields';
import { formatNumber, searchKey } from '@hamyar/persian';
import { send, useReferenceList } from '@hamyar/store';
import { faLogs } from '../../messages/fa-logs.ts';

/** People that one search offers. */
const OFFERED = 25;
/** Longest address of the network. */
const ADDRESS_MAX = 45;

/** Chooses the person whose lines a log shows: a colleague, or a customer where `customers` is set, by name. */
export function PersonFilter({
  label,
  value,
  name,
  customers = false,
  onChange,
}: {
  label: string;
  value: number | undefined;
  /** Name of the chosen person, where a line says it. */
  name: string | null | undefined;
  customers?: boolean;
  onChange(id: number | undefined): void;
}) {
  const [chosen, setChosen] = useState<SelectOption<number> | null>(null);
  const departments = useReferenceList('departments') ?? [];
  const search = async (words: string): Promise<SelectOption<number>[]> => {
    const colleagues = new Map(departments.flatMap(({ users = [] }) => users).map((one) => [one.id, one.name]));
    const key = searchKey(words);
    const found = [...colleagues].filter(([, colleague]) => searchKey(colleague).includes(key));
    const others = customers ? await customersNamed(words) : [];
    return [...found, ...others].slice(0, OFFERED).map(([id, text]) => ({ value: id, label: text }));
  };
  const labelOf = (id: number) => name ?? (chosen?.value === id ? chosen.label : formatNumber(id));
  return (
    <SearchSelect<number>
      aria-label={label}
      placeholder={label}
      minLength={2}
      value={value === undefined ? null : { value, label: labelOf(value) }}
      onSearch={search}
      onChange={(option) => {
        setChosen(option);
        onChange(option?.value);
      }}
    />
  );
}

async function customersNamed(keyword: string): Promise<[number, string][]> {
  const { data } = await send(userList, { employee: 0, fast: true, keyword, perPage: OFFERED });
  return (data?.data ?? []).map(({ id, name }) => [id, name]);
}

/** Types the network address whose calls a log shows: with Enter, or on leaving the field. */
export function AddressFilter({
  value,
  onChange,
}: {
  value: string | undefined;
  onChange(address: string | undefined): void;
}) {
  const [typed, setTyped] = useState<string | null>(null);
  const apply = () => {
    if (typed !== null && typed.trim() !== (value ?? '')) onChange(typed.trim() || undefined);
    setTyped(null);
  };
  return (
    <div className="rp-log-address">
      <TextField
        aria-label={faLogs.ip}
        placeholder={faLogs.ip}
        ltr
        maxLength={ADDRESS_MAX}
        value={typed ?? value ?? ''}
        onChange={setTyped}
        onBlur={apply}
        onPressEnter={apply}
      />
    </div>
  );
}
