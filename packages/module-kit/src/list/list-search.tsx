import { useId } from 'react';
import { KEYWORD_MAX } from '@hamyar/contracts';
import { IconButton } from '@hamyar/design-system/basics';
import { CloseIcon, SearchIcon } from '@hamyar/design-system/icons';
import { kitText } from '../messages/fa.ts';
import { isShort } from './list-definition.ts';
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
}

/**
 * Search field of a list. It searches while the user types, Enter searches immediately, Escape empties it. The shortcut
 * `/` of a screen focuses it.
 */
export function ListSearch({ placeholder, label = placeholder, value, min = 1, onSearch }: ListSearchProps) {
  const { text, type, ask } = useTypedText(value, onSearch, min);
  const short = text.trim() !== '' && isShort(text, min);
  const hint = useId();
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
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') ask(text);
          else if (event.key === 'Escape') {
            if (text) ask('');
            else event.currentTarget.blur();
          }
        }}
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

/** Focuses the search field of the list on the page. */
export const focusListSearch = (): void => document.querySelector<HTMLInputElement>('[data-list-search]')?.focus();
