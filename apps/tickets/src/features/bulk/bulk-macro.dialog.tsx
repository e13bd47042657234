import { PAGE_SIZES } from '@hamyar/contracts';
import { FormDialog, useDialogForm } from '@hamyar/module-kit/dialog';
import { FormField } from '@hamyar/module-kit/form';
import { useMacrosQuery } from '../../api/macro.api.ts';
import { faMacros as text } from '../../messages/fa-staff-macros.ts';
import { PeoplePicker } from '../../shared/people-picker.tsx';
import type { BulkDialogProps } from './bulk-action.ts';

/** Runs one macro on several tickets, on each all of its steps or none. */
export function BulkMacroDialog({ subtitle, send, onClose }: BulkDialogProps) {
  const { data } = useMacrosQuery({ status: true, perPage: PAGE_SIZES.at(-1) });
  const form = useDialogForm<{ macro_id: number | null }>({
    initial: { macro_id: null },
    fields: { macro_id: { wire: 'value.macro_id' } },
    // without a macro the form is not sent
    send: ({ macro_id }) => send({ action: 'macro', value: { macro_id: macro_id! } }),
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={text.run}
      subtitle={subtitle}
      submitLabel={text.run}
      submitDisabled={form.values.macro_id === null}
      initialFocus="[data-autofocus]"
      onClose={onClose}
    >
      <FormField form={form} name="macro_id" label={text.run} hideLabel>
        {(control) => (
          <PeoplePicker {...control} options={data?.data} label={text.run} searchLabel={text.search} ownId={0} square />
        )}
      </FormField>
    </FormDialog>
  );
}
