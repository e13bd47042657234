import { pagePath, type RatingLinkState } from '@hamyar/contracts';
import { ButtonLink, Card } from '@hamyar/design-system/basics';
import { Page, PageHeader } from '@hamyar/design-system/layout';
import { ResourceView } from '@hamyar/module-kit/detail';
import { useParam, usePageMetadata, useSearchValue } from '@hamyar/module-sdk';
import { fill, isolateLtr, toFa } from '@hamyar/persian';
import { useRatingLinkQuery } from '../api/satisfaction.api.ts';
import { faCustomer } from '../messages/fa-customer.ts';
import { RatingForm } from '../shared/rating.form.tsx';
import '../customer.css';

const texts = faCustomer.rating;

/** What is said where no vote can be given. */
const CLOSED: Record<Exclude<RatingLinkState, 'open'>, { title: string; text: string }> = {
  final: { title: texts.final, text: texts.finalText },
  expired: { title: texts.expired, text: texts.expiredText },
  reopened: { title: texts.reopened, text: texts.reopenedText },
};

/**
 * The page of the link that asks how satisfied somebody was (decisions 2.21): without a login. Opening it changes nothing;
 * the face that was pressed in the mail is chosen, and sent by the button.
 */
export function RatingLinkScreen() {
  const token = useParam<'rating-token'>('token');
  const vote = Number(useSearchValue<'rating-token'>('vote'));
  const chosen = ([1, 2, 3, 4, 5] as const).find((step) => step === vote) ?? null;
  const reading = useRatingLinkQuery(token);
  usePageMetadata({ description: texts.ask, noindex: true });
  return (
    <Page>
      <div className="tk-rating-page">
        <PageHeader title={texts.title} />
        <ResourceView reading={reading}>
          {({ state, number, subject, satisfaction, comment, reopens }) => (
            <Card title={state === 'open' ? texts.ask : CLOSED[state].title}>
              <p className="hd-muted">
                {fill(texts.about, { number: isolateLtr(toFa(number)) })}
                {subject === null ? null : (
                  <>
                    {' '}
                    · <bdi>{subject}</bdi>
                  </>
                )}
              </p>
              {state === 'open' || satisfaction > 0 ? (
                <RatingForm
                  of={{ token }}
                  given={satisfaction}
                  comment={comment}
                  editable={state === 'open'}
                  chosen={chosen}
                />
              ) : null}
              {reopens ? (
                <div className="tk-reopen">
                  <p>{texts.unsolved}</p>
                  <ButtonLink href={pagePath('/tickets/:id', { id: reopens.ticket_id })} size="sm">
                    {texts.reopen}
                  </ButtonLink>
                </div>
              ) : null}
              {state === 'open' ? null : (
                <>
                  <p>{CLOSED[state].text}</p>
                  <ButtonLink href="/tickets">{faCustomer.title}</ButtonLink>
                </>
              )}
            </Card>
          )}
        </ResourceView>
      </div>
    </Page>
  );
}
