import type { TicketRow } from '@hamyar/contracts';
import { FormDialog, useDialogForm } from '@hamyar/module-kit/dialog';
import { FormField } from '@hamyar/module-kit/form';
import { useReferenceList } from '@hamyar/store';
import { faBulk as text } from '../../messages/fa-bulk.ts';
import { PeoplePicker } from '../../shared/people-picker.tsx';
import type { BulkDialogProps } from './bulk-action.ts';

/** The value of «هیچ‌کدام» in the list. */
const NONE = 0;

interface ChoiceDialogProps extends BulkDialogProps {
  title: string;
  list: readonly { id: number; name: string; department_ids: readonly number[] }[] | undefined;
  action: 'category' | 'service';
}

/** Those that any of the tickets' departments has. */
const offered = (list: ChoiceDialogProps['list'], rows: readonly TicketRow[]) =>
  list?.filter(
    ({ department_ids: ids }) => ids.length === 0 || rows.some(({ department }) => ids.includes(department.id)),
  );

function ChoiceDialog({ rows, subtitle, send, onClose, title, list, action }: ChoiceDialogProps) {
  const choices = offered(list, rows);
  const form = useDialogForm<{ value: number | null }>({
    initial: { value: null },
    send: ({ value }) => send({ action, value: value === NONE ? null : value }),
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={title}
      subtitle={subtitle}
      submitLabel={text.apply}
      submitDisabled={form.values.value === null}
      initialFocus="[data-autofocus]"
      onClose={onClose}
    >
      <FormField form={form} name="value" label={title} hideLabel>
        {(control) => (
          <PeoplePicker
            {...control}
            options={choices && [{ id: NONE, name: text.none }, ...choices]}
            label={title}
            searchLabel={text.search}
            onCommit={(value) => void form.submit({ value })}
            ownId={0}
            square
          />
        )}
      </FormField>
    </FormDialog>
  );
}

/** Gives tickets one category, or none. */
export function BulkCategoryDialog(props: BulkDialogProps) {
  const list = useReferenceList('ticket_categories');
  return <ChoiceDialog {...props} title={text.categoryTitle} list={list} action="category" />;
}

/** Gives tickets one product or service, or none. */
export function BulkServiceDialog(props: BulkDialogProps) {
  const list = useReferenceList('services');
  return <ChoiceDialog {...props} title={text.serviceTitle} list={list} action="service" />;
}
