import { useState } from 'react';
import type { Satisfaction } from '@hamyar/contracts';
import { Alert, Button } from '@hamyar/design-system/basics';
import { RatingFaces } from '@hamyar/design-system/ticket';
import { toast } from '@hamyar/design-system/overlay';
import { failureText } from '@hamyar/module-kit/failure';
import { useSatisfactionMutation } from '../../api/ticket-customer.api.ts';
import { fa } from '../../messages/fa.ts';
import { faCustomer } from '../../messages/fa-customer.ts';
import { TextBox } from '../../shared/text-box.tsx';

type Vote = Exclude<Satisfaction, 0>;

interface RatingFormProps {
  ticketId: number;
  /** 0 when the customer has not voted yet. */
  given: Satisfaction;
  comment: string | null;
  /** Within seven days a vote may be changed (decisions 2.21). */
  editable: boolean;
  subject?: string;
}

const texts = faCustomer.rating;

/** The rating of a closed ticket: five faces and a comment. */
export function RatingForm({ ticketId, given, comment, editable, subject }: RatingFormProps) {
  const [rate, { isLoading }] = useSatisfactionMutation();
  const [editing, setEditing] = useState(given === 0);
  const [vote, setVote] = useState<Satisfaction>(given);
  const [text, setText] = useState(comment ?? '');
  const [error, setError] = useState<string | null>(null);
  const submit = async () => {
    if (vote === 0) return setError(texts.pick);
    setError(null);
    const result = await rate({
      ticket_id: ticketId,
      satisfaction: vote,
      ...(text.trim() ? { comment: text.trim() } : {}),
    });
    if (result.error) return setError(failureText(result.error));
    setEditing(false);
    toast.success(texts.thanks);
  };
  if (!editing) {
    return (
      <div className="tk-rated">
        <p>
          <b>{texts.yours}:</b> {fa.satisfaction[vote]}
        </p>
        {text ? (
          <p className="tk-prop-quote">
            <bdi>{text}</bdi>
          </p>
        ) : null}
        {editable ? (
          <Button size="sm" onClick={() => setEditing(true)}>
            {texts.edit}
          </Button>
        ) : null}
      </div>
    );
  }
  return (
    <form
      className="tk-form"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {subject === undefined ? null : (
        <p className="hd-muted">
          <bdi>{subject}</bdi>
        </p>
      )}
      <RatingFaces value={vote === 0 ? null : (vote as Vote)} onChange={setVote} />
      <TextBox
        label={texts.comment}
        hideLabel
        placeholder={texts.comment}
        value={text}
        onChange={setText}
        rows={2}
        maxLength={1000}
      />
      {error === null ? null : <Alert tone="error">{error}</Alert>}
      <div>
        <Button type="submit" variant="outline" loading={isLoading}>
          {texts.submit}
        </Button>
      </div>
    </form>
  );
}
