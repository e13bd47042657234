import { OverlayHost } from '@hamyar/design-system/overlay';
import { axe, buildUser, fakeApi, fireEvent, renderInTestShell, screen, waitFor, within } from '@hamyar/testing';
import { manifest } from '../manifest.ts';
import { colorNames } from '../messages/fa.ts';
import { faNotes as text } from '../messages/fa-todos.ts';
import { buildPersonalNote } from '../testing/build-todo.ts';
import { PersonalNotesWidget } from './personal-notes.widget.tsx';

function show(answers: Parameters<typeof fakeApi>[0]) {
  const api = fakeApi(answers);
  const shown = renderInTestShell(
    <>
      <PersonalNotesWidget />
      <OverlayHost />
    </>,
    { user: buildUser('employee'), path: '/', modules: [{ manifest }] as never },
  );
  return { api, ...shown };
}

describe('personal notes', () => {
  it('[decisions 2.13] are written in one of ten colours and say that nobody else reads them', async () => {
    const { api } = show({ personalNoteList: [], personalNoteStore: { id: 7 } });
    expect(await screen.findByText(text.private)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: text.new }));
    const dialog = await screen.findByRole('dialog', { name: new RegExp(text.new) });
    expect(within(dialog).getAllByRole('radio')).toHaveLength(10);
    fireEvent.change(within(dialog).getByLabelText(new RegExp(text.form.body)), { target: { value: 'یادم باشد' } });
    fireEvent.click(within(dialog).getByRole('radio', { name: colorNames[6] }));
    fireEvent.click(within(dialog).getByLabelText(text.form.pinned));
    fireEvent.click(within(dialog).getByRole('button', { name: 'ذخیره' }));
    await waitFor(() =>
      expect(api.calls('personalNoteStore').map(({ body }) => body)).toEqual([
        { title: null, body: 'یادم باشد', color: '#5E97DB', pinned: true },
      ]),
    );
  });

  it('[decisions 2.13] are opened, changed and deleted', async () => {
    const { api, container } = show({
      personalNoteList: [buildPersonalNote({ pinned: true })],
      personalNoteUpdate: buildPersonalNote(),
      personalNoteDelete: undefined as never,
    });
    const tile = await screen.findByRole('button', { name: /پشتیبانی: ۱۰۲/ });
    expect(tile.textContent).toContain(text.pinned);
    expect(await axe(container)).toEqual([]);
    fireEvent.click(tile);
    const dialog = await screen.findByRole('dialog', { name: new RegExp(text.edit) });
    fireEvent.change(within(dialog).getByLabelText(new RegExp(text.form.body)), { target: { value: 'تازه' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'ذخیره' }));
    await waitFor(() =>
      expect(api.calls('personalNoteUpdate').map(({ body }) => body)).toEqual([
        { version: 1, title: 'شماره‌ها', body: 'تازه', color: '#5E97DB', pinned: true },
      ]),
    );
    fireEvent.click(await screen.findByRole('button', { name: /پشتیبانی: ۱۰۲/ }));
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'حذف' }));
    const question = await screen.findByRole('alertdialog', { name: text.removeConfirm });
    fireEvent.click(within(question).getByRole('button', { name: 'حذف' }));
    await waitFor(() => expect(api.calls('personalNoteDelete')).toHaveLength(1));
  });
});
