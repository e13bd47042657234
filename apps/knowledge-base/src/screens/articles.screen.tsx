import { useState } from 'react';
import { Alert, Button, ButtonLink } from '@hamyar/design-system/basics';
import { PlusIcon, SearchIcon } from '@hamyar/design-system/icons';
import { useGate, useSettings, useTargetPath } from '@hamyar/module-sdk';
import { ArticleList } from '../features/article-list/article-list.tsx';
import { DeleteArticles } from '../features/article-list/delete-articles.tsx';
import { NewArticleDialog } from '../features/article-list/new-article-dialog.tsx';
import { SearchMissesDialog } from '../features/article-list/search-misses-dialog.tsx';
import { staffText, staffTitles } from '../messages/fa-staff.ts';
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
        notice={<ClosedNotice />}
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

/**
 * Says that nobody sees the knowledge base, as in a system that is older than it until somebody opens it; who may change
 * that is led to the settings.
 */
function ClosedNotice() {
  const { knowledge_base_status: open } = useSettings();
  const settings = useTargetPath({ route: 'settings-knowledgeBaseSettings' });
  if (open) return null;
  return (
    <Alert
      tone="warning"
      title={text.closed}
      action={
        settings === null ? null : (
          <ButtonLink href={settings} size="sm">
            {staffTitles.settings}
          </ButtonLink>
        )
      }
    >
      {text.closedText}
    </Alert>
  );
}
