import { ActionDialog } from '@hamyar/module-kit/dialog';
import { fill } from '@hamyar/persian';
import { faBulk as text } from '../../messages/fa-bulk.ts';
import { BulkFailures } from './bulk-failures.tsx';
import type { BulkSender } from './use-bulk-action.ts';

/** Says which tickets were left alone and why, and tries these again. */
export function BulkResultDialog({ sender }: { sender: BulkSender }) {
  const { result } = sender;
  if (!result) return null;
  const rows = new Map(result.rows.map((row) => [row.id, row]));
  const failed = result.failed.flatMap(({ id }) => rows.get(id) ?? []);
  return (
    <ActionDialog
      title={fill(text.failed, { n: result.failed.length })}
      subtitle={result.done > 0 ? fill(text.alsoDone, { n: result.done }) : undefined}
      submitLabel={text.retry}
      cancelLabel={text.closeDialog}
      sending={sender.sending}
      onSubmit={() => void sender.run(result.action, failed)}
      onClose={sender.dismiss}
    >
      <BulkFailures failures={result.failed} rows={rows} />
    </ActionDialog>
  );
}
