import type { ReactNode } from 'react';
import { Alert, Button } from '@hamyar/design-system/basics';
import { CheckIcon } from '@hamyar/design-system/icons';
import { AttachedFiles } from '@hamyar/module-kit/files';
import { fa } from '../../messages/fa.ts';
import { chipAttachments } from '../../shared/compose-draft.ts';
import type { ComposerState } from './use-composer.ts';

interface ProblemAlertProps {
  problem: ComposerState['problem'];
  sending: boolean;
  onRetry(): void;
}

/** Why sending failed, and «try again» where the same text may be sent again. */
export function ProblemAlert({ problem, sending, onRetry }: ProblemAlertProps) {
  const text = problem && (problem.retry ? `${fa.reply.failed} (${problem.text})` : problem.text);
  if (!text) return null;
  return (
    <Alert
      tone="error"
      action={
        problem.retry ? (
          <Button size="sm" loading={sending} onClick={onRetry}>
            {fa.retry}
          </Button>
        ) : undefined
      }
    >
      {text}
    </Alert>
  );
}

interface DraftLineProps {
  empty: boolean;
  restored: boolean;
  connected: boolean;
  /** The button of the other version. */
  other: ReactNode;
}

/** Whether the text is stored, was restored, or waits for the connection; and that there is another version of it. */
export function DraftLine({ empty, restored, connected, other }: DraftLineProps) {
  const text = !connected ? fa.reply.offline : empty ? null : restored ? fa.reply.restored : fa.reply.draftSaved;
  return (
    <span className={connected ? 'tk-draft-line' : 'tk-draft-line tk-draft-offline'} role="status">
      {text === null ? null : (
        <>
          {connected ? <CheckIcon size={14} /> : null}
          {text}
        </>
      )}
      {other}
    </span>
  );
}

/** The attached files and those that are being uploaded. */
export function Files({ compose: { draft, uploads } }: { compose: ComposerState }) {
  const remove = (id: number) =>
    draft.set((before) => ({ ...before, attachments: before.attachments.filter((file) => file.id !== id) }));
  return <AttachedFiles files={chipAttachments(draft.value)} uploads={uploads} onRemove={remove} />;
}
