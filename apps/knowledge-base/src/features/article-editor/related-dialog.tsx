import { useDeferredValue, useState } from 'react';
import { RELATED_MAX, type ArticleRow } from '@hamyar/contracts';
import { Button, Checkbox, EmptyState, Line, SearchInput } from '@hamyar/design-system/basics';
import { ActionDialog } from '@hamyar/module-kit/dialog';
import { ResourceView } from '@hamyar/module-kit/detail';
import { fill, searchKeyCompact } from '@hamyar/persian';
import { useArticlesQuery } from '../../api/article.api.ts';
import { staffText } from '../../messages/fa-staff.ts';
import { audienceOf, AudienceTag } from '../../shared/audience.tsx';
import type { RelatedArticle } from './article.conversions.ts';
import { useGrowingPage } from './use-growing-page.ts';

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
  const { perPage, more } = useGrowingPage(name);
  const reading = useArticlesQuery({ name: name || undefined, perPage, sort_by: 'name', sort_dir: 'asc' });
  const toggle = (row: RelatedArticle, on: boolean) =>
    setChosen(on ? [...chosen, row] : chosen.filter(({ id }) => id !== row.id));
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
        {({ data, total }) => (
          <>
            <Choices rows={chosenFirst(before, data, { articleId, name })} chosen={chosen} onToggle={toggle} />
            {more && total > data.length ? (
              <Button block loading={reading.isFetching} onClick={more}>
                {text.more}
              </Button>
            ) : null}
          </>
        )}
      </ResourceView>
    </ActionDialog>
  );
}

/**
 * What was chosen when the dialog was opened is first, also what the list would have on a later page; it stays there when
 * it is taken away, so that no row moves under the pointer.
 */
function chosenFirst(
  before: readonly RelatedArticle[],
  data: readonly ArticleRow[],
  { articleId, name }: { articleId: number; name: string },
): RelatedArticle[] {
  const first = before.filter((one) => searchKeyCompact(one.name).includes(searchKeyCompact(name)));
  const shown = new Set([articleId, ...first.map(({ id }) => id)]);
  const others = data.filter(({ id }) => !shown.has(id));
  return [...first, ...others.map((row) => ({ ...row, live: row.live_version_number !== null }))];
}

interface ChoicesProps {
  rows: readonly RelatedArticle[];
  chosen: readonly RelatedArticle[];
  onToggle(row: RelatedArticle, on: boolean): void;
}

function Choices({ rows, chosen, onToggle }: ChoicesProps) {
  if (rows.length === 0) return <EmptyState compact />;
  return (
    <ul className="kb-choices">
      {rows.map((row) => {
        const on = chosen.some(({ id }) => id === row.id);
        return (
          <li key={row.id}>
            <Checkbox
              checked={on}
              disabled={!on && chosen.length >= RELATED_MAX}
              onChange={(next) => onToggle(row, next)}
            >
              <Line>{row.name}</Line>
            </Checkbox>
            <AudienceTag audience={audienceOf(row)} />
          </li>
        );
      })}
    </ul>
  );
}
