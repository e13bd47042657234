import { fireEvent, render, screen } from '@testing-library/react';
import { CopyButton } from './index.ts';

const allow = (clipboard: unknown) =>
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });

describe('the button that copies a text', () => {
  afterEach(() => allow(undefined));

  it('says that it was copied, and says so where the browser does not allow it', async () => {
    const copied: string[] = [];
    allow({ writeText: async (text: string) => void copied.push(text) });
    render(<CopyButton text="09121234567" />);
    fireEvent.click(screen.getByRole('button', { name: 'کپی' }));
    expect(await screen.findByText('کپی شد')).toBeTruthy();
    expect(copied).toEqual(['09121234567']);
    allow(undefined);
    fireEvent.click(screen.getByRole('button'));
    expect(await screen.findByText(/^کپی نشد/)).toBeTruthy();
  });
});
