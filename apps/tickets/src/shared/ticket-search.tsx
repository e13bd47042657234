import { useEffect, useRef, useState } from 'react';
import { IconButton } from '@hamyar/design-system/basics';
import { CloseIcon, SearchIcon } from '@hamyar/design-system/icons';
import { fa } from '../messages/fa.ts';

/** ms after the last letter before the list is asked */
const DEBOUNCE_MS = 350;

interface TicketSearchProps {
  placeholder: string;
  value: string;
  onSearch(text: string): void;
}

/** The search of a list: asks while one types, at once with Enter, and is emptied by Escape. */
export function TicketSearch({ placeholder, value, onSearch }: TicketSearchProps) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // the address changed by itself: back, forward, cleared filters
  if (value !== known) {
    setKnown(value);
    setText(value);
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  const ask = (next: string) => {
    clearTimeout(timer.current);
    setKnown(next.trim());
    onSearch(next.trim());
  };
  const type = (next: string) => {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => ask(next), DEBOUNCE_MS);
  };
  const clear = () => {
    setText('');
    ask('');
  };
  return (
    <label className="tk-search">
      <SearchIcon />
      <input
        type="text"
        role="searchbox"
        data-ticket-search
        aria-label={fa.search}
        dir={text ? 'auto' : 'rtl'}
        enterKeyHint="search"
        autoComplete="off"
        placeholder={placeholder}
        value={text}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') ask(text);
          else if (event.key === 'Escape') text ? clear() : event.currentTarget.blur();
        }}
      />
      {text ? <IconButton icon={<CloseIcon />} label={fa.clearSearch} size="sm" onClick={clear} /> : null}
    </label>
  );
}
