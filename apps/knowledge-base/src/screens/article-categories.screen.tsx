import { useState } from 'react';
import type { ArticleCategory } from '@hamyar/contracts';
import { Button, ButtonLink, Card, EmptyState, SearchInput } from '@hamyar/design-system/basics';
import { EyeIcon, PlusIcon } from '@hamyar/design-system/icons';
import { Page, PageHeader } from '@hamyar/design-system/layout';
import { ResourceView } from '@hamyar/module-kit/detail';
import { useTargetPath } from '@hamyar/module-sdk';
import { formatNumber } from '@hamyar/persian';
import { useArticleCategoriesQuery } from '../api/article-category.api.ts';
import { CategoryDialog } from '../features/article-categories/category-dialog.tsx';
import { CategoryTree } from '../features/article-categories/category-tree.tsx';
import { staffText, staffTitles } from '../messages/fa-staff.ts';
import '../css/categories.css';
import '../css/kb.css';

const text = staffText.category;

interface Opened {
  stored?: ArticleCategory;
  parentId?: number;
}

/** The categories of articles: their tree, their order, and one dialog for each [2.13, 2.84]. */
export function ArticleCategoriesScreen() {
  const reading = useArticleCategoriesQuery();
  const [words, setWords] = useState('');
  const [opened, setOpened] = useState<Opened | null>(null);
  const toKnowledgeBase = useTargetPath({ route: 'kb' });
  const categories = reading.data?.data ?? [];
  return (
    <Page>
      <PageHeader
        title={staffTitles.categories}
        count={reading.data && formatNumber(reading.data.total)}
        subtitle={
          <>
            <span className="kb-wide-only">{text.hint}</span>
            <span className="kb-narrow-only">{text.hintNarrow}</span>
          </>
        }
        actions={
          <>
            <SearchInput
              className="kb-tree-search"
              type="search"
              dir="auto"
              label={text.search}
              value={words}
              onChange={(event) => setWords(event.target.value)}
            />
            {toKnowledgeBase === null ? null : (
              <ButtonLink href={toKnowledgeBase} icon={<EyeIcon />}>
                {text.view}
              </ButtonLink>
            )}
            <Button variant="primary" icon={<PlusIcon />} onClick={() => setOpened({})}>
              {text.new}
            </Button>
          </>
        }
      />
      <Card flush>
        <ResourceView reading={reading}>
          {() =>
            categories.length === 0 ? (
              <EmptyState title={text.empty} />
            ) : (
              <CategoryTree
                categories={categories}
                words={words}
                onEdit={(stored) => setOpened({ stored })}
                onAddBelow={({ id }) => setOpened({ parentId: id })}
              />
            )
          }
        </ResourceView>
      </Card>
      {opened ? <CategoryDialog categories={categories} {...opened} onClose={() => setOpened(null)} /> : null}
    </Page>
  );
}
