import { useState } from 'react';
import { SATISFACTION_COMMENT_MAX, type Satisfaction } from '@hamyar/contracts';
import { Button } from '@hamyar/design-system/basics';
import { RatingFaces } from '@hamyar/design-system/ticket';
import { toast } from '@hamyar/design-system/overlay';
import { Form, FormField, useResourceForm, type SendResult } from '@hamyar/module-kit/form';
import { useRateByLinkMutation, useSatisfactionMutation } from '../api/satisfaction.api.ts';
import { fa } from '../messages/fa.ts';
import { faCustomer } from '../messages/fa-customer.ts';
import { TextBox } from './text-box.tsx';

type Vote = Exclude<Satisfaction, 0>;

/** A vote as it is sent. */
interface GivenVote {
  satisfaction: Vote;
  comment?: string;
}

interface RatingFormProps {
  /** The ticket, the link that asks about it, or what sends the vote. */
  of: { ticket_id: number } | { token: string } | { send(vote: GivenVote): Promise<SendResult<unknown>> };
  /** 0 when the customer has not voted yet. */
  given: Satisfaction;
  comment: string | null;
  /** Within seven days a vote may be changed (decisions 2.21). */
  editable: boolean;
  subject?: string;
  /** Chosen already, and not sent: by the face that was pressed in a mail. */
  chosen?: Vote | null;
}

const texts = faCustomer.rating;

/** The rating of a closed ticket: five faces and a comment. */
export function RatingForm({ of, given, comment, editable, subject, chosen = null }: RatingFormProps) {
  const [rated, setRated] = useState({ vote: given, comment: comment ?? '' });
  const [editing, setEditing] = useState(given === 0 || (editable && chosen !== null));
  const [rate] = useSatisfactionMutation();
  const [rateByLink] = useRateByLinkMutation();
  const form = useResourceForm<typeof rated>({
    initial: chosen !== null && editing ? { ...rated, vote: chosen } : rated,
    fields: { vote: { rules: [(vote) => (vote === 0 ? texts.pick : null)], wire: 'satisfaction' } },
    ...('ticket_id' in of ? { draft: { key: `rating-${of.ticket_id}` } } : {}),
    send: ({ vote, comment: typed }) => {
      const text = typed.trim();
      const given = { satisfaction: vote as Vote, ...(text ? { comment: text } : {}) };
      if ('send' in of) return of.send(given);
      return 'token' in of ? rateByLink({ ...of, ...given }) : rate({ ...of, ...given });
    },
    onSaved: (_, values) => {
      setRated(values);
      setEditing(false);
      toast.success(texts.thanks);
    },
  });
  if (!editing) {
    return (
      <div className="tk-rated">
        <p>
          <b>{texts.yours}:</b> {fa.satisfaction[rated.vote]}
        </p>
        {rated.comment ? (
          <p className="tk-prop-quote">
            <bdi>{rated.comment}</bdi>
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
    <Form form={form} label={texts.ask} className="tk-form">
      {subject === undefined ? null : (
        <p className="hd-muted">
          <bdi>{subject}</bdi>
        </p>
      )}
      <FormField form={form} name="vote" label={texts.ask} hideLabel>
        {({ value, onChange }) => <RatingFaces value={value === 0 ? null : value} onChange={onChange} />}
      </FormField>
      <FormField form={form} name="comment" label={texts.comment} hideLabel>
        {(control) => (
          <TextBox {...control} rows={2} maxLength={SATISFACTION_COMMENT_MAX} placeholder={texts.comment} />
        )}
      </FormField>
      <div>
        <Button type="submit" variant="outline" loading={form.sending}>
          {texts.submit}
        </Button>
      </div>
    </Form>
  );
}
