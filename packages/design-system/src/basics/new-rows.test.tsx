import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { EmptyState, NewRowsButton, RowGroup } from './index.ts';

function List() {
  const [waiting, setWaiting] = useState(3);
  const [grouped, setGrouped] = useState(false);
  return (
    <main>
      <h1>تیکت‌ها</h1>
      <NewRowsButton
        count={waiting}
        label="۳ تیکت جدید رسید"
        onShow={() => {
          setWaiting(0);
          setGrouped(true);
        }}
      />
      {grouped ? (
        <RowGroup title="تازه رسیده" closeLabel="بستن" onClose={() => setGrouped(false)}>
          <ul />
        </RowGroup>
      ) : null}
    </main>
  );
}

describe('new rows of a list', () => {
  it('are announced instead of moving the rows; the focus goes with them into their group, and back to the title', async () => {
    render(<List />);
    await userEvent.click(screen.getByRole('button', { name: '۳ تیکت جدید رسید' }));
    expect(screen.getByRole('region', { name: 'تازه رسیده' })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'تازه رسیده' }));
    await userEvent.click(screen.getByRole('button', { name: 'بستن' }));
    expect(screen.queryByRole('region')).toBeNull();
    await screen.findByRole('heading', { name: 'تیکت‌ها' });
    await new Promise((done) => setTimeout(done));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'تیکت‌ها' }));
  });

  it('take no focus that is in use', () => {
    render(
      <>
        <input autoFocus />
        <RowGroup title="تازه رسیده" onClose={jest.fn()}>
          <ul />
        </RowGroup>
      </>,
    );
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
  });
});

describe('an empty list', () => {
  it('has another picture than a search without a result', () => {
    const { container: list } = render(<EmptyState />);
    const { container: search } = render(<EmptyState kind="search" />);
    const picture = (box: HTMLElement) => box.querySelector('path')?.getAttribute('d');
    expect(picture(list)).not.toBe(picture(search));
  });
});
