import type { ReactNode } from 'react';
import { Checkbox, Field } from '@hamyar/design-system/basics';
import { MultiSelect, type SelectOption } from '@hamyar/design-system/fields';
import { fa } from '../../messages/fa.ts';
import type { TicketFilters } from '../../shared/ticket-filter.conversions.ts';

/** The filters that are chosen and not yet applied. */
export interface FilterDraft {
  draft: TicketFilters;
  set(change: Partial<TicketFilters>): void;
}

/** One filter in the drawer: the keys that it sets, the name by which it is looked for, and its control. */
export interface FilterControl {
  keys: readonly (keyof TicketFilters)[];
  label: string;
  control: ReactNode;
}

/** Filters that stand together under a title. */
export interface FilterGroup {
  name: string;
  title: string;
  filters: readonly FilterControl[];
}

type ListKey = {
  [Key in keyof TicketFilters]-?: NonNullable<TicketFilters[Key]> extends readonly (string | number)[] ? Key : never;
}[keyof TicketFilters];
type FlagKey = 'unread' | 'unassigned' | 'has_attachment' | 'shared_with_me' | 'followed';

export const controlIdOf = (name: string) => `tk-filter-${name}`;

/** The rows of a list as options. */
export const namedOptions = (items: readonly { id: number; name: string }[] | undefined): SelectOption<number>[] =>
  (items ?? []).map(({ id, name }) => ({ value: id, label: name }));

/** The values of a closed list as options, by the words for them. */
export const wordOptions = <Value extends string | number>(
  values: readonly Value[],
  words: Readonly<Record<Value, string>>,
): SelectOption<Value>[] => values.map((value) => ({ value, label: words[value] }));

/** A filter by values of a list; none where there is nothing to choose. */
export function choice<Value extends string | number>(
  { draft, set }: FilterDraft,
  name: ListKey,
  label: string,
  options: readonly SelectOption<Value>[],
  below?: ReactNode,
): FilterControl[] {
  if (options.length === 0) return [];
  const control = (
    <Field controlId={controlIdOf(name)} label={label}>
      <MultiSelect<Value>
        id={controlIdOf(name)}
        placeholder={fa.all}
        value={(draft[name] ?? []) as unknown as Value[]}
        options={options}
        onChange={(value) => set({ [name]: value.length ? value : undefined } as Partial<TicketFilters>)}
      />
      {below}
    </Field>
  );
  return [{ keys: [name], label, control }];
}

/** A filter that is on or does not filter. */
export const flag = ({ draft, set }: FilterDraft, name: FlagKey, label: string): FilterControl => ({
  keys: [name],
  label,
  control: (
    <Checkbox checked={draft[name] === true} onChange={(on) => set({ [name]: on ? true : undefined })}>
      {label}
    </Checkbox>
  ),
});
