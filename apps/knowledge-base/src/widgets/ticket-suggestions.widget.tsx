import { useState } from 'react';
import type { NewTicketContext, Suggestion } from '@hamyar/contracts';
import { Line, VisuallyHidden } from '@hamyar/design-system/basics';
import { BookIcon, FileTextIcon } from '@hamyar/design-system/icons';
import { toast } from '@hamyar/design-system/overlay';
import { fill } from '@hamyar/persian';
import { SuggestedArticleDialog } from '../features/suggestions/suggested-article.dialog.tsx';
import { fa } from '../messages/fa.ts';
import { readTime } from '../shared/read-time.ts';
import { useSuggestionsWhileTyping } from '../shared/use-suggestions.ts';
import '../css/widgets.css';

const text = fa.suggestions;

/** Below the text of a customer's new ticket: at most five articles that may answer it already (decisions 2.12). */
export function TicketSuggestions({ text: typed, onSolved }: NewTicketContext) {
  const suggestions = useSuggestionsWhileTyping(typed);
  const [open, setOpen] = useState<Suggestion | null>(null);
  const solved = () => {
    setOpen(null);
    toast.success(fa.solved.thanks);
    onSolved();
  };
  return (
    <>
      <VisuallyHidden>
        <span role="status">{suggestions.length > 0 ? fill(text.found, { n: suggestions.length }) : ''}</span>
      </VisuallyHidden>
      {suggestions.length > 0 ? (
        <section className="kb-suggest" aria-label={text.title}>
          <p>
            <BookIcon size={16} />
            <b>{text.title}</b>
          </p>
          <ul>
            {suggestions.map((article) => (
              <li key={article.id}>
                <button type="button" onClick={() => setOpen(article)}>
                  <FileTextIcon size={15} />
                  <Line>{article.name}</Line>
                  <small>{readTime(article.read_time)}</small>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {open ? <SuggestedArticleDialog article={open} onSolved={solved} onClose={() => setOpen(null)} /> : null}
    </>
  );
}
