import { ButtonLink } from '@hamyar/design-system/basics';
import { LockIcon } from '@hamyar/design-system/icons';
import { usePageMetadata, useUser } from '@hamyar/module-sdk';
import { titles } from '../messages/fa-manifest.ts';
import { fa } from '../messages/fa.ts';
import { useArticleSearch } from '../shared/article-search.tsx';
import { KbFrame } from '../shared/kb-frame.tsx';
import '../css/kb.css';

const text = fa.accessDenied;

/** Says that something is for people with an account, and leads to the login [2.12]; for addresses that others have kept. */
export function KbAccessDeniedScreen() {
  const search = useArticleSearch();
  const visitor = useUser() === null;
  usePageMetadata({ canonical: { route: 'kb-accessDenied' }, noindex: true, status: 403 });
  return (
    <KbFrame search={search} backHref="/kb">
      <div className="kb-denied">
        <LockIcon size={40} />
        <h1>{titles.accessDenied}</h1>
        {visitor ? <p>{text.text}</p> : null}
        {visitor ? (
          <ButtonLink variant="primary" href={`/login?next=${encodeURIComponent('/kb')}`}>
            {text.logIn}
          </ButtonLink>
        ) : (
          <ButtonLink href="/kb">{text.back}</ButtonLink>
        )}
      </div>
    </KbFrame>
  );
}
