import { useEffect, useMemo, useState } from 'react';
import type { Article, KnowledgebaseArticleVersionGetData } from '@hamyar/contracts';
import { Button, Card, Checkbox, EmptyState, IconButton, Segmented } from '@hamyar/design-system/basics';
import { ChevronDownIcon, ChevronUpIcon, UndoIcon } from '@hamyar/design-system/icons';
import { PageHeader } from '@hamyar/design-system/layout';
import { toast } from '@hamyar/design-system/overlay';
import { ResourceView } from '@hamyar/module-kit/detail';
import { useGate } from '@hamyar/module-sdk';
import { fill } from '@hamyar/persian';
import { skipToken } from '@hamyar/store';
import {
  useArticleVersionQuery,
  useArticleVersionsQuery,
  useRestoreArticleVersionMutation,
} from '../../api/article.api.ts';
import { staffText } from '../../messages/fa-staff.ts';
import { MAY_WRITE } from '../../shared/article-gates.ts';
import { BlockChanges } from './block-changes.tsx';
import { blocksOfHtml } from './blocks-of-html.ts';
import { FieldChanges } from './field-changes.tsx';
import { compareBlocks, type BlockChange } from './version-diff.rules.ts';
import { VersionList } from './version-list.tsx';

const text = staffText.versions;

interface ArticleVersionsProps {
  article: Article;
  backHref: string;
  onRestored(): void;
}

/** The versions of an article: an earlier one beside the newest, and the way back to it. */
export function ArticleVersions({ article, backHref, onRestored }: ArticleVersionsProps) {
  const reading = useArticleVersionsQuery(article.id);
  const versions = reading.data ?? [];
  const [newest, previous] = versions;
  const [choice, setChoice] = useState<number | null>(null);
  const chosen =
    choice ?? versions.find(({ live }) => live && newest && !newest.live)?.version_number ?? previous?.version_number;
  const before = useArticleVersionQuery(chosen === undefined ? skipToken : { id: article.id, number: chosen });
  const after = useArticleVersionQuery(
    newest === undefined ? skipToken : { id: article.id, number: newest.version_number },
  );
  return (
    <>
      <PageHeader
        title={article.name}
        backHref={backHref}
        actions={
          chosen === undefined ? undefined : <RestoreButton article={article} number={chosen} onRestored={onRestored} />
        }
      />
      <ResourceView reading={reading}>
        {() => (
          <div className="kb-versions">
            <VersionList versions={versions} chosen={chosen ?? 0} onChoose={setChoice} />
            <Card flush>
              {chosen === undefined ? (
                <EmptyState kind="note" title={text.only} />
              ) : (
                <ResourceView reading={before}>
                  {(old) => (
                    <ResourceView reading={after}>{(now) => <Comparison before={old} after={now} />}</ResourceView>
                  )}
                </ResourceView>
              )}
            </Card>
          </div>
        )}
      </ResourceView>
    </>
  );
}

interface RestoreButtonProps {
  article: Article;
  number: number;
  onRestored(): void;
}

function RestoreButton({ article, number, onRestored }: RestoreButtonProps) {
  const [restore, { isLoading }] = useRestoreArticleVersionMutation();
  const mayWrite = useGate(MAY_WRITE);
  if (!mayWrite) return null;
  const press = async () => {
    const { error } = await restore({ id: article.id, number, version: article.version });
    if (error) return;
    toast.success(fill(text.restored, { n: number }));
    onRestored();
  };
  return (
    <Button icon={<UndoIcon />} loading={isLoading} onClick={() => void press()}>
      {fill(text.restore, { n: number })}
    </Button>
  );
}

interface ComparisonProps {
  before: KnowledgebaseArticleVersionGetData;
  after: KnowledgebaseArticleVersionGetData;
}

function Comparison({ before, after }: ComparisonProps) {
  const changes = useMemo(
    () => compareBlocks(blocksOfHtml(before.body_html), blocksOfHtml(after.body_html)),
    [before.body_html, after.body_html],
  );
  const [layout, setLayout] = useState<'two' | 'one'>('two');
  const [changedOnly, setChangedOnly] = useState(true);
  const count = changes.filter(({ kind }) => kind !== 'same').length;
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    document.querySelector(`[data-change="${current}"]`)?.scrollIntoView?.({ block: 'nearest' });
  }, [current]);
  return (
    <>
      <div className="kb-diff-tools">
        <Counts changes={changes} />
        <span className="hd-grow" />
        <Segmented
          size="sm"
          label={text.layout}
          options={[
            { value: 'two' as const, label: text.sideBySide },
            { value: 'one' as const, label: text.inOne },
          ]}
          value={layout}
          onChange={setLayout}
        />
        <Checkbox checked={changedOnly} onChange={setChangedOnly}>
          {text.changedOnly}
        </Checkbox>
        {count > 1 ? (
          <>
            <IconButton
              size="sm"
              icon={<ChevronUpIcon />}
              label={text.previous}
              onClick={() => setCurrent((current + count - 1) % count)}
            />
            <IconButton
              size="sm"
              icon={<ChevronDownIcon />}
              label={text.next}
              onClick={() => setCurrent((current + 1) % count)}
            />
            <small role="status">{fill(text.position, { at: Math.min(current, count - 1) + 1, all: count })}</small>
          </>
        ) : null}
      </div>
      {layout === 'two' ? (
        <div className="kb-diff-heads">
          <b>{fill(text.one, { n: before.version_number })}</b>
          <b>{fill(text.one, { n: after.version_number })}</b>
        </div>
      ) : null}
      {count === 0 ? (
        <p className="kb-quiet">{text.same}</p>
      ) : (
        <BlockChanges
          changes={changes}
          before={before.version_number}
          after={after.version_number}
          sideBySide={layout === 'two'}
          changedOnly={changedOnly}
          current={Math.min(current, count - 1)}
        />
      )}
      <FieldChanges before={before} after={after} />
    </>
  );
}

function Counts({ changes }: { changes: readonly BlockChange[] }) {
  return (
    <>
      {(['added', 'removed', 'changed'] as const).map((kind) => (
        <span key={kind} className={`kb-diff-count kb-diff-count-${kind}`}>
          {fill(text[kind], { n: changes.filter((change) => change.kind === kind).length })}
        </span>
      ))}
    </>
  );
}
