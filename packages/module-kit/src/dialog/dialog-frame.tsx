import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { Alert, Button } from '@hamyar/design-system/basics';
import { Modal, type ModalProps } from '@hamyar/design-system/overlay';
import { kitText } from '../messages/fa.ts';
import { useIntoView } from '../use-into-view.ts';

/** What every dialog with one action has. */
export interface DialogFrameProps
  extends Pick<ModalProps, 'title' | 'subtitle' | 'width' | 'initialFocus' | 'footerEnd' | 'children'> {
  submitLabel: string;
  /** Default: «انصراف». */
  cancelLabel?: string;
  /** The action cannot be undone, such as a deletion. */
  danger?: boolean;
  /** The dialog cannot be submitted yet. */
  submitDisabled?: boolean;
  /** While true the dialog cannot be closed or submitted. */
  sending: boolean;
  /** Why the action failed; shown above everything else. */
  error?: ReactNode;
  onSubmit(): void;
  /** Escape, the cross, or a press outside; «انصراف» too, unless it does something else. */
  onClose(): void;
}

interface FrameProps extends DialogFrameProps {
  /** Of the `<form>`. */
  id: string;
  /** Something would be lost by a press outside. */
  unsaved?: boolean;
  /** What «انصراف» does where that is more than closing. */
  onCancel?(): void;
}

/** The Enter that has opened the dialog is still held: it presses no button of it. */
const ignoreHeldEnter = (event: KeyboardEvent) => {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
};

/**
 * A `<form>` in a dialog. Enter submits, also where it has no field; Escape cancels; a press outside too, until something
 * is typed.
 */
export function DialogFrame({
  id,
  unsaved = false,
  submitLabel,
  cancelLabel = kitText.cancel,
  danger = false,
  submitDisabled,
  sending,
  error,
  onSubmit,
  onClose,
  onCancel = onClose,
  children,
  ...modal
}: FrameProps) {
  // the dialog gives the focus to its first field; these stand behind all of them
  const focusOnCancel = submitDisabled === true;
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
          <Button
            type="submit"
            form={id}
            variant={danger ? 'danger' : 'primary'}
            loading={sending}
            disabled={submitDisabled}
            data-autofocus={!focusOnCancel || undefined}
            onKeyDown={ignoreHeldEnter}
          >
            {submitLabel}
          </Button>
          <Button
            disabled={sending}
            data-autofocus={focusOnCancel || undefined}
            onKeyDown={ignoreHeldEnter}
            onClick={onCancel}
          >
            {cancelLabel}
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
        {error ? <Problem>{error}</Problem> : null}
        {children}
      </form>
    </Modal>
  );
}

/** Comes into view, because the button that was pressed is below all fields. */
function Problem({ children }: { children: ReactNode }) {
  const box = useIntoView<HTMLDivElement>();
  return (
    <div ref={box}>
      <Alert tone="error">{children}</Alert>
    </div>
  );
}
