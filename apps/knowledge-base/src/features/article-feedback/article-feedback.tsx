import { useId, useState } from 'react';
import { ARTICLE_MAX, type PublicArticle } from '@hamyar/contracts';
import { Button, TextLimit, useTextLimit } from '@hamyar/design-system/basics';
import { DislikeIcon, LikeIcon } from '@hamyar/design-system/icons';
import { fill } from '@hamyar/persian';
import { useGiveFeedbackMutation } from '../../api/public-article.api.ts';
import { fa } from '../../messages/fa.ts';

const text = fa.feedback;

type FeedbackProps = { article: Pick<PublicArticle, 'id' | 'feedback' | 'helpful_yes' | 'helpful_no'> };

/** Whether an article helped: one press, and then what could be better. One answer for each version. */
export function ArticleFeedback({ article }: FeedbackProps) {
  const { id, feedback, helpful_yes: yes, helpful_no: no } = article;
  const [give, { isLoading }] = useGiveFeedbackMutation();
  const [asked, setAsked] = useState(false);
  const [thanked, setThanked] = useState(false);
  const choose = async (helpful: boolean) => {
    const { error } = await give({ id, helpful, comment: feedback?.comment });
    if (error) return;
    setThanked(false);
    setAsked(true);
  };
  const comment = async (words: string) => {
    if (words !== '') {
      const { error } = await give({ id, helpful: feedback?.helpful ?? true, comment: words });
      if (error) return;
    }
    setAsked(false);
    setThanked(true);
  };
  return (
    <section className="kb-feedback kb-scripted" aria-label={text.question}>
      <div className="kb-feedback-line">
        <span>
          <b>{text.question}</b>
          <small role="status" className={asked || thanked ? undefined : 'kb-feedback-count'}>
            {asked || thanked ? text.thanks : yes + no > 0 ? fill(text.counted, { yes, all: yes + no }) : ''}
          </small>
        </span>
        <span className="kb-feedback-choice">
          <Button
            icon={<LikeIcon />}
            active={feedback?.helpful === true}
            aria-pressed={feedback?.helpful === true}
            disabled={isLoading}
            onClick={() => void choose(true)}
          >
            {text.yes}
          </Button>
          <Button
            icon={<DislikeIcon />}
            active={feedback?.helpful === false}
            aria-pressed={feedback?.helpful === false}
            disabled={isLoading}
            onClick={() => void choose(false)}
          >
            {text.no}
          </Button>
        </span>
      </div>
      {asked ? (
        <CommentBox sending={isLoading} first={feedback?.comment ?? ''} onSend={(words) => void comment(words)} />
      ) : null}
    </section>
  );
}

interface CommentBoxProps {
  first: string;
  sending: boolean;
  onSend(words: string): void;
}

function CommentBox({ first, sending, onSend }: CommentBoxProps) {
  const [words, setWords] = useState(first);
  const limit = useTextLimit(words, ARTICLE_MAX.comment);
  const note = useId();
  return (
    <form
      className="kb-comment"
      onSubmit={(event) => {
        event.preventDefault();
        if (limit.problem === null) onSend(words.trim());
      }}
    >
      <TextLimit limit={limit} max={ARTICLE_MAX.comment}>
        <textarea
          className="hd-textarea"
          aria-label={text.comment}
          placeholder={text.comment}
          dir="auto"
          rows={2}
          aria-invalid={limit.problem !== null || undefined}
          aria-describedby={limit.problem === null ? undefined : note}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </TextLimit>
      {limit.problem === null ? null : (
        <p id={note} className="hd-field-error" role="alert">
          {limit.problem}
        </p>
      )}
      <span>
        <Button type="submit" variant="primary" size="sm" loading={sending} disabled={words.trim() === ''}>
          {text.send}
        </Button>
        <Button variant="text" size="sm" disabled={sending} onClick={() => onSend('')}>
          {text.skip}
        </Button>
      </span>
    </form>
  );
}
