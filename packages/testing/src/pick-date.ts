import { fireEvent } from '@testing-library/react';

/**
 * Writes a date or time into the field of a picker and leaves it. Events in place of single keys: the open calendar is
 * drawn anew for each of them, which takes seconds here.
 */
export function pickDate(input: HTMLElement, text: string): void {
  fireEvent.mouseDown(input);
  fireEvent.focus(input);
  fireEvent.click(input);
  fireEvent.change(input, { target: { value: text } });
  fireEvent.keyDown(input, { key: 'Enter', code: 'Enter' });
  fireEvent.blur(input);
}
