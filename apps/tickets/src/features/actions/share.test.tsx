import type { Ticket } from '@hamyar/contracts';
import { OverlayHost } from '@hamyar/design-system/overlay';
import { axe, buildTicket, buildUser, fakeApi, nok, renderInTestShell, screen, waitFor, within } from '@hamyar/testing';
import { mergeShares, type Share } from '../../shared/use-ticket-shares.ts';
import { ShareDialog } from './share.dialog.tsx';

const colleague = (id: number, name: string, department = 'پشتیبانی فنی') => ({
  id,
  name,
  employee: true,
  profile_picture_name: null,
  departments: [{ id: 1, name: department }],
});
const PEOPLE = [
  colleague(11, 'سارا نوری'),
  colleague(12, 'مینا رستمی', 'مالی'),
  colleague(13, 'کاوه تهرانی'),
  colleague(14, 'لیلا حسینی', 'زیرساخت'),
  colleague(15, 'دانیال وبر', 'زیرساخت'),
];
const shared = (...ids: number[]): Ticket['shares'] =>
  PEOPLE.filter(({ id }) => ids.includes(id)).map(({ departments: _, ...person }) => ({ ...person, editable: false }));

function open(ticket: Ticket) {
  const close = jest.fn();
  const api = fakeApi({ ticketShareCandidates: PEOPLE, ticketShares: { ticket } });
  const shell = renderInTestShell(
    <>
      <ShareDialog ticket={ticket} onClose={close} />
      <OverlayHost />
    </>,
    { user: buildUser('employee'), path: '/' },
  );
  return { api, close, ...shell };
}
const dialog = () => screen.getByRole('dialog');
const list = () => within(dialog()).getByRole('region', { name: 'افراد دارای دسترسی' });
const names = () =>
  within(list())
    .queryAllByRole('listitem')
    .map((row) => row.querySelector('b')?.textContent);
const choose = async (person: ReturnType<typeof open>['person'], name: string) => {
  await person.click(within(dialog()).getByRole('combobox', { name: 'انتخاب کاربران' }));
  await person.click(await screen.findByTitle(name));
};

describe('the dialog that shares a ticket', () => {
  it('[2.88] is 660 pixels wide', () => {
    open(buildTicket());
    expect(dialog().style.width).toBe('660px');
  });

  it('[2.88, 3.27, 7.37] adds colleagues, gives full access and saves the whole list', async () => {
    const ticket = buildTicket({ version: 3, shares: shared(11) });
    const { api, close, person } = open(ticket);
    await choose(person, 'مینا رستمی');
    expect(names()).toEqual(['سارا نوری', 'مینا رستمی']);
    await person.click(within(list()).getByRole('checkbox', { name: /مینا رستمی/ }));
    expect(await axe(dialog())).toEqual([]);
    await person.click(within(dialog()).getByRole('button', { name: 'ذخیره' }));
    await waitFor(() =>
      expect(api.calls('ticketShares')[0]?.body).toEqual({
        version: 3,
        shares: [
          { user_id: 11, editable: false },
          { user_id: 12, editable: true },
        ],
      }),
    );
    expect(await screen.findByText('دسترسی‌ها ذخیره شد')).toBeTruthy();
    expect(close).toHaveBeenCalled();
  });

  it('[2.88] names three people in the field and counts the others', async () => {
    open(buildTicket({ shares: shared(11, 12, 13, 14, 15) }));
    expect(await within(dialog()).findByText('و ۲ نفر دیگر')).toBeTruthy();
    expect(names()).toHaveLength(5);
  });

  it('[4.17] forgets what was not saved, and opens with what was', async () => {
    const ticket = buildTicket({ shares: shared(11) });
    const { close, person, rerender } = open(ticket);
    await person.click(within(list()).getByRole('button', { name: /حذف دسترسی/ }));
    expect(names()).toEqual([]);
    expect(within(list()).getByText('این تیکت با کسی به اشتراک گذاشته نشده است')).toBeTruthy();
    await person.click(within(dialog()).getByText('بستن', { selector: 'button, button *' }));
    expect(close).toHaveBeenCalledTimes(1);
    rerender(<ShareDialog key="again" ticket={ticket} onClose={close} />);
    expect(names()).toEqual(['سارا نوری']);
  });

  it('[decisions 2.0] puts the own changes on what somebody else has saved, and saves only when asked again', async () => {
    const ticket = buildTicket({ version: 3, shares: shared(11) });
    const { api, close, person } = open(ticket);
    await choose(person, 'مینا رستمی');
    const theirs = { ...ticket, version: 4, shares: shared(11, 13) };
    api.answer({ ticketShares: () => nok('VERSION_CONFLICT', { ticket: theirs }) });
    await person.click(within(dialog()).getByRole('button', { name: 'ذخیره' }));
    await waitFor(() => expect(names()).toEqual(['سارا نوری', 'کاوه تهرانی', 'مینا رستمی']));
    expect(close).not.toHaveBeenCalled();
    expect(api.calls('ticketShares')).toHaveLength(1);
  });
});

describe('two people who change the list of a ticket', () => {
  const KINDS = ['none', 'read', 'full'] as const;
  const sharesOf = (kind: (typeof KINDS)[number]): Share[] =>
    kind === 'none' ? [] : [{ user_id: 1, editable: kind === 'full' }];

  it('[decisions 2.0] get what each has changed, and their own where both changed the same person', () => {
    for (const before of KINDS)
      for (const mine of KINDS)
        for (const theirs of KINDS)
          expect(mergeShares(sharesOf(before), sharesOf(mine), sharesOf(theirs))).toEqual(
            sharesOf(before === mine ? theirs : mine),
          );
  });
});
