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
    const names = screen.getAllByText(PERSIAN);
    // a `bdi` without an attribute takes the direction of its text
    expect(names.map(({ localName, dir }) => [localName, dir])).toEqual([
      ['bdi', ''],
      ['bdi', ''],
    ]);
  });
});
