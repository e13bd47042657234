import type { Attachment, PublicArticle } from '@hamyar/contracts';
import { formatLongDate } from '@hamyar/dayjs-jalali';
import { Avatar, Button, Name, Tag } from '@hamyar/design-system/basics';
import { RichText } from '@hamyar/design-system/editor';
import { ClockIcon, GlobeIcon, LinkIcon, LockIcon, PaperclipIcon, PrintIcon } from '@hamyar/design-system/icons';
import { toast } from '@hamyar/design-system/overlay';
import { fill, firstStrongDirection, formatBytes } from '@hamyar/persian';
import { attachmentInlineUrl } from '@hamyar/module-kit/files';
import { fa } from '../messages/fa.ts';
import { readTime } from './read-time.ts';

const text = fa.article;

/** The head of an article: who wrote it and when, how long it is, for whom. */
export function ArticleHead({ article, preview }: { article: PublicArticle; preview?: boolean }) {
  const { author_name: author, public: open, user_group: group } = article;
  return (
    <header className="kb-article-head">
      <h1 dir="auto">{article.name}</h1>
      <p>
        {author ? (
          <span>
            <Avatar name={author} seed={author} size={26} />
            <Name>{author}</Name>
          </span>
        ) : null}
        <span>{fill(text.updated, { date: formatLongDate(article.updated_at) })}</span>
        <span>
          <ClockIcon size={14} />
          {readTime(article.read_time)}
        </span>
        <Tag tone={open ? 'success' : 'neutral'} icon={open ? <GlobeIcon size={13} /> : <LockIcon size={13} />}>
          {text.audience[open ? 'public' : group]}
        </Tag>
        {preview ? null : <ReaderTools />}
      </p>
    </header>
  );
}

/** What only works with scripts. */
function ReaderTools() {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(window.location.href);
      toast.success(text.copied, { key: 'kb-copied' });
    } catch {
      // a page without encryption has no clipboard
      toast.warning(text.notCopied, { key: 'kb-copied' });
    }
  };
  return (
    <span className="kb-tools kb-scripted">
      <Button variant="text" size="sm" icon={<LinkIcon />} onClick={() => void copy()}>
        {text.copyLink}
      </Button>
      <Button variant="text" size="sm" icon={<PrintIcon />} onClick={() => window.print()}>
        {text.print}
      </Button>
    </span>
  );
}

/** The text of an article with the files below it. */
export function ArticleBody({ article }: { article: Pick<PublicArticle, 'body_html' | 'attachments'> }) {
  const { body_html: html, attachments } = article;
  const listed = attachments.filter(({ id }) => !isInText(html, id));
  return (
    <>
      <RichText headings html={html} images={attachments} dir={directionOf(html)} className="kb-text" />
      {listed.length > 0 ? <Files files={listed} /> : null}
    </>
  );
}

/** A picture of the text is not listed below it once more. */
export const isInText = (html: string, id: number): boolean =>
  new RegExp(`src="/api/attachment/${id}(?:\\?inline=1)?"`).test(html);

const directionOf = (html: string) => firstStrongDirection(html.replace(/<[^>]*>|&\w+;/g, ' ')) ?? 'rtl';

function Files({ files }: { files: readonly Attachment[] }) {
  return (
    <section className="kb-files" aria-label={text.files}>
      <ul>
        {files.map(({ id, name, size }) => (
          <li key={id}>
            <a href={attachmentInlineUrl(id)} target="_blank" rel="noreferrer">
              <PaperclipIcon size={15} />
              <bdi>{name}</bdi>
              <small>{formatBytes(size)}</small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
