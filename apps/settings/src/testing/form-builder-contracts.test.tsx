import type { CustomFieldType } from '@hamyar/contracts/forms';
import { buildUser, compareForm, screen } from '@hamyar/testing';
import { FormForm } from '../features/form-builder/form.form.tsx';
import { TicketFormForm } from '../features/form-builder/ticket-form.form.tsx';
import { CustomFieldDialog } from '../shared/custom-field.dialog.tsx';
import { FIELDS } from './form-doubles.ts';

const shell = { user: buildUser('full_admin') };
const done = () => undefined;

/** The options of a field; those of a type are shown for this type only. */
const COMMON = ['type', 'label', 'status', 'help', 'sensitive', 'show_in_list', 'required'];
const BY_TYPE: Partial<Record<CustomFieldType, string[]>> = {
  text: ['placeholder', 'min_length', 'max_length', 'regex', 'unique', 'searchable'],
  // the longest default is that of a long text
  textArea: ['default', 'min_length', 'searchable'],
  number: ['min', 'max', 'searchable'],
  date: ['date_type', 'min_date', 'max_date'],
  dropdown: ['items'],
};

for (const [type, own] of Object.entries(BY_TYPE))
  compareForm({
    file: 'apps/settings/src/shared/custom-field.dialog.tsx',
    call: 'customFieldStore',
    own: [...COMMON, ...own],
    element: () => (
      <CustomFieldDialog
        field={{ type: type as CustomFieldType, context: 'ticket', department_id: null }}
        onClose={done}
      />
    ),
    shell,
    prepare: async ({ person }) => {
      await person.type(await screen.findByRole('textbox', { name: /عنوان فیلد/ }), 'رنگ');
      if (type === 'dropdown') await person.type(screen.getByRole('textbox', { name: /گزینه‌ها/ }), 'آبی');
    },
  });

const draft = { version: 1, changes: { name: 'فرم تازه' } };

compareForm({
  file: 'apps/settings/src/features/form-builder/form.form.tsx',
  call: 'formStore',
  element: () => <FormForm label="فرم" context="customer" fields={FIELDS} onDone={done} />,
  shell: { ...shell, drafts: { 'form-new-customer': draft } },
  elsewhere: { context: 'the page' },
});

compareForm({
  file: 'apps/settings/src/features/form-builder/ticket-form.form.tsx',
  call: 'ticketFormStore',
  element: () => <TicketFormForm label="فرم" fields={FIELDS} onDone={done} />,
  shell: { ...shell, drafts: { 'ticket-form-new': draft } },
});
