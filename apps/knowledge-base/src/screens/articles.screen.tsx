import { useState } from 'react';
import { Button } from '@hamyar/design-system/basics';
import { PlusIcon, SearchIcon } from '@hamyar/design-system/icons';
import { useGate } from '@hamyar/module-sdk';
import { ArticleList } from '../features/article-list/article-list.tsx';
import { DeleteArticles } from '../features/article-list/delete-articles.tsx';
import { NewArticleDialog } from '../features/article-list/new-article-dialog.tsx';
import { SearchMissesDialog } from '../features/article-list/search-misses-dialog.tsx';
import { staffText } from '../messages/fa-staff.ts';
import { MAY_WRITE } from '../shared/article-gates.ts';
import '../css/editor.css';

const text = staffText.article;

/** The articles of every state, new ones, and what readers have searched in vain [2.13]. */
export function ArticlesScreen() {
  const mayWrite = useGate(MAY_WRITE);
  const [misses, setMisses] = useState(false);
  const [begun, setBegun] = useState<{ miss?: { id: number; text: string } } | null>(null);
  return (
    <>
      <ArticleList
        actions={
          <>
            <Button icon={<SearchIcon />} onClick={() => setMisses(true)}>
              {text.misses}
            </Button>
            {mayWrite ? (
              <Button variant="primary" icon={<PlusIcon />} onClick={() => setBegun({})}>
                {text.new}
              </Button>
            ) : null}
          </>
        }
        bulk={mayWrite ? (ids, clear) => <DeleteArticles ids={ids} onDeleted={clear} /> : undefined}
      />
      {misses ? (
        <SearchMissesDialog
          onClose={() => setMisses(false)}
          onWrite={(miss) => {
            setMisses(false);
            setBegun({ miss });
          }}
        />
      ) : null}
      {begun ? <NewArticleDialog miss={begun.miss} onClose={() => setBegun(null)} /> : null}
    </>
  );
}
