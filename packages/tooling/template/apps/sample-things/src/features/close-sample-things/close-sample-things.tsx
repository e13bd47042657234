import { useState } from 'react';
import type { SampleThing } from '@hamyar/contracts/sample-things';
import { Button } from '@hamyar/design-system/basics';
import { toast } from '@hamyar/design-system/overlay';
import { ActionDialog } from '@hamyar/module-kit/dialog';
import { failureText } from '@hamyar/module-kit/failure';
import { fill } from '@hamyar/persian';
import { useCloseSampleThingMutation } from '../../api/sample-thing.api.ts';
import { staffText } from '../../messages/fa-staff.ts';

const text = staffText.close;

interface CloseSampleThingsProps {
  /** The selected rows. */
  rows: readonly SampleThing[];
  onClosed(): void;
}

/** The button of the bulk bar that closes all selected rows, after a dialog has said how many are open. */
export function CloseSampleThings({ rows, onClosed }: CloseSampleThingsProps) {
  const [asking, setAsking] = useState(false);
  const open = rows.filter(({ status }) => status === 'open');
  return (
    <>
      <Button disabled={open.length === 0} onClick={() => setAsking(true)}>
        {text.action}
      </Button>
      {asking ? (
        <CloseDialog
          open={open}
          onClosed={() => {
            setAsking(false);
            onClosed();
          }}
          onCancel={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}

interface CloseDialogProps {
  open: readonly SampleThing[];
  onClosed(): void;
  onCancel(): void;
}

function CloseDialog({ open, onClosed, onCancel }: CloseDialogProps) {
  const [close] = useCloseSampleThingMutation();
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  // one call after the other: each is checked and notified for itself, and what was closed before a failure stays closed
  const closeAll = async () => {
    setSending(true);
    setFailure(undefined);
    for (const { id, version } of open) {
      const { error } = await close({ id, version });
      if (error) {
        setFailure(failureText(error));
        return setSending(false);
      }
    }
    toast.success(text.done);
    onClosed();
  };
  return (
    <ActionDialog
      title={text.title}
      submitLabel={text.action}
      sending={sending}
      error={failure}
      onSubmit={() => void closeAll()}
      onClose={onCancel}
    >
      <p>{fill(text.count, { n: open.length })}</p>
    </ActionDialog>
  );
}
