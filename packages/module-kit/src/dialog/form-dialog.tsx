import { FormDiscard } from '../form/after-deletion.ts';
import type { DialogForm } from '../form/use-dialog-form.ts';
import { FormNotices } from '../form/form-notices.tsx';
import { DialogFrame, type DialogFrameProps } from './dialog-frame.tsx';

type Shown = 'id' | 'changed' | 'overtaken' | 'restored' | 'refused' | 'waiting' | 'openWaiting' | 'cancel' | 'discard';

/** Props of {@link FormDialog}. */
export interface FormDialogProps extends Omit<DialogFrameProps, 'sending' | 'error' | 'onSubmit'> {
  form: Pick<DialogForm<object>, Shown | 'sending' | 'problem' | 'closing' | 'submit'>;
}

/**
 * A dialog with fields and one action, around the `FormField`s of `useDialogForm`. Closing it forgets what was typed, so
 * that it opens with the stored values again; asks before that, where the form has `askOnLeave`; or keeps a draft, which
 * only «انصراف» deletes, after it has asked. `footerEnd` is a further action, such as «حذف».
 */
export function FormDialog({ form, onClose, children, footerEnd, ...frame }: FormDialogProps) {
  const leave = {
    forget: () => {
      form.discard();
      onClose();
    },
    ask: () => void form.cancel().then((agreed) => agreed && onClose()),
    keep: onClose,
  };
  return (
    <DialogFrame
      {...frame}
      footerEnd={footerEnd ? <FormDiscard value={form.discard}>{footerEnd}</FormDiscard> : undefined}
      id={form.id}
      sending={form.sending}
      error={form.problem}
      unsaved={form.changed.size > 0}
      onSubmit={() => void form.submit()}
      onClose={leave[form.closing]}
      onCancel={leave[form.closing === 'keep' ? 'ask' : form.closing]}
    >
      <FormNotices form={form} />
      {children}
    </DialogFrame>
  );
}
