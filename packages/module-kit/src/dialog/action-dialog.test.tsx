import { act, buildUser, fireEvent, renderInTestShell, screen } from '@hamyar/testing';
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
        {change.children ?? <input aria-label="دلیل" />}
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

  describe('without a field', () => {
    const question = (change: Partial<ActionDialogProps> = {}) =>
      show({ children: <p>۳ تیکت بسته می‌شود.</p>, ...change });
    const focused = () => document.activeElement?.textContent;

    it('[4.15] sends with Enter, as the focus is on its button', async () => {
      const { person, submit } = question();
      expect(focused()).toBe('انجام');
      await person.keyboard('{Enter}');
      expect(submit).toHaveBeenCalledTimes(1);
    });

    it('has the focus on «cancel» where it cannot be sent yet', async () => {
      const { person, submit, close } = question({ submitDisabled: true });
      expect(focused()).toBe('انصراف');
      await person.keyboard('{Enter}');
      expect([submit.mock.calls.length, close.mock.calls.length]).toEqual([0, 1]);
    });

    it('is not sent by the Enter that has opened it and is still held', () => {
      question();
      expect(fireEvent.keyDown(document.activeElement!, { key: 'Enter', repeat: true })).toBe(false);
      expect(fireEvent.keyDown(document.activeElement!, { key: 'Enter' })).toBe(true);
    });
  });

  it('closes by a press outside only until something is typed, and by Escape also then', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const { person, close } = show();
    act(() => jest.advanceTimersByTime(300));
    const mask = screen.getByRole('dialog').closest('.hd-mask')!;
    await person.click(mask);
    expect(close).toHaveBeenCalledTimes(1);
    await person.type(screen.getByLabelText('دلیل'), 'x');
    await person.click(mask);
    expect(close).toHaveBeenCalledTimes(1);
    await person.keyboard('{Escape}');
    expect(close).toHaveBeenCalledTimes(2);
    jest.useRealTimers();
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
