import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { SEARCH_MIN_CHARS, type TicketRow } from '@hamyar/contracts';
import { CUSTOM_FIELDS_ARE_LICENSED } from '@hamyar/contracts/forms';
import { cutLabel } from '@hamyar/module-kit/custom-fields';
import { useGate } from '@hamyar/module-sdk';
import { isolate, toFa, truncate } from '@hamyar/persian';
import { skipToken, useReferenceList } from '@hamyar/store';
import { useTicketFieldMatchesQuery } from '../api/ticket-field-value-match.api.ts';

/** Rows that are asked for, and letters of a value. */
const MAX_ROWS = 200;
const MAX_LETTERS = 80;

/** By the id of the ticket: the custom field in which the search has found it, with its value. */
const Found = createContext<ReadonlyMap<number, string>>(new Map());

interface FoundFieldsProps {
  /** What is searched for. */
  s: string | undefined;
  rows: readonly TicketRow[];
  readAt: number;
  children: ReactNode;
}

/** Reads, while a search is shown, in which custom fields its tickets were found (decisions 2.11 `searchable`). */
export function FoundFields({ s = '', rows, readAt, children }: FoundFieldsProps) {
  const licensed = useGate(CUSTOM_FIELDS_ARE_LICENSED);
  const searched = { ids: rows.slice(0, MAX_ROWS).map(({ id }) => id), s, readAt };
  const searchable = useReferenceList('searchable_fields') ?? [];
  const needed = licensed && searchable.length > 0 && s.trim().length >= SEARCH_MIN_CHARS && rows.length > 0;
  const { data, originalArgs } = useTicketFieldMatchesQuery(needed ? searched : skipToken);
  const shown = needed && originalArgs?.s === s ? data : undefined;
  const found = useMemo(() => new Map(shown?.map(({ id, fields }) => [id, fields.map(said).join(' · ')])), [shown]);
  return <Found value={found}>{children}</Found>;
}

type Match = NonNullable<ReturnType<typeof useTicketFieldMatchesQuery>['data']>[number]['fields'][number];

const said = ({ label, type, value }: Match): string => {
  const text = truncate(String(value ?? ''), MAX_LETTERS);
  return `${isolate(cutLabel(label))}: ${isolate(type === 'number' ? toFa(text) : text)}`;
};

/** «سریال: NR-1» for a ticket that the search has found by this field; null for the others. */
export const useFoundField = (ticketId: number): string | null => useContext(Found).get(ticketId) ?? null;
