import { TextField } from '@hamyar/design-system/fields';
import { OverlayHost } from '@hamyar/design-system/overlay';
import { buildUser, renderInTestShell, screen, waitFor, within } from '@hamyar/testing';
import { DeleteButton } from './delete-button.tsx';
import { Form, FormActions, FormField } from './form.tsx';
import { useResourceForm } from './use-resource-form.ts';

const EMPLOYEE = { name: 'سارا', password: '' };

/** A form with a secret, and with a button that deletes what it shows. */
function EmployeePage({ open, onDeleted }: { open: boolean; onDeleted(): void }) {
  return (
    <>
      {open ? <EmployeeForm onDeleted={onDeleted} /> : null}
      <OverlayHost />
    </>
  );
}
function EmployeeForm({ onDeleted }: { onDeleted(): void }) {
  const form = useResourceForm({
    initial: EMPLOYEE,
    draft: { key: 'company-new', secret: ['password'] },
    send: () => Promise.resolve({ data: null }),
  });
  return (
    <Form form={form} label="کارمند">
      {(['name', 'password'] as const).map((field) => (
        <FormField key={field} form={form} name={field} label={field === 'name' ? 'نام' : 'رمز'}>
          {(control) => <TextField {...control} />}
        </FormField>
      ))}
      <FormActions form={form} onCancel={() => undefined}>
        <DeleteButton question={{ title: 'حذف شود؟' }} remove={() => Promise.resolve()} onDeleted={onDeleted}>
          حذف کارمند
        </DeleteButton>
      </FormActions>
    </Form>
  );
}

describe('a form that is left with secrets, or because its object was deleted', () => {
  const show = () => {
    const shell = renderInTestShell(<EmployeePage open onDeleted={() => leave()} />, {
      user: buildUser('full_admin'),
      path: '/',
    });
    const leave = () => shell.rerender(<EmployeePage open={false} onDeleted={() => undefined} />);
    return { ...shell, leave };
  };

  it('[decisions 2.4] says nothing beside a deletion, and its draft goes too', async () => {
    const { person, drafts } = show();
    await person.type(screen.getByLabelText('نام'), '!');
    await waitFor(() => expect(drafts.has('company-new')).toBe(true));
    await person.click(screen.getByRole('button', { name: 'حذف کارمند' }));
    await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'حذف' }));
    await waitFor(() => expect(screen.queryByLabelText('نام')).toBeNull());
    expect(screen.queryByText(/نگه داشته شد/)).toBeNull();
    expect(drafts.has('company-new')).toBe(false);
  });

  it('[decisions 2.4] says nothing of what is never kept', async () => {
    const { person, leave } = show();
    await person.type(screen.getByLabelText('رمز'), 'Hamyar');
    leave();
    expect(screen.queryByText(/نگه داشته شد/)).toBeNull();
  });

  it('[decisions 2.4] says of other changes that the secret is not among what is kept', async () => {
    const { person, leave } = show();
    await person.type(screen.getByLabelText('رمز'), 'Hamyar');
    await person.type(screen.getByLabelText('نام'), '!');
    leave();
    expect(await screen.findByText(/جز مقدارهای محرمانه/)).toBeTruthy();
  });
});
