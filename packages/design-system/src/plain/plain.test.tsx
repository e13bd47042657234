import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Countdown, PasswordStrength, PlainButton, PlainInput, PlainOtp } from './index.ts';

function Otp({ onComplete }: { onComplete: (code: string) => void }) {
  const [value, setValue] = useState('');
  return <PlainOtp value={value} onChange={setValue} onComplete={onComplete} />;
}

describe('the one-time code', () => {
  it('[4.9] submits itself at the sixth digit, typed in Persian', async () => {
    const done = jest.fn();
    render(<Otp onComplete={done} />);
    await userEvent.type(screen.getAllByRole('textbox')[0]!, '۴۸۲۹۱');
    expect(done).not.toHaveBeenCalled();
    await userEvent.keyboard('7');
    expect(done.mock.calls).toEqual([['482917']]);
  });

  it('[4.9] accepts a pasted code, whatever text is around the digits', async () => {
    const done = jest.fn();
    render(<Otp onComplete={done} />);
    await userEvent.click(screen.getAllByRole('textbox')[0]!);
    await userEvent.paste('کد شما: ۴۸۲ ۹۱۷');
    expect(done).toHaveBeenCalledWith('482917');
  });

  it('deletes backwards and keeps digit 1 on the left', async () => {
    render(<Otp onComplete={jest.fn()} />);
    const cells = screen.getAllByRole<HTMLInputElement>('textbox');
    await userEvent.type(cells[0]!, '123');
    await userEvent.keyboard('{Backspace}');
    expect(cells.map((cell) => cell.value).join('')).toBe('12');
    expect(cells[0]!.closest('[dir="ltr"]')).not.toBeNull();
  });
});

describe('the countdown', () => {
  afterEach(() => jest.useRealTimers());

  it('[4.9] runs from 2:00 to zero and reports the end once', () => {
    jest.useFakeTimers();
    const end = jest.fn();
    render(
      <Countdown until={Date.now() + 120_000} total={120} onEnd={end}>
        {(clock) => clock}
      </Countdown>,
    );
    expect(screen.getByText('۲:۰۰')).toBeTruthy();
    act(() => {
      jest.advanceTimersByTime(18_000);
    });
    expect(screen.getByText('۱:۴۲')).toBeTruthy();
    act(() => {
      jest.advanceTimersByTime(200_000);
    });
    expect(end).toHaveBeenCalledTimes(1);
  });
});

describe('the password strength', () => {
  it('[9.10] shows 25 percent a point', () => {
    render(<PasswordStrength score={3} />);
    const meter = screen.getByRole('meter');
    expect(meter.getAttribute('aria-valuenow')).toBe('75');
    expect(meter.getAttribute('aria-valuetext')).toBe('خوب');
  });

  it('[9.10] judges nothing before something is typed', () => {
    render(<PasswordStrength score={null} />);
    expect(screen.getByRole('meter').textContent).toBe('');
    expect(screen.getByRole('meter').getAttribute('aria-valuetext')).toBeNull();
  });
});

describe('the plain field', () => {
  it('shows and hides a password and connects its error with the input', async () => {
    render(<PlainInput label="رمز عبور" type="password" error="این فیلد الزامی است" />);
    const input = screen.getByLabelText('رمز عبور');
    expect(input.getAttribute('type')).toBe('password');
    await userEvent.click(screen.getByRole('button', { name: 'نمایش رمز عبور' }));
    expect(input.getAttribute('type')).toBe('text');
    expect(input.getAttribute('dir')).toBe('ltr');
    expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
      'این فیلد الزامی است',
    );
  });

  it('ignores clicks while loading', async () => {
    const click = jest.fn();
    render(
      <PlainButton loading onClick={click}>
        ورود
      </PlainButton>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'ورود' }));
    expect(click).not.toHaveBeenCalled();
  });
});
