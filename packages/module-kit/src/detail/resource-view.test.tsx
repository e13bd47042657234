import { useState } from 'react';
import { buildUser, renderInTestShell, screen } from '@hamyar/testing';
import { ResourceView, type ResourceReading } from './resource-view.tsx';

const NOTICE = /حذف شده است یا دیگر به آن دسترسی ندارید/;

/** A form over one object that is read again when the button is pressed. */
function Editor({ later }: { later: unknown }) {
  const [reading, setReading] = useState<ResourceReading<string>>({ data: 'بهار', refetch: () => undefined });
  return (
    <>
      <button type="button" onClick={() => setReading({ ...reading, error: later })}>
        again
      </button>
      <ResourceView reading={reading}>{(name) => <input aria-label="نام" defaultValue={name} />}</ResourceView>
    </>
  );
}
const show = (later: unknown) =>
  renderInTestShell(<Editor later={later} />, { user: buildUser('employee'), path: '/' }).person;

describe('an object that somebody deletes while its form is open', () => {
  it('[decisions 2.0] keeps the form with what was typed and says above it what has happened', async () => {
    const person = show({ status: 'NOT_FOUND', message: '' });
    await person.type(screen.getByLabelText('نام'), ' تازه');
    await person.click(screen.getByRole('button', { name: 'again' }));
    expect(screen.getByText(NOTICE)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('نام').value).toBe('بهار تازه');
  });

  it('[decisions 2.0] says nothing of a deletion when it only could not be read again', async () => {
    const person = show({ status: 'NETWORK', message: '' });
    await person.click(screen.getByRole('button', { name: 'again' }));
    expect(screen.queryByText(NOTICE)).toBeNull();
  });
});
