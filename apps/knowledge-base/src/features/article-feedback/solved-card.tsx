import { useState } from 'react';
import { Button, TextLink } from '@hamyar/design-system/basics';
import { CheckedIcon } from '@hamyar/design-system/icons';
import { useSolveByArticleMutation } from '../../api/public-article.api.ts';
import { fa } from '../../messages/fa.ts';
import { useTicketSystem } from '../../shared/ticket-system.ts';

const text = fa.solved;

/** Says that the article was the answer, which is counted; or leads to a new ticket. */
export function SolvedCard({ articleId }: { articleId: number }) {
  const [solve, { isLoading }] = useSolveByArticleMutation();
  const [done, setDone] = useState(false);
  const { newTicket } = useTicketSystem();
  const press = async () => {
    const { error } = await solve({ id: articleId, source: 'article' });
    if (!error) setDone(true);
  };
  return (
    <section className="kb-solved" aria-label={text.title}>
      <b>
        <CheckedIcon size={16} />
        {text.title}
      </b>
      <p role="status">{done ? text.thanks : text.text}</p>
      {done ? null : (
        <Button block className="kb-scripted" loading={isLoading} onClick={() => void press()}>
          {text.action}
        </Button>
      )}
      {done || newTicket === undefined ? null : <TextLink href={newTicket}>{fa.help.stillNeeded}</TextLink>}
    </section>
  );
}
