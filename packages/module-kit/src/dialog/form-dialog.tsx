import { useId, type ReactNode } from 'react';
import { Alert, Button } from '@hamyar/design-system/basics';
import { Modal, type ModalProps } from '@hamyar/design-system/overlay';
import { kitText } from '../messages/fa.ts';

/** Props of {@link FormDialog}. */
export interface FormDialogProps
  extends Pick<ModalProps, 'title' | 'subtitle' | 'width' | 'keepOnOutsidePress' | 'initialFocus' | 'children'> {
  submitLabel: string;
  /** The dialog cannot be submitted yet. */
  submitDisabled?: boolean;
  /** While true the dialog cannot be closed or submitted. */
  sending: boolean;
  /** Why the action failed; shown above the fields. */
  error?: ReactNode;
  onSubmit(): void;
  onClose(): void;
}

/** A dialog with a form and one action. Enter submits, Escape cancels. */
export function FormDialog({
  submitLabel,
  submitDisabled,
  sending,
  error,
  onSubmit,
  onClose,
  children,
  ...modal
}: FormDialogProps) {
  const id = useId();
  return (
    <Modal
      {...modal}
      open
      busy={sending}
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
        onSubmit={(event) => {
          event.preventDefault();
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
