import { ARTICLE_KEYWORDS_MAX, PAGE_SIZES } from '@hamyar/contracts';
import { Button } from '@hamyar/design-system/basics';
import { PlusIcon, SearchIcon } from '@hamyar/design-system/icons';
import type { ResourceForm } from '@hamyar/module-kit/form';
import { fill, isolate } from '@hamyar/persian';
import { useSearchMissesQuery } from '../../api/search-miss.api.ts';
import { staffText } from '../../messages/fa-staff.ts';
import type { ArticleValues } from './article.conversions.ts';

const text = staffText.editor;
/** Chips in one line. */
const SHOWN = 4;

/** Searches without a result that this article may answer; one press makes them words under which it is found. */
export function SynonymChips({ articleId, form }: { articleId: number; form: ResourceForm<ArticleValues> }) {
  const { data } = useSearchMissesQuery({ article_id: articleId, perPage: PAGE_SIZES[0] });
  const { keywords } = form.values;
  const offered = (data?.data ?? []).filter(({ text: words }) => !keywords.includes(words)).slice(0, SHOWN);
  if (offered.length === 0 || keywords.length >= ARTICLE_KEYWORDS_MAX) return null;
  return (
    <div className="kb-synonyms">
      <b>
        <SearchIcon size={15} />
        {staffText.misses.title}
      </b>
      {offered.map(({ id, text: words, count }) => (
        <Button
          key={id}
          size="sm"
          className="kb-synonym"
          icon={<PlusIcon />}
          aria-label={fill(text.addSynonym, { words: isolate(words) })}
          onClick={() => form.set('keywords', [...keywords, words])}
        >
          <bdi>{words}</bdi>
          <small>{fill(staffText.misses.times, { n: count })}</small>
        </Button>
      ))}
      <small>{text.synonyms}</small>
    </div>
  );
}
