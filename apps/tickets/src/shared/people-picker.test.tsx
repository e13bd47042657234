import { buildUser, renderInTestShell, screen } from '@hamyar/testing';
import { PeoplePicker } from './people-picker.tsx';

describe('choosing a colleague', () => {
  it('[decisions 2.2] shows oneself first, and how many open tickets everybody has', () => {
    renderInTestShell(
      <PeoplePicker
        options={[
          { id: 0, name: 'کل دپارتمان' },
          { id: 3, name: 'امیر احمدی', open_tickets: 12 },
          { id: 7, name: 'سارا محمدی', open_tickets: 4 },
        ]}
        label="واگذاری"
        searchLabel="جستجوی همکار"
        value={null}
        onChange={() => undefined}
        ownId={7}
      />,
      { user: buildUser('employee'), path: '/tickets' },
    );
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('کل دپارتمان'),
      expect.stringMatching(/سارا محمدی.*خودم.*۴ تیکت باز/),
      expect.stringMatching(/امیر احمدی.*۱۲ تیکت باز/),
    ]);
  });

  it('[decisions 2.4] shows who is online, after oneself and before who is not', () => {
    renderInTestShell(
      <PeoplePicker
        options={[
          { id: 3, name: 'امیر احمدی', open_tickets: 1, online: false },
          { id: 5, name: 'رضا کریمی', open_tickets: 9, online: true },
          { id: 7, name: 'سارا محمدی', open_tickets: 4, online: true },
        ]}
        label="واگذاری"
        searchLabel="جستجوی همکار"
        value={null}
        onChange={() => undefined}
        ownId={7}
      />,
      { user: buildUser('employee'), path: '/tickets' },
    );
    const texts = screen.getAllByRole('option').map(({ textContent }) => textContent ?? '');
    expect(texts.map((text) => /سارا|رضا|امیر/.exec(text)?.[0])).toEqual(['سارا', 'رضا', 'امیر']);
    expect(texts.map((text) => text.includes('برخط'))).toEqual([false, true, false]);
  });
});
