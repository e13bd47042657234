import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { RichTextEditor } from './index.ts';

let reachable = false;
jest.mock('./editor-core.tsx', () => {
  if (!reachable) throw new Error('the network is away');
  return jest.requireActual<object>('./editor-core.tsx');
});

function Writer() {
  const [value, setValue] = useState('');
  return <RichTextEditor label="متن پاسخ" value={value} onChange={setValue} />;
}

it('a text goes on as plain text when the editor cannot be loaded, and the editor can be asked for again', async () => {
  render(<Writer />);
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'سلام' } });
  const again = await screen.findByRole('button', { name: 'تلاش دوباره' });
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('سلام');
  reachable = true;
  await userEvent.click(again);
  expect((await screen.findByText('سلام')).closest('[contenteditable=true]')).toBeTruthy();
  act(() => screen.getByRole('textbox').focus());
  expect(screen.queryByRole('button', { name: 'تلاش دوباره' })).toBeNull();
});
