import type { TicketContent } from '@hamyar/contracts';
import { OverlayHost } from '@hamyar/design-system/overlay';
import {
  axe,
  buildContent,
  buildTicket,
  buildUser,
  fakeApi,
  nok,
  renderInTestShell,
  screen,
  waitFor,
  within,
} from '@hamyar/testing';
import { PrintDialog } from '../features/actions/print.dialog.tsx';
import { EditMessageDialog } from '../features/conversation/edit-message.dialog.tsx';
import { manifest } from '../manifest.ts';
import { TicketPane } from './ticket-pane.tsx';

// jsdom lays nothing out, and the editor asks where its selection is
Range.prototype.getClientRects ??= () => [] as unknown as DOMRectList;
Range.prototype.getBoundingClientRect ??= () => new DOMRect();
document.elementFromPoint ??= () => null;
Element.prototype.scrollIntoView ??= () => undefined;

const modules = [{ manifest }] as never;
const user = buildUser('employee');

function show(content: TicketContent, handlers: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi({ ticketGet: buildTicket({ contents: [content] }), ticketRead: undefined, ...handlers });
  const shell = renderInTestShell(
    <>
      <TicketPane
        id={482}
        dialog={null}
        onDialog={() => undefined}
        onNext={() => undefined}
        loading={{ failure: null, failed: () => undefined, again: () => undefined }}
      />
      <OverlayHost />
    </>,
    { user, path: '/tickets/482', modules },
  );
  return { api, ...shell };
}

describe('a message that is deleted', () => {
  it('[decisions 2.4] asks with what the customer sees afterwards, and deletes nothing before the answer', async () => {
    const { api, person } = show(buildContent({ id: 7, deletable: true }));
    await person.click(await screen.findByRole('button', { name: 'حذف پیام' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain('مشتری دیگر متن و پیوست‌های پیام را نمی‌بیند');
    expect(dialog.textContent).toContain('«این پیام حذف شده است» به جای آن می‌ماند');
    await person.click(within(dialog).getByRole('button', { name: 'انصراف' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(api.calls('deleteTicketContent')).toEqual([]);
  });
});

describe('a message that may be changed', () => {
  it('[decisions 2.4] opens with its text, and says that what was sent is not called back', async () => {
    const content = buildContent({ id: 7, edit_count: 1, editable: true });
    const api = fakeApi({ ticketContentUpdate: { ticket: buildTicket() } });
    const close = jest.fn();
    const { person } = renderInTestShell(
      <>
        <EditMessageDialog ticket={buildTicket()} content={content} onClose={close} />
        <OverlayHost />
      </>,
      { user, path: '/tickets/482', modules },
    );
    expect(await screen.findByText(/پس گرفته نمی‌شود/)).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'ذخیره' }));
    await waitFor(() => expect(api.calls('ticketContentUpdate')[0]?.body).toMatchObject({ edit_count: 1 }));
    expect(await screen.findByText('متن پیام تغییر کرد')).toBeTruthy();
    expect(close).toHaveBeenCalled();
  });

  it('[decisions 2.3 T7] a note names colleagues who see the ticket, and keeps those whom it named', async () => {
    const named = '<span data-mention="9">@رضا محمدی</span>';
    const content = buildContent({ id: 7, type: 'note', editable: true, body_html: `<p>${named} ببین</p>` });
    const departments = [{ id: 1, name: 'پشتیبانی' }];
    const colleague = { id: 7, name: 'سارا کریمی', employee: true, profile_picture_name: null, departments };
    const api = fakeApi({ ticketContentUpdate: { ticket: buildTicket() }, ticketMentionCandidates: [colleague] });
    const { person } = renderInTestShell(
      <EditMessageDialog ticket={buildTicket()} content={content} onClose={jest.fn()} />,
      { user, path: '/tickets/482', modules },
    );
    await person.type(await screen.findByRole('textbox'), ' @سارا');
    await person.click(await screen.findByRole('option', { name: /سارا کریمی/ }));
    await person.click(screen.getByRole('button', { name: 'ذخیره' }));
    await waitFor(() => expect(api.calls('ticketContentUpdate')).toHaveLength(1));
    const { body_html } = api.calls('ticketContentUpdate')[0]!.body as { body_html: string };
    expect(body_html).toContain(named);
    expect(body_html).toContain('<span data-mention="7">@سارا کریمی</span>');
  });

  it('[decisions 2.0] stays open with its text when somebody has changed it meanwhile', async () => {
    fakeApi({ ticketContentUpdate: nok('VERSION_CONFLICT', undefined, 'هم‌زمان تغییر کرده است') });
    const close = jest.fn();
    const { person } = renderInTestShell(
      <EditMessageDialog ticket={buildTicket()} content={buildContent({ editable: true })} onClose={close} />,
      { user, path: '/tickets/482', modules },
    );
    await person.click(await screen.findByRole('button', { name: 'ذخیره' }));
    await screen.findByRole('alert');
    expect(close).not.toHaveBeenCalled();
  });

  it('[decisions 2.2] has the button where the server allows it, and only there', async () => {
    const { unmount } = show(buildContent({ editable: true }));
    expect(await screen.findByRole('button', { name: 'ویرایش پیام' })).toBeTruthy();
    unmount();
    show(buildContent());
    await screen.findByRole('log');
    expect(screen.queryByRole('button', { name: 'ویرایش پیام' })).toBeNull();
  });
});

describe('a message that was changed', () => {
  it('[decisions 2.4] leads employees to its earlier texts', async () => {
    const author = { id: 7, name: 'سارا کریمی', employee: true, profile_picture_name: null };
    const { person } = show(buildContent({ edited_at: 1_777_532_000, edit_count: 1 }), {
      ticketContentVersions: [{ version: 1, body_html: '<p>متن نخست</p>', dir: 'rtl', at: 1_777_531_000, author }],
    });
    await person.click(await screen.findByRole('button', { name: 'ویرایش‌شده' }));
    const dialog = await screen.findByRole('dialog', { name: 'نسخه‌های پیشین' });
    expect(await within(dialog).findByText('متن نخست')).toBeTruthy();
    expect(await axe(dialog)).toEqual([]);
  });
});

describe('a ticket on paper', () => {
  it('[decisions 2.4] has the conversation without notes, and with them only where that is asked for', async () => {
    fakeApi({});
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const printed: string[] = [];
    print.mockImplementation(() => void printed.push(document.querySelector('.hd-print')?.textContent ?? ''));
    const contents = [
      buildContent({ id: 1 }),
      buildContent({ id: 2, seq: 2, type: 'note', body_html: '<p>فقط ما</p>', author_kind: 'employee' }),
    ];
    for (const withNotes of [false, true]) {
      const close = jest.fn();
      const { person, unmount } = renderInTestShell(
        <PrintDialog ticket={buildTicket({ contents })} onClose={close} />,
        { user, path: '/tickets/482', modules },
      );
      if (withNotes) await person.click(screen.getByRole('checkbox', { name: 'یادداشت‌های داخلی هم چاپ شوند' }));
      await person.click(screen.getByRole('button', { name: 'چاپ' }));
      await waitFor(() => expect(close).toHaveBeenCalled());
      unmount();
    }
    expect(printed.map((text) => text.includes('فقط ما'))).toEqual([false, true]);
    expect(printed[0]).toContain('هنگام ثبت سند');
    print.mockRestore();
  });
});
