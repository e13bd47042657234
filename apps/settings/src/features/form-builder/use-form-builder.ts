import { useState } from 'react';
import type { CustomField, FormField as FormEntry } from '@hamyar/contracts/forms';
import { fill, isolate, joinFa, shared, toFa } from '@hamyar/persian';
import { faFields } from '../../messages/fa-fields.ts';
import { changedEntry, movedEntry, withField, withoutField } from './form-entries.rules.ts';
import { useEntryDrag, type EntryDrag } from '../../shared/use-entry-drag.ts';

const text = faFields.builder;

/** A field of a form with its definition; null where the definition has been deleted. */
export interface PlacedEntry {
  entry: FormEntry;
  field: CustomField | null;
}

/** State and actions of the pool and of the fields of a form. */
export interface FormBuilder extends Pick<ReturnType<typeof useEntryDrag>, 'list' | 'handle' | 'cancel' | 'endsDrag'> {
  /** All fields that are defined for this kind of form. */
  fields: readonly CustomField[];
  /** Those that are not in the form and may be. */
  pool: readonly CustomField[];
  entries: readonly PlacedEntry[];
  drag: EntryDrag | null;
  /** What has just happened, for screen readers. */
  said: string;
  add(id: number, index?: number): void;
  remove(id: number): void;
  move(id: number, index: number): void;
  change(id: number, change: Partial<Omit<FormEntry, 'id' | 'order'>>): void;
  /** The fields of a form in words. */
  labelsOf(entries: readonly FormEntry[]): string;
}

/** The fields of a form: which of the defined ones are in it, in which order, and how [2.59]. */
export function useFormBuilder(
  entries: readonly FormEntry[],
  fields: readonly CustomField[],
  onChange: (entries: FormEntry[]) => void,
): FormBuilder {
  const [said, setSaid] = useState('');
  const fieldOf = (id: number) => fields.find((field) => field.id === id) ?? null;
  const say = (message: string, id: number, index = 0) =>
    setSaid(fill(message, { name: isolate(fieldOf(id)?.label ?? ''), n: toFa(index + 1) }));
  const move = (id: number, index: number) => {
    onChange(movedEntry(entries, id, index));
    say(text.moved, id, index);
  };
  const add = (id: number, index = entries.length) => {
    const field = fieldOf(id);
    if (!field) return;
    onChange(withField(entries, field, index));
    say(text.added, id, index);
  };
  const drag = useEntryDrag({ ids: entries.map(({ id }) => id), onMove: move, onAdd: add });
  return {
    ...drag,
    fields,
    pool: fields.filter(({ id, is_archived: archived }) => !archived && entries.every((entry) => entry.id !== id)),
    entries: entries.map((entry) => ({ entry, field: fieldOf(entry.id) })),
    said,
    move,
    add,
    remove: (id) => {
      onChange(withoutField(entries, id));
      say(text.removed, id);
    },
    labelsOf: (list) => joinFa(list.map(({ id }) => fieldOf(id)?.label ?? shared.deletedChoice)),
    change: (id, change) => onChange(changedEntry(entries, id, change)),
  };
}
