import { useState, type ReactNode } from 'react';
import { Alert, Button } from '@hamyar/design-system/basics';
import { Modal, type ModalProps } from '@hamyar/design-system/overlay';
import { kitText } from '../messages/fa.ts';

/** What every dialog with one action has. */
export interface DialogFrameProps
  extends Pick<ModalProps, 'title' | 'subtitle' | 'width' | 'initialFocus' | 'children'> {
  submitLabel: string;
  /** The dialog cannot be submitted yet. */
  submitDisabled?: boolean;
  /** While true the dialog cannot be closed or submitted. */
  sending: boolean;
  /** Why the action failed; shown above everything else. */
  error?: ReactNode;
  onSubmit(): void;
  onClose(): void;
}

interface FrameProps extends DialogFrameProps {
  /** Of the `<form>`. */
  id: string;
  /** Something would be lost by a press outside. */
  unsaved?: boolean;
}

/** A `<form>` in a dialog. Enter submits, Escape cancels; a press outside too, until something is typed. */
export function DialogFrame({
  id,
  unsaved = false,
  submitLabel,
  submitDisabled,
  sending,
  error,
  onSubmit,
  onClose,
  children,
  ...modal
}: FrameProps) {
  const [typed, setTyped] = useState(false);
  return (
    <Modal
      {...modal}
      open
      busy={sending}
      keepOnOutsidePress={typed || unsaved}
      onClose={onClose}
      footer={
        <>
          <Button type="submit" form={id} variant="primary" loading={sending} disabled={submitDisabled}>
            {submitLabel}
          </Button>
          <Button disabled={sending} onClick={onClose}>
            {kitText.cancel}
          </Button>
        </>
      }
    >
      <form
        id={id}
        className="hd-form"
        noValidate
        onInput={() => setTyped(true)}
        onSubmit={(event) => {
          event.preventDefault();
          // React also sends the submit event of a form in a dialog to the form that opened the dialog
          event.stopPropagation();
          if (!submitDisabled && !sending) onSubmit();
        }}
      >
        {error ? <Alert tone="error">{error}</Alert> : null}
        {children}
      </form>
    </Modal>
  );
}
