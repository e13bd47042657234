import type { DialogForm } from '../form/use-dialog-form.ts';
import { FormNotices } from '../form/form-notices.tsx';
import { DialogFrame, type DialogFrameProps } from './dialog-frame.tsx';

type Shown = 'id' | 'changed' | 'overtaken' | 'restored' | 'refused' | 'waiting' | 'openWaiting' | 'cancel';

/** Props of {@link FormDialog}. */
export interface FormDialogProps extends Omit<DialogFrameProps, 'sending' | 'error' | 'onSubmit'> {
  form: Pick<DialogForm<object>, Shown | 'sending' | 'problem' | 'draftKey' | 'submit' | 'discard'>;
}

/**
 * A dialog with fields and one action, around the `FormField`s of `useDialogForm`. Closing it forgets what was typed,
 * unless the form has a draft, so that it opens with the stored values again.
 */
export function FormDialog({ form, onClose, children, ...frame }: FormDialogProps) {
  return (
    <DialogFrame
      {...frame}
      id={form.id}
      sending={form.sending}
      error={form.problem}
      unsaved={form.changed.size > 0}
      onSubmit={() => void form.submit()}
      onClose={() => {
        if (form.draftKey === null) form.discard();
        onClose();
      }}
    >
      <FormNotices form={form} />
      {children}
    </DialogFrame>
  );
}
