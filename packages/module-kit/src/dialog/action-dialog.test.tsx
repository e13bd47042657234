import { buildUser, renderInTestShell, screen } from '@hamyar/testing';
import { ActionDialog, type ActionDialogProps } from './action-dialog.tsx';

const show = (change: Partial<ActionDialogProps> = {}) => {
  const calls = { submit: jest.fn(), close: jest.fn(), outer: jest.fn() };
  const rendered = renderInTestShell(
    <form onSubmit={calls.outer}>
      <ActionDialog
        title="بستن"
        submitLabel="انجام"
        sending={false}
        onSubmit={calls.submit}
        onClose={calls.close}
        {...change}
      >
        <input aria-label="دلیل" />
      </ActionDialog>
    </form>,
    { user: buildUser('employee'), path: '/' },
  );
  return { ...rendered, ...calls };
};

describe('a dialog that asks for something', () => {
  it('[4.15] sends with Enter, and the form that has opened it hears nothing of it', async () => {
    const { person, submit, outer } = show();
    await person.type(screen.getByLabelText('دلیل'), 'x{Enter}');
    expect(submit).toHaveBeenCalledTimes(1);
    expect(outer).not.toHaveBeenCalled();
  });

  it('closes by a press outside only until something is typed, and by Escape also then', async () => {
    const { person, close } = show();
    const mask = screen.getByRole('dialog').closest('.hd-mask')!;
    await person.click(mask);
    expect(close).toHaveBeenCalledTimes(1);
    await person.type(screen.getByLabelText('دلیل'), 'x');
    await person.click(mask);
    expect(close).toHaveBeenCalledTimes(1);
    await person.keyboard('{Escape}');
    expect(close).toHaveBeenCalledTimes(2);
  });

  it('says why it was not done, and cannot be closed while it is being done', async () => {
    const { person, close, submit } = show({ sending: true, error: 'انجام نشد' });
    expect(screen.getByText('انجام نشد')).toBeTruthy();
    await person.type(screen.getByLabelText('دلیل'), '{Enter}{Escape}');
    await person.click(screen.getByRole('button', { name: 'انصراف' }));
    expect(close).not.toHaveBeenCalled();
    expect(submit).not.toHaveBeenCalled();
  });
});
