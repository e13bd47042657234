import { buildUser, renderInTestShell, screen } from '@hamyar/testing';
import { CustomFieldLabel } from './custom-field-label.tsx';

const user = buildUser('employee');
const SENTENCE = 'شمارهٔ سریال دستگاه، همان‌طور که روی برچسب پشت آن نوشته شده است';

describe('the label of a custom field', () => {
  it('[5.18, 9.4] is cut at 45 characters, and can be read whole by pointing at it', () => {
    renderInTestShell(<CustomFieldLabel label={SENTENCE} />, { user });
    const label = screen.getByTitle(SENTENCE);
    expect(label.textContent).toBe(`${[...SENTENCE].slice(0, 45).join('').trimEnd()}…`);
  });

  it('[5.18] is shown as it is with 45 characters', () => {
    const label = 'ن'.repeat(45);
    renderInTestShell(<CustomFieldLabel label={label} />, { user });
    expect(screen.getByText(label).title).toBe('');
  });
});
