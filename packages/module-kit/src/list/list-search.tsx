import { useEffect, useEffectEvent, useId, useRef, type KeyboardEvent } from 'react';
import { KEYWORD_MAX } from '@hamyar/contracts';
import { IconButton } from '@hamyar/design-system/basics';
import { CloseIcon, SearchIcon } from '@hamyar/design-system/icons';
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
  const hint = useId();
  const onlyRow = useOnlyRow(found);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') {
      ask(text);
      onlyRow.open(short ? '' : text.trim());
    } else if (event.key === 'ArrowDown' && found) {
      event.preventDefault();
      found.focus();
    } else if (event.key === 'Escape') {
      if (text) ask('');
      else event.currentTarget.blur();
    }
  };
  return (
    <label className="hd-search">
      <SearchIcon />
      <input
        type="text"
        role="searchbox"
        data-list-search
        aria-label={label}
        dir={text ? 'auto' : 'rtl'}
        enterKeyHint="search"
        autoComplete="off"
        placeholder={placeholder}
        maxLength={KEYWORD_MAX}
        aria-describedby={short ? hint : undefined}
        value={text}
        onChange={(event) => {
          onlyRow.forget();
          type(event.target.value);
        }}
        onBlur={onlyRow.forget}
        onKeyDown={onKeyDown}
      />
      {short ? (
        <small id={hint} role="status" className="hd-search-short">
          {kitText.searchFrom(min)}
        </small>
      ) : null}
      {text ? <IconButton icon={<CloseIcon />} label={kitText.clearSearch} size="sm" onClick={() => ask('')} /> : null}
    </label>
  );
}

/**
 * Opens the only row that was found for a text: at once, or as soon as the rows have been read, unless the person went
 * on typing or left the field in the meantime.
 */
function useOnlyRow(found: SearchedRows | undefined): { open(text: string): void; forget(): void } {
  const navigate = useNavigate();
  const wanted = useRef<string | null>(null);
  const openIfRead = () => {
    if (wanted.current === null || found?.answered !== wanted.current) return;
    wanted.current = null;
    if (found.only !== null) navigate(found.only);
  };
  const onRead = useEffectEvent(openIfRead);
  useEffect(() => onRead(), [found?.answered]);
  return {
    open: (text) => {
      wanted.current = text === '' ? null : text;
      openIfRead();
    },
    forget: () => {
      wanted.current = null;
    },
  };
}

/** Focuses the search field of the list on the page. */
export const focusListSearch = (): void => document.querySelector<HTMLInputElement>('[data-list-search]')?.focus();
