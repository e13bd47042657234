import { useState } from 'react';
import type { NewTicketContext, Suggestion } from '@hamyar/contracts';
import { Line, VisuallyHidden } from '@hamyar/design-system/basics';
import { BookIcon, ChevronDownIcon, FileTextIcon } from '@hamyar/design-system/icons';
import { Modal, toast } from '@hamyar/design-system/overlay';
import { fill } from '@hamyar/persian';
import { SuggestedArticleDialog } from '../features/suggestions/suggested-article.dialog.tsx';
import { fa } from '../messages/fa.ts';
import { readTime } from '../shared/read-time.ts';
import { useSuggestionsWhileTyping } from '../shared/use-suggestions.ts';
import '../css/widgets.css';

const text = fa.suggestions;

/**
 * At the text of a new ticket: at most five articles that may answer it already (decisions 2.12). On phones one
 * line that covers what the form shows there, so that nothing moves under a finger; a press on it opens the list.
 */
export function TicketSuggestions({ text: typed, onSolved }: NewTicketContext) {
  const suggestions = useSuggestionsWhileTyping(typed);
  const [open, setOpen] = useState<Suggestion | null>(null);
  const [listing, setListing] = useState(false);
  // an employee looks for what may help somebody else
  const title = onSolved ? text.title : text.related;
  const solved = () => {
    setOpen(null);
    toast.success(fa.solved.thanks);
    onSolved?.();
  };
  return (
    <>
      <VisuallyHidden>
        <span role="status">{suggestions.length > 0 ? fill(text.found, { n: suggestions.length }) : ''}</span>
      </VisuallyHidden>
      {suggestions.length > 0 ? (
        <>
          <section className="kb-suggest" aria-label={title}>
            <p>
              <BookIcon size={16} />
              <b>{title}</b>
            </p>
            <SuggestionList suggestions={suggestions} onOpen={setOpen} />
          </section>
          <button type="button" className="kb-suggest-line" aria-haspopup="dialog" onClick={() => setListing(true)}>
            <BookIcon size={16} />
            <b>{title}</b>
            <small>{fill(fa.count, { n: suggestions.length })}</small>
            <ChevronDownIcon size={16} />
          </button>
        </>
      ) : null}
      {listing ? (
        <Modal open flush title={title} onClose={() => setListing(false)}>
          <SuggestionList
            suggestions={suggestions}
            onOpen={(article) => {
              setListing(false);
              setOpen(article);
            }}
          />
        </Modal>
      ) : null}
      {open ? (
        <SuggestedArticleDialog article={open} onSolved={onSolved && solved} onClose={() => setOpen(null)} />
      ) : null}
    </>
  );
}

interface SuggestionListProps {
  suggestions: readonly Suggestion[];
  onOpen(article: Suggestion): void;
}

const SuggestionList = ({ suggestions, onOpen }: SuggestionListProps) => (
  <ul className="kb-suggest-list">
    {suggestions.map((article) => (
      <li key={article.id}>
        <button type="button" onClick={() => onOpen(article)}>
          <FileTextIcon size={15} />
          <Line>{article.name}</Line>
          <small>{readTime(article.read_time)}</small>
        </button>
      </li>
    ))}
  </ul>
);
