import { buildTicket, buildUser, fakeApi, nok, renderInTestShell, screen, waitFor } from '@hamyar/testing';
import { PlainToastHost } from '@hamyar/design-system/plain';
import type { Ticket } from '@hamyar/contracts';
import { CloseDialog } from './close.dialog.tsx';

/** The dialog that closes a ticket which somebody else has closed meanwhile. */
function open(theirs: Partial<Ticket> = {}) {
  const ticket = buildTicket({ version: 4, actions: ['close', 'note'] });
  const closed = {
    ...ticket,
    version: 5,
    status: 4 as const,
    close_reason: 'resolved' as const,
    actions: [],
    ...theirs,
  };
  fakeApi({ ticketUpdate: () => nok('VERSION_CONFLICT', { ticket: closed, content_id: null }) });
  const onClosed = jest.fn();
  const { person } = renderInTestShell(
    <>
      <CloseDialog ticket={ticket} onClose={() => {}} onClosed={onClosed} />
      <PlainToastHost />
    </>,
    { user: buildUser('employee') },
  );
  const close = () => person.click(screen.getByRole('button', { name: 'بستن تیکت' }));
  return { person, close, onClosed };
}

const unsaved = /هم‌زمان فرد دیگری بست.*ذخیره نشد/;

describe('a ticket that two people close', () => {
  it('[decisions 2.0] is closed for both where both close it in the same way', async () => {
    const { close, onClosed } = open();
    await close();
    await waitFor(() => expect(onClosed).toHaveBeenCalled());
    expect(screen.getByText('این تیکت را هم‌زمان فرد دیگری بست')).toBeTruthy();
  });

  it('[decisions 2.0] keeps the note of the second one in the dialog, which says that it is not stored', async () => {
    const { person, close, onClosed } = open();
    await person.type(screen.getByRole('textbox'), 'کابل عوض شد');
    await close();
    expect(await screen.findByText(unsaved)).toBeTruthy();
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('کابل عوض شد');
    expect(onClosed).not.toHaveBeenCalled();
  });

  it('[decisions 2.0] says to the second one that another reason is stored', async () => {
    const { close, onClosed } = open({ close_reason: 'duplicate' });
    await close();
    expect(await screen.findByText(unsaved)).toBeTruthy();
    expect(onClosed).not.toHaveBeenCalled();
  });
});
