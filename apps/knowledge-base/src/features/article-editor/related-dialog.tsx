import { useDeferredValue, useState } from 'react';
import { PAGE_SIZES, RELATED_MAX, type ArticleRow } from '@hamyar/contracts';
import { Checkbox, EmptyState, Line, SearchInput } from '@hamyar/design-system/basics';
import { ActionDialog } from '@hamyar/module-kit/dialog';
import { ResourceView } from '@hamyar/module-kit/detail';
import { fill } from '@hamyar/persian';
import { useArticlesQuery } from '../../api/article.api.ts';
import { staffText } from '../../messages/fa-staff.ts';
import { audienceOf, AudienceTag } from '../../shared/audience.tsx';
import type { RelatedArticle } from './article.conversions.ts';

const text = staffText.related;

interface RelatedDialogProps {
  articleId: number;
  /** As they are when it is opened: what is chosen here counts only when it is applied [2.86]. */
  chosen: readonly RelatedArticle[];
  onApply(chosen: RelatedArticle[]): void;
  onClose(): void;
}

/** Chooses related articles by their names; each says whether it is public, and for which group [2.86]. */
export function RelatedDialog({ articleId, chosen: before, onApply, onClose }: RelatedDialogProps) {
  const [chosen, setChosen] = useState(before);
  const [words, setWords] = useState('');
  const name = useDeferredValue(words.trim());
  const reading = useArticlesQuery({
    name: name || undefined,
    perPage: PAGE_SIZES[1],
    sort_by: 'name',
    sort_dir: 'asc',
  });
  const toggle = (row: ArticleRow, on: boolean) =>
    setChosen(
      on ? [...chosen, { ...row, live: row.live_version_number !== null }] : chosen.filter(({ id }) => id !== row.id),
    );
  return (
    <ActionDialog
      title={text.title}
      subtitle={fill(text.chosen, { n: chosen.length, max: RELATED_MAX })}
      width="articles"
      submitLabel={text.apply}
      sending={false}
      onSubmit={() => onApply([...chosen])}
      onClose={onClose}
    >
      <SearchInput
        type="search"
        dir="auto"
        label={text.filter}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <ResourceView reading={reading}>
        {({ data }) => {
          const others = data.filter(({ id }) => id !== articleId);
          if (others.length === 0) return <EmptyState compact />;
          return (
            <ul className="kb-choices">
              {others.map((row) => {
                const on = chosen.some(({ id }) => id === row.id);
                return (
                  <li key={row.id}>
                    <Checkbox
                      checked={on}
                      disabled={!on && chosen.length >= RELATED_MAX}
                      onChange={(next) => toggle(row, next)}
                    >
                      <Line>{row.name}</Line>
                    </Checkbox>
                    <AudienceTag audience={audienceOf(row)} />
                  </li>
                );
              })}
            </ul>
          );
        }}
      </ResourceView>
    </ActionDialog>
  );
}
