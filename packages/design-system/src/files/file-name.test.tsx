import { render, screen } from '@testing-library/react';
import { AttachmentChip, FileRow } from './index.ts';

describe('the name of a file', () => {
  const PERSIAN = 'صفحهٔ فاکتور.png';

  it('has the direction of its own letters, so that the type of a Persian name is read last', () => {
    render(
      <>
        <AttachmentChip name={PERSIAN} size={10} />
        <FileRow name={PERSIAN} size={10} state="done" />
      </>,
    );
    const names = screen.getAllByText((_, element) => element?.className === 'hd-file-name');
    // a `bdi` without an attribute takes the direction of its text
    expect(names.map(({ localName, dir, textContent }) => [localName, dir, textContent])).toEqual([
      ['bdi', '', PERSIAN],
      ['bdi', '', PERSIAN],
    ]);
  });

  it('keeps a number at its end together with the type', () => {
    render(<FileRow name="فاکتور 12.pdf" size={10} state="done" />);
    expect(screen.getByText('12.pdf')).toMatchObject({ localName: 'bdi', dir: 'ltr' });
  });
});
