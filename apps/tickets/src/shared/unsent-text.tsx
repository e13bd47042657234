import type { ReactNode } from 'react';
import { Button, copyText } from '@hamyar/design-system/basics';
import { RichText } from '@hamyar/design-system/editor';
import { FileList, FileRow } from '@hamyar/design-system/files';
import { toast } from '@hamyar/design-system/overlay';
import { shared } from '@hamyar/persian';
import { fa } from '../messages/fa.ts';
import { copiedText, isEmptyBody } from './body-text.ts';
import { chipAttachments, isEmptyDraft, type BodyAndAttachments } from './compose-draft.ts';

const texts = fa.reply.unsent;

interface UnsentTextProps {
  written: BodyAndAttachments;
  title?: string;
  /** Why it cannot be sent, where nothing beside it says so. */
  reason?: ReactNode;
  /** What else can be done with it. */
  actions?: ReactNode;
  /** Absent where it is kept by somebody else. */
  onDiscard?(): void;
}

/**
 * What somebody has written and cannot send any more (decisions 2.4): it is read and copied here until they throw it away.
 * Nothing without any.
 */
export function UnsentText({ written, title = texts.title, reason, actions, onDiscard }: UnsentTextProps) {
  if (isEmptyDraft(written)) return null;
  const files = chipAttachments(written);
  const hasText = !isEmptyBody(written.body_html);
  const copy = async () => {
    if (await copyText(copiedText(written.body_html))) toast.success(shared.copied);
    else toast.error(shared.copyFailed);
  };
  return (
    <section className="tk-unsent" aria-label={title}>
      <p className="tk-unsent-head">
        <b>{title}</b>
        {reason ? <span>{reason}</span> : null}
      </p>
      <div className="tk-unsent-text" role="region" tabIndex={0} aria-label={fa.reply.label}>
        {hasText ? <RichText html={written.body_html} images={written.attachments} /> : null}
        {files.length > 0 ? (
          <FileList label={fa.attachments}>
            {files.map((file) => (
              <FileRow key={file.id} name={file.name} size={file.size} state="done" />
            ))}
          </FileList>
        ) : null}
      </div>
      <p className="tk-unsent-foot">
        {actions}
        {hasText ? (
          <Button size="sm" variant="outline" onClick={() => void copy()}>
            {texts.copy}
          </Button>
        ) : null}
        {onDiscard ? (
          <Button size="sm" variant="text" onClick={onDiscard}>
            {fa.reply.discard}
          </Button>
        ) : null}
      </p>
    </section>
  );
}
