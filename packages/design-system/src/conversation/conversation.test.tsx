import { fireEvent, render, screen } from '@testing-library/react';
import { Composer, type ComposerProps } from './index.ts';

describe('the composer', () => {
  const composer = (more: Partial<ComposerProps> = {}) => (
    <Composer mode="reply" label="پاسخ" onSend={() => undefined} tools={<button type="button">پیوست</button>} {...more}>
      <textarea aria-label="متن" />
    </Composer>
  );

  it('is left by Escape, unless something inside has used the key', () => {
    const leave = jest.fn();
    render(composer({ onLeave: leave }));
    const text = screen.getByRole('textbox');
    text.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
    fireEvent.keyDown(text, { key: 'Escape' });
    expect(leave).not.toHaveBeenCalled();
    fireEvent.keyDown(text, { key: 'Escape' });
    expect(leave).toHaveBeenCalledTimes(1);
  });

  it('has the room for the state of the draft before there is one, so that nothing moves while somebody types', () => {
    const { container, rerender } = render(composer());
    const state = container.querySelector('.hd-composer-foot > .hd-composer-state');
    expect(state?.textContent).toBe('');
    rerender(composer({ draftState: 'پیش‌نویس ذخیره شد' }));
    expect(screen.getByText('پیش‌نویس ذخیره شد')).toBe(state);
  });

  it('keeps the element of the text when its one line becomes the full size', () => {
    const { rerender } = render(composer({ slim: true }));
    const text = screen.getByRole('textbox');
    text.focus();
    expect(screen.queryByRole('button', { name: 'ارسال پاسخ' })).toBeNull();
    rerender(composer());
    expect(screen.getByRole('textbox')).toBe(text);
    expect(document.activeElement).toBe(text);
    expect(screen.getByRole('button', { name: 'ارسال پاسخ' })).toBeTruthy();
  });

  it('does nothing for the second click of a double click that began on the text', () => {
    const send = jest.fn();
    render(composer({ onSend: send }));
    const button = screen.getByRole('button', { name: 'ارسال پاسخ' });
    fireEvent.mouseDown(screen.getByRole('textbox'), { detail: 1 });
    fireEvent.mouseDown(button, { detail: 2 });
    fireEvent.click(button, { detail: 2 });
    expect(send).not.toHaveBeenCalled();
    for (const detail of [1, 2]) {
      fireEvent.mouseDown(button, { detail });
      fireEvent.click(button, { detail });
    }
    expect(send).toHaveBeenCalledTimes(2);
  });
});

describe('the composer', () => {
  it('shows on its button whether the customer gets it, and sends with Ctrl+Enter', () => {
    const send = jest.fn();
    const note = {
      mode: 'نوع نوشته',
      label: 'یادداشت داخلی',
      hint: 'این یادداشت فقط برای کارشناسان نمایش داده می‌شود',
    };
    const { rerender } = render(
      <Composer label="پاسخ" mode="reply" note={note} onModeChange={jest.fn()} onSend={send}>
        <textarea aria-label="متن" />
      </Composer>,
    );
    expect(screen.getByRole('button', { name: 'ارسال پاسخ' })).toBeTruthy();
    fireEvent.keyDown(screen.getByLabelText('متن'), { key: 'Enter', ctrlKey: true });
    expect(send).toHaveBeenCalledTimes(1);
    rerender(
      <Composer
        label="پاسخ"
        mode="note"
        note={note}
        sendLabel="ثبت یادداشت"
        onModeChange={jest.fn()}
        onSend={send}
        sending
      >
        <textarea aria-label="متن" />
      </Composer>,
    );
    expect(screen.getByRole('button', { name: 'ثبت یادداشت' })).toBeTruthy();
    expect(screen.getByText('این یادداشت فقط برای کارشناسان نمایش داده می‌شود')).toBeTruthy();
    fireEvent.keyDown(screen.getByLabelText('متن'), { key: 'Enter', ctrlKey: true });
    expect(send).toHaveBeenCalledTimes(1);
  });
});
