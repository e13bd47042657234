import {
  buildFilledField,
  buildUser,
  screen,
  compareForm,
  type FormComparison,
  type RenderedInShell,
} from '@hamyar/testing';
import type { UserListRow } from '@hamyar/contracts';
import { BulkChangeDialog, type BulkField } from '../features/customer-bulk/bulk-change.dialog.tsx';
import { useCustomerBulk } from '../features/customer-bulk/use-customer-bulk.ts';
import { CustomerLevelForm } from '../features/customer-levels/customer-level.form.tsx';
import { EventTypeDialog } from '../features/event-types/event-type.dialog.tsx';
import { CustomerEventForm } from '../features/customer-events/customer-event.form.tsx';
import { CustomValuesDialog } from '../features/custom-fields/custom-values.dialog.tsx';
import { CustomerEditor } from '../features/customer-form/customer-editor.tsx';
import { NewOrganizationDialog } from '../features/organization-form/new-organization.dialog.tsx';
import { ImportDialog } from '../features/customer-import/import.dialog.tsx';
import { OrganizationEditor } from '../features/organization-form/organization-editor.tsx';

const FORMS = 'apps/customers/src/features';
const ADDRESS = { country_id: 364, state_id: 8, city_id: 1 };
const answers: FormComparison['answers'] = {
  countries: [{ id: 364, name: 'ایران' }],
  states: [{ id: 8, name: 'تهران' }],
  cities: [{ id: 1, name: 'تهران' }],
};
const withDraft = (key: string, changes: object) => ({
  user: buildUser('full_admin'),
  drafts: { [key]: { version: 1, changes: { ...changes, ...ADDRESS } } },
});
const cityShown = async (_opened: RenderedInShell) => void (await screen.findByLabelText('شهر'));

describe('[3.15] the form of a customer', () => {
  compareForm({
    file: `${FORMS}/customer-form/customer-editor.tsx`,
    call: 'userStore',
    element: () => <CustomerEditor />,
    shell: withDraft('customer-new-', { first_name: 'نگار', last_name: 'امینی', organization_id: 3 }),
    answers,
    prepare: cityShown,
    elsewhere: { employee: 'a customer, which is the default' },
  });
});

const organization = {
  call: 'organizationStore' as const,
  shell: withDraft('organization-new', { name: 'آریا', customer_level_id: 1, branch_id: 1 }),
  answers,
  prepare: cityShown,
  elsewhere: { status: 'active, which is the default' },
};

describe('[3.13] the form of an organisation', () => {
  compareForm({
    ...organization,
    file: `${FORMS}/organization-form/organization-editor.tsx`,
    element: () => <OrganizationEditor onDone={() => undefined} onCancel={() => undefined} />,
  });

  compareForm({
    ...organization,
    file: `${FORMS}/organization-form/new-organization.dialog.tsx`,
    element: () => <NewOrganizationDialog onClose={() => undefined} />,
  });
});

describe('[decisions 2.8] the form of a customer level', () => {
  compareForm({
    file: `${FORMS}/customer-levels/customer-level.form.tsx`,
    call: 'customerLevelStore',
    element: () => <CustomerLevelForm label="سطح" onDone={() => undefined} />,
    shell: {
      user: buildUser('full_admin'),
      drafts: { 'customer-level-new': { version: 1, changes: { name: 'طلایی' } } },
    },
  });
});

describe('[7.26] the custom fields of a customer', () => {
  compareForm({
    file: `${FORMS}/custom-fields/custom-values.dialog.tsx`,
    call: 'customerCustomFieldUpdate',
    shell: { user: buildUser('full_admin') },
    element: () => (
      <CustomValuesDialog
        owner={{ type: 'customer', id: 7 }}
        fields={[buildFilledField({ value: 'NR-1' })]}
        onClose={() => undefined}
      />
    ),
  });
});

describe('[3.24] the form of an event type', () => {
  compareForm({
    file: `${FORMS}/event-types/event-type.dialog.tsx`,
    call: 'customerEventTypeStore',
    element: () => <EventTypeDialog onClose={() => undefined} />,
    shell: { user: buildUser('full_admin') },
    prepare: async ({ person }) => {
      await person.type(await screen.findByRole('textbox', { name: /نام دستهٔ رویداد/ }), 'جلسه');
    },
  });
});

describe('[3.25] the form of a customer event', () => {
  compareForm({
    file: `${FORMS}/customer-events/customer-event.form.tsx`,
    call: 'customerEventStore',
    element: () => (
      <CustomerEventForm customer={{ id: 5, name: 'نگار' }} onCreated={() => undefined} onCancel={() => undefined} />
    ),
    shell: withDraft('customer-event-5', { customer_event_type_id: 1, description: 'جلسه' }),
    elsewhere: {
      user_id: 'the customer whose history is open',
      occurred_at: 'now, which is the default',
      related_ticket_id: 'no ticket, which is the default',
    },
  });
});

describe('[5.9] the form of an import', () => {
  const choose = async ({ person }: RenderedInShell, name: RegExp, option: string) => {
    await person.click(await screen.findByRole('combobox', { name }));
    await person.click(await screen.findByText(option, { selector: '.ant-select-item-option-content' }));
  };
  compareForm({
    file: `${FORMS}/customer-import/import.dialog.tsx`,
    call: 'importUsers',
    element: () => <ImportDialog onChecked={() => undefined} onClose={() => undefined} />,
    shell: { user: buildUser('full_admin', { branch_id: 1 }) },
    prepare: async (opened) => {
      await choose(opened, /سازمان/, 'بدون سازمان');
      await choose(opened, /سطح مشتری/, 'سطح سازمان یا پیش‌فرض');
      const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
      await opened.person.upload(input, new File(['a'], 'a.csv', { type: 'text/csv' }));
      await opened.person.type(screen.getByLabelText(/رمز عبور مشترک/), 'Gel8-Nar!');
    },
  });
});

const SELECTED: UserListRow[] = [{ id: 5, name: 'نگار', employee: false, profile_picture_name: null }];

function Changing({ field }: { field: BulkField }) {
  const { change } = useCustomerBulk(() => undefined);
  return (
    <BulkChangeDialog field={field} count={1} send={(wanted) => change(wanted, SELECTED)} onClose={() => undefined} />
  );
}

describe('[decisions 2.8] the dialog of a change of several customers', () => {
  for (const field of ['customer_level_id', 'organization_id', 'expire_date', 'status'] as const)
    compareForm({
      file: `${FORMS}/customer-bulk/bulk-change.dialog.tsx`,
      call: 'multipleUserAction',
      shell: { user: buildUser('full_admin') },
      own: ['value'],
      names: { value: field },
      element: () => <Changing field={field} />,
    });
});
