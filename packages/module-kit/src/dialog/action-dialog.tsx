import { useId } from 'react';
import { DialogFrame, type DialogFrameProps } from './dialog-frame.tsx';

/** Props of {@link ActionDialog}. */
export type ActionDialogProps = DialogFrameProps;

/**
 * A dialog that does one thing and has no field that the server could refuse, such as a question or the choice of a
 * folder for several files. One with fields is a `FormDialog`.
 */
export function ActionDialog(props: ActionDialogProps) {
  return <DialogFrame {...props} id={useId()} />;
}
