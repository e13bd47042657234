import { useEffect, useEffectEvent, useId, useRef, type KeyboardEvent } from 'react';
import { KEYWORD_MAX } from '@hamyar/contracts';
import { IconButton, SearchInput, useTextLimit } from '@hamyar/design-system/basics';
import { CloseIcon } from '@hamyar/design-system/icons';
import { useNavigate } from '@hamyar/module-sdk';
import { kitText } from '../messages/fa.ts';
import { isShort } from './list-definition.ts';
import type { SearchedRows } from './searched-rows.ts';
import { useTypedText } from './use-typed-text.ts';

/** Props of {@link ListSearch}. */
export interface ListSearchProps {
  placeholder: string;
  /** Name for screen readers; default: the placeholder. */
  label?: string;
  value: string;
  /** Characters from which it searches; a shorter text says so. Default 1. */
  min?: number;
  onSearch(text: string): void;
  /** The rows below the field: Enter opens the only one, the arrow down leads to the first. */
  found?: SearchedRows;
}

/**
 * Search field of a list. It searches while the user types, Enter searches immediately, Escape empties it. The shortcut
 * `/` of a screen focuses it.
 */
export function ListSearch({ placeholder, label = placeholder, value, min = 1, onSearch, found }: ListSearchProps) {
  const { text, type, ask } = useTypedText(value, onSearch, min);
  const short = text.trim() !== '' && isShort(text, min);
  const { problem: long } = useTextLimit(text, KEYWORD_MAX);
  const problem = long !== null ? long : short ? kitText.searchFrom(min) : null;
  const hint = useId();
  const keys = useFoundKeys(found);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const question = short || long !== null ? '' : text.trim();
    if (event.key === 'Enter') {
      ask(text);
      keys.open(question);
    } else if (event.key === 'ArrowDown' && found) {
      event.preventDefault();
      // asked anew, a list would go back to its first page
      if (question !== value) ask(text);
      keys.enter(question);
    } else if (event.key === 'Escape') {
      if (text) ask('');
      else event.currentTarget.blur();
    }
  };
  return (
    <SearchInput
      type="text"
      role="searchbox"
      data-list-search
      label={label}
      dir={text ? 'auto' : 'rtl'}
      enterKeyHint="search"
      autoComplete="off"
      placeholder={placeholder}
      aria-describedby={problem === null ? undefined : hint}
      aria-invalid={long !== null || undefined}
      value={text}
      onChange={(event) => {
        keys.forget();
        type(event.target.value);
      }}
      onBlur={keys.forget}
      onKeyDown={onKeyDown}
    >
      {problem !== null ? (
        <small id={hint} role="status" className="hd-search-short">
          {problem}
        </small>
      ) : null}
      {text ? <IconButton icon={<CloseIcon />} label={kitText.clearSearch} size="sm" onClick={() => ask('')} /> : null}
    </SearchInput>
  );
}

/** What the keys of the field want of the rows that answer `text`. */
interface Wanted {
  text: string;
  /** Opens the only row. */
  open: boolean;
  /** Moves the focus to the first row. */
  enter: boolean;
}

/**
 * Enter opens the only row that was found for a text, the arrow down leads to the first: immediately, or as soon as the rows
 * have been read, unless the person went on typing or left the field in the meantime. Until then the rows of the
 * question before stand there, and a key must not reach one of them.
 */
function useFoundKeys(found: SearchedRows | undefined) {
  const navigate = useNavigate();
  const wanted = useRef<Wanted | null>(null);
  const doIfRead = () => {
    const now = wanted.current;
    if (now === null || found === undefined || found.answered !== now.text) return;
    wanted.current = null;
    if (now.open && found.only !== null) navigate(found.only);
    else if (now.enter) found.focus();
  };
  const onRead = useEffectEvent(doIfRead);
  useEffect(() => onRead(), [found?.answered]);
  const want = (text: string, key: 'open' | 'enter') => {
    const before = wanted.current?.text === text ? wanted.current : { open: false, enter: false };
    wanted.current = { ...before, text, [key]: true };
    doIfRead();
  };
  return {
    open: (text: string) => {
      if (text !== '') want(text, 'open');
      else wanted.current = null;
    },
    enter: (text: string) => want(text, 'enter'),
    forget: () => {
      wanted.current = null;
    },
  };
}
