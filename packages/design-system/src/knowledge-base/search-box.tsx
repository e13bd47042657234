import { useRef, useState } from 'react';
import { classNames } from '../basics/class-names.ts';
import { CloseIcon } from '../icons/essential.tsx';
import { SearchIcon } from '../icons/general.tsx';
import { knowledgeBaseText } from './messages.ts';

/** Props of {@link KnowledgeBaseSearch}. */
export interface KnowledgeBaseSearchProps {
  /** The page that shows results; the browser opens it where no script runs, with the words in `s`. */
  action: string;
  /** The search text, when the page shows a result. */
  query?: string;
  /** Called on Enter and by the button, with the words without spaces around them. */
  onSearch: (query: string) => void;
  /** In the head of the page, or large with a button, on the first page. */
  size?: 'md' | 'xl';
}

/** The search box of the knowledge base: a form that also works before any script has run (spec 2.53). */
export function KnowledgeBaseSearch({ action, query = '', onSearch, size = 'md' }: KnowledgeBaseSearchProps) {
  const [words, setWords] = useState(query);
  const input = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState(query);
  if (shown !== query) {
    setShown(query);
    setWords(query);
  }
  return (
    <form
      role="search"
      action={action}
      className={classNames('hd-kb-search', size === 'xl' && 'hd-kb-search-xl')}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(words.trim());
      }}
    >
      <SearchIcon />
      <input
        ref={input}
        type="search"
        name="s"
        dir="auto"
        autoComplete="off"
        aria-label={knowledgeBaseText.search}
        placeholder={knowledgeBaseText.search}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      {words === '' ? null : (
        <button
          type="button"
          className="hd-kb-search-clear"
          aria-label={knowledgeBaseText.clear}
          onClick={() => {
            setWords('');
            input.current?.focus();
          }}
        >
          <CloseIcon size={15} />
        </button>
      )}
      {size === 'xl' ? (
        <button type="submit" className="hd-button hd-button-primary">
          {knowledgeBaseText.submit}
        </button>
      ) : null}
    </form>
  );
}
