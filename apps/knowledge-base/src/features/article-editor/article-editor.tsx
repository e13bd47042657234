import { channels, type Article } from '@hamyar/contracts';
import { formatTime } from '@hamyar/dayjs-jalali';
import { Avatar, Card, DropdownMenu, IconButton, Segmented } from '@hamyar/design-system/basics';
import { CheckIcon, EyeIcon, HistoryIcon, MoreIcon, TrashIcon } from '@hamyar/design-system/icons';
import { PageHeader } from '@hamyar/design-system/layout';
import { confirmDelete, toast } from '@hamyar/design-system/overlay';
import { Button } from '@hamyar/design-system/basics';
import { Form, FormActions } from '@hamyar/module-kit/form';
import { useGate, useNavigate, usePresence, useSession } from '@hamyar/module-sdk';
import { fill, isolate } from '@hamyar/persian';
import type { ReactNode } from 'react';
import { useDeleteArticleMutation } from '../../api/article.api.ts';
import { staffText, staffTitles } from '../../messages/fa-staff.ts';
import { MAY_WRITE } from '../../shared/article-gates.ts';
import { StateTag } from '../../shared/article-state.tsx';
import { ArticleText } from './article-text.tsx';
import { PublishingCard } from './publishing-card.tsx';
import { ReadersCard } from './readers-card.tsx';
import { RelatedCard } from './related-card.tsx';
import { SeoCard } from './seo-card.tsx';
import { ShowingCard } from './showing-card.tsx';
import { StateActions } from './state-actions.tsx';
import { useArticleForm } from './use-article-form.ts';
import { useOpenElsewhere } from './use-open-elsewhere.ts';

const text = staffText.editor;
const LIST = '/knowledgeBase/articles';

/** How the page of an article shows it: to be written, or as one of its readers sees it. */
export type ArticleMode = 'edit' | 'visitor' | 'customer' | 'employee';

interface ArticleEditorProps {
  article: Article;
  mode: ArticleMode;
  onMode(mode: ArticleMode): void;
  onVersions(): void;
  /** What is shown in the place of the form, in the other modes. */
  preview: ReactNode;
}

/** The page of one article for those who write it. */
export function ArticleEditor({ article, mode, onMode, onVersions, preview }: ArticleEditorProps) {
  const navigate = useNavigate();
  const editing = useArticleForm(article);
  const mayWrite = useGate(MAY_WRITE);
  const { form } = editing;
  const leaveDeleted = () => {
    form.discard();
    navigate(LIST, { replace: true });
  };
  const modes = (['edit', 'visitor', 'customer', 'employee'] as const).map((value) => ({
    value,
    label: text.modes[value],
    icon: value === 'visitor' ? <EyeIcon size={15} /> : undefined,
  }));
  return (
    <>
      <PageHeader
        backHref={LIST}
        title={staffTitles.article}
        count={
          <>
            <StateTag state={article.state} /> {versionText(article)}
          </>
        }
        actions={
          <>
            {form.keptAt !== null && form.changed.size > 0 ? (
              <small className="kb-kept" role="status">
                <CheckIcon size={14} />
                {fill(text.saved, { time: formatTime(form.keptAt) })}
              </small>
            ) : null}
            <Button icon={<HistoryIcon />} onClick={onVersions}>
              {text.versions}
            </Button>
            {mayWrite ? <StateActions article={article} editing={editing} /> : null}
            {mayWrite ? <MoreMenu article={article} onDeleted={leaveDeleted} /> : null}
          </>
        }
      />
      <div className="kb-editor-modes">
        <Segmented label={text.mode} options={modes} value={mode} onChange={onMode} />
        <OtherEditors articleId={article.id} />
      </div>
      {mode === 'edit' ? (
        <Form form={form} label={staffTitles.article} className="kb-editor">
          <Card className="kb-editor-text">
            <ArticleText article={article} form={form} />
          </Card>
          <div className="kb-editor-side">
            <PublishingCard article={article} form={form} />
            <ShowingCard articleId={article.id} form={form} />
            <SeoCard article={article} form={form} />
            <RelatedCard articleId={article.id} form={form} />
            <ReadersCard article={article} />
          </div>
          {mayWrite ? <FormActions form={form} onCancel={() => navigate(LIST)} /> : null}
        </Form>
      ) : (
        preview
      )}
    </>
  );
}

const versionText = ({ version_number: n, live_version_number: live }: Article): string =>
  live === null || live === n ? fill(text.version, { n }) : fill(text.versionLive, { n, live });

/**
 * Who else has this article open, the same person in another tab included; saving is safe all the same, because each save
 * names the version that was read.
 */
function OtherEditors({ articleId }: { articleId: number }) {
  const { id: me } = useSession();
  const others = usePresence(channels.articlePresence(articleId), 'viewing').filter(({ user_id: id }) => id !== me);
  const [first] = others;
  const elsewhere = useOpenElsewhere(articleId);
  return (
    <span role="status">
      {first ? (
        <span className="kb-others">
          <Avatar name={first.name} seed={first.user_id} size={22} />
          {fill(text.others, { name: isolate(others.map(({ name }) => name).join('، ')) })}
        </span>
      ) : null}
      {elsewhere ? <span className="kb-others">{text.openElsewhere}</span> : null}
    </span>
  );
}

function MoreMenu({ article, onDeleted }: { article: Article; onDeleted(): void }) {
  const [remove] = useDeleteArticleMutation();
  const ask = async () => {
    const deleted = await confirmDelete({
      title: fill(staffText.article.deleteTitle, { name: isolate(article.name) }),
      onYes: () => remove(article.id).unwrap(),
    });
    if (!deleted) return;
    toast.success(staffText.article.deleted);
    onDeleted();
  };
  return (
    <DropdownMenu
      label={text.more}
      items={[{ key: 'delete', label: text.delete, icon: <TrashIcon />, danger: true, onSelect: () => void ask() }]}
      trigger={(props) => <IconButton icon={<MoreIcon />} label={text.more} {...props} />}
    />
  );
}
