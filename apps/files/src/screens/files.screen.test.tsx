import { OverlayHost, toast } from '@hamyar/design-system/overlay';
import {
  act,
  axe,
  buildUser,
  fakeApi,
  fireEvent,
  nok,
  pageOf,
  refuse,
  refuseFields,
  renderInTestShell,
  screen,
  waitFor,
  within,
  type FakeHandlers,
} from '@hamyar/testing';
import type { ManagedFile } from '@hamyar/contracts/files';
import { buildFile, buildFolder, giveBlobBytes, giveSize, opened } from '../../test/doubles.ts';
import { resetUploads } from '../features/uploads/use-uploads.ts';
import { FilesScreen } from './files.screen.tsx';

const manager = buildUser('employee', { permissions: ['manage files'] as never });
const agent = buildUser('employee');
const pictures = buildFolder(5, 'تصاویر');
const rows = [
  pictures,
  buildFile(7, 'banner.png'),
  buildFile(8, 'قرارداد.pdf', { owner: { id: agent.id, name: 'من' } }),
];

const list = (files: readonly ManagedFile[], total = files.length) =>
  pageOf(files, { total, totalPages: Math.ceil(total / 999), perPage: 999, public_url: 'http://localhost' });

/** The calls that every opening of the manager makes. */
const answers = (more: FakeHandlers = {}): FakeHandlers => ({
  fileList: ({ query }) => list(query.only === 'folders' ? rows.filter(({ type }) => type) : rows),
  fileGet: ({ params }) => opened(rows.find(({ id }) => id === params!.id) ?? pictures),
  fileUses: { uses: [], hidden: 0, total: 0 },
  fileUploadList: [],
  ...more,
});

let restoreSize: () => void;
function open(path = '/attachments', user = manager, width = 1212) {
  restoreSize = giveSize(width);
  return renderInTestShell(
    <>
      <FilesScreen />
      <OverlayHost />
    </>,
    { user, path },
  );
}
/** What a drag carries; jsdom has no DataTransfer. */
function dragData(files: readonly File[] = []) {
  const data = new Map<string, string>();
  return {
    files,
    setData: (type: string, value: string) => void data.set(type, value),
    getData: (type: string) => data.get(type) ?? '',
    get types() {
      return [...data.keys(), ...(files.length > 0 ? ['Files'] : [])];
    },
  };
}
const option = (name: RegExp) => screen.findByRole('option', { name });

beforeAll(giveBlobBytes);
afterEach(() => {
  restoreSize();
  resetUploads();
  act(() => toast.clear());
});

describe('the file manager', () => {
  it('[2.71] shows the tree from 870 px of content and the details from 1150 px', async () => {
    fakeApi(answers());
    for (const [width, tree, details] of [
      [869, 0, 0],
      [870, 1, 0],
      [1149, 1, 0],
      [1150, 1, 1],
    ] as const) {
      const { unmount } = open('/attachments', manager, width);
      await option(/banner/);
      expect(screen.queryAllByRole('tree')).toHaveLength(tree);
      expect(screen.queryAllByRole('heading', { name: /جزئیات/ })).toHaveLength(details);
      unmount();
    }
  });

  it('[2.72] reads a folder when it is entered by a double click, and the address keeps it', async () => {
    const api = fakeApi(answers());
    const { person, history } = open();
    expect(api.calls('fileList').some(({ query }) => query.parent_id === 5)).toBe(false);
    await person.dblClick(await option(/تصاویر/));
    await waitFor(() => expect(history.location.get().search).toContain('parent_id=5'));
    await waitFor(() => expect(api.calls('fileList').some(({ query }) => query.parent_id === 5)).toBe(true));
    expect(api.calls('fileList').at(-1)?.query.perPage).toBe(999);
  });

  it('[2.72] names its page after the open folder, so that the steps of the history are told apart', async () => {
    fakeApi(answers());
    const { person, pageParams } = open();
    await person.dblClick(await option(/تصاویر/));
    await waitFor(() => expect(pageParams.folder).toBe('تصاویر'));
  });

  it('[2.72] copies the address of a file by a double click', async () => {
    fakeApi(answers());
    const { person } = open();
    await person.dblClick(await option(/banner/));
    expect(await navigator.clipboard.readText()).toBe('http://localhost/api/attachment/7');
    expect(await screen.findByText('کپی شد')).toBeTruthy();
  });

  it('[2.73, 8.13] says «موردی پیدا نشد» in an empty folder', async () => {
    fakeApi(answers({ fileList: list([]) }));
    open();
    expect(await screen.findByText('موردی پیدا نشد')).toBeTruthy();
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('says that a folder is gone, and leads to the top', async () => {
    fakeApi(answers({ fileGet: refuse('NOT_FOUND') }));
    const { person, history } = open('/attachments?parent_id=99');
    await person.click(await screen.findByRole('button', { name: 'رفتن به پوشهٔ اصلی' }));
    expect(history.location.get().search).not.toContain('parent_id');
  });

  it('[9.1] goes to the top from a folder whose number the list refuses', async () => {
    const refused = refuseFields({ parent_id: 'مقدار نباید بیشتر از ۲۱۴۷۴۸۳۶۴۷ باشد' });
    fakeApi(
      answers({
        fileList: ({ query }) => (query.parent_id ? refused : list(rows)),
        fileGet: () => refuseFields({ id: 'شناسه معتبر نیست' }),
      }),
    );
    const { history } = open('/attachments?parent_id=99999999999');
    expect(await option(/banner/)).toBeTruthy();
    expect(history.location.get().search).toBe('');
  });

  it('[decisions 2.0] keeps its head when a folder cannot be read, and offers to try again', async () => {
    const api = fakeApi(answers({ fileList: refuse('SERVER_ERROR') }));
    const { person } = open();
    const retry = (await screen.findAllByRole('button', { name: 'تلاش دوباره' })).at(-1);
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
    api.answer(answers());
    await person.click(retry!);
    expect(await option(/banner/)).toBeTruthy();
  });

  it('draws only what is visible of ten thousand rows, and says to screen readers how many there are', async () => {
    const many = Array.from({ length: 999 }, (_, index) => buildFile(index + 1, `file-${index + 1}.txt`));
    fakeApi(answers({ fileList: ({ query }) => list(query.only ? [] : many, 10_000) }));
    open();
    await option(/file-1\.txt/);
    const drawn = screen.getAllByRole('option');
    expect(drawn.length).toBeLessThan(120);
    expect(drawn[0]?.getAttribute('aria-setsize')).toBe('10000');
  });

  it('[9.9] reads the next 999 rows of a folder when they come into view, and no more', async () => {
    const pages = ({ page = 1 }) =>
      Array.from({ length: 999 }, (_, index) => {
        const n = (page - 1) * 999 + index + 1;
        return buildFile(n, `file-${n}.txt`);
      });
    const api = fakeApi(
      answers({
        fileList: ({ query }) =>
          query.only
            ? list([])
            : pageOf(pages(query), {
                ...{ total: 3000, totalPages: 4, perPage: 999, public_url: 'http://localhost' },
                currentPage: query.page ?? 1,
              }),
      }),
    );
    open();
    await option(/file-1\.txt/);
    const read = () => api.calls('fileList').flatMap(({ query }) => (query.only ? [] : [query.page ?? 1]));
    expect(read()).toEqual([1]);
    const box = screen.getByRole('listbox');
    act(() => box.focus());
    fireEvent.keyDown(box, { key: 'End' });
    await waitFor(() => expect(read()).toEqual([1, 2]));
  });

  it('[2.71] has no serious finding of axe', async () => {
    fakeApi(answers());
    const { person } = open();
    await person.click(await option(/banner/));
    await screen.findByText('این فایل هنوز جایی استفاده نشده است');
    expect(await axe()).toEqual([]);
  });
});

describe('the keyboard in a folder', () => {
  it('moves, selects, enters, renames and deletes as the manager of an operating system does', async () => {
    fakeApi(answers());
    const { person, history } = open();
    const first = await option(/تصاویر/);
    screen.getByRole('listbox').focus();
    await person.keyboard('{ArrowLeft}');
    expect((await option(/banner/)).getAttribute('aria-selected')).toBe('true');
    await person.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    expect(screen.getAllByRole('option', { selected: true })).toHaveLength(2);
    await person.keyboard('{Control>}a{/Control}');
    await waitFor(() => expect(screen.getAllByRole('option', { selected: true })).toHaveLength(3));
    await person.keyboard('{Escape}');
    expect(screen.queryAllByRole('option', { selected: true })).toHaveLength(0);
    await person.keyboard('{Home}{F2}');
    expect(await screen.findByRole('dialog', { name: 'تغییر نام' })).toBeTruthy();
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    screen.getByRole('listbox').focus();
    expect(first.getAttribute('aria-selected')).toBe('true');
    await person.keyboard('{Enter}');
    await waitFor(() => expect(history.location.get().search).toContain('parent_id=5'));
  });
});

describe('a folder that somebody else changes', () => {
  it('[2.70] shows what was renamed, deleted and added, without a reload', async () => {
    let stored = rows;
    fakeApi(
      answers({
        fileList: ({ query }) => {
          const asked = query.ids === undefined ? null : [query.ids].flat().map(Number);
          return list(stored.filter(({ id }) => asked === null || asked.includes(id)));
        },
      }),
    );
    const { socket } = open();
    await screen.findByRole('option', { name: /banner\.png/ });
    const change = (id: number) => act(() => socket.emit('folder.0', 'file.changed', { id }));
    stored = [pictures, buildFile(7, 'logo.png'), rows[2]!];
    change(7);
    await screen.findByRole('option', { name: /logo\.png/ });
    stored = [pictures, buildFile(7, 'logo.png'), buildFile(9, 'new.txt')];
    change(8);
    change(9);
    await screen.findByRole('option', { name: /new\.txt/ });
    expect(screen.queryByRole('option', { name: /قرارداد/ })).toBeNull();
    // what comes back is shown again
    stored = [pictures];
    change(9);
    await waitFor(() => expect(screen.queryByRole('option', { name: /new\.txt/ })).toBeNull());
    stored = [pictures, buildFile(9, 'new.txt')];
    change(9);
    await screen.findByRole('option', { name: /new\.txt/ });
  });
});

describe('what a person may do with files', () => {
  it('[5.38] creates a folder, and says at its field why a name is refused', async () => {
    const api = fakeApi(answers({ fileStore: refuseFields({ name: 'در این پوشه نام دیگری با همین عنوان هست' }) }));
    const { person } = open();
    await option(/banner/);
    await person.click(screen.getAllByRole('button', { name: 'پوشهٔ جدید' })[0]!);
    const dialog = await screen.findByRole('dialog', { name: 'پوشهٔ جدید' });
    await person.click(within(dialog).getByRole('button', { name: 'ایجاد پوشه' }));
    expect(within(dialog).getByText('این فیلد الزامی است')).toBeTruthy();
    expect(api.calls('fileStore')).toHaveLength(0);
    await person.type(within(dialog).getByLabelText(/نام پوشه/), 'بنرها');
    await person.click(within(dialog).getByRole('button', { name: 'ایجاد پوشه' }));
    expect(await within(dialog).findByText('در این پوشه نام دیگری با همین عنوان هست')).toBeTruthy();
    expect(await axe(dialog)).toEqual([]);
    api.answer({ fileStore: buildFolder(20, 'بنرها') });
    await person.click(within(dialog).getByRole('button', { name: 'ایجاد پوشه' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.calls('fileStore').at(-1)?.body).toMatchObject({ name: 'بنرها', parent_id: null });
  });

  it('[5.38] shows a name in its field as it is stored: «فاکتور 12» with the digits of the file', async () => {
    fakeApi(answers({ fileList: list([buildFile(9, 'فاکتور 12')]) }));
    const { person } = open();
    await person.click(await option(/فاکتور 12/));
    await person.click(await screen.findByRole('button', { name: 'تغییر نام' }));
    const field = (await screen.findByLabelText(/^نام فایل/)) as HTMLInputElement;
    expect([field.value, field.closest('.hd-lat') !== null]).toEqual(['فاکتور 12', true]);
  });

  it('[decisions 2.10] renames, and keeps what was typed when somebody else was faster', async () => {
    const theirs = buildFile(7, 'their-name.png', { version: 2 });
    const api = fakeApi(answers({ fileUpdate: nok('VERSION_CONFLICT', theirs) }));
    const { person } = open();
    await person.click(await option(/banner/));
    await person.click(await screen.findByRole('button', { name: 'تغییر نام' }));
    const field = await screen.findByLabelText(/^نام فایل/);
    await person.clear(field);
    await person.type(field, 'new.png{Enter}');
    expect(await screen.findByText(/هم‌زمان فرد دیگری تغییر داده است/)).toBeTruthy();
    expect((screen.getByLabelText(/^نام فایل/) as HTMLInputElement).value).toBe('new.png');
    api.answer({ fileUpdate: { ...theirs, name: 'new.png', version: 3 } });
    await person.keyboard('{Enter}');
    expect(await option(/new\.png/)).toBeTruthy();
    expect(api.calls('fileUpdate').at(-1)?.body).toMatchObject({ version: 2, name: 'new.png' });
  });

  it('[7.29, 7.20] deletes several after «حذف» or «انصراف», and names the users of what is still there', async () => {
    const api = fakeApi(
      answers({
        multipleDelete: {
          deleted: [8],
          failed: [{ id: 7, status: 'VALIDATION_ERROR', message: 'این فایل در ۱ جا استفاده شده است' }],
        },
        fileUses: {
          uses: [{ kind: 'ticket_content', id: 3, name: 'تیکت ۰۵۰۹-۰۰۰۰۱۸-۲', object_type: 'ticket', object_id: 4 }],
          hidden: 2,
          total: 3,
        },
      }),
    );
    const { person } = open();
    await person.click(await option(/banner/));
    fireEvent.click(await option(/قرارداد/), { ctrlKey: true });
    screen.getByRole('listbox').focus();
    await person.keyboard('{Delete}');
    const question = await screen.findByRole('alertdialog', { name: '۲ مورد حذف شود؟' });
    await person.click(within(question).getByRole('button', { name: 'انصراف' }));
    expect(api.calls('multipleDelete')).toHaveLength(0);
    screen.getByRole('listbox').focus();
    await person.keyboard('{Delete}');
    await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'حذف' }));
    const left = await screen.findByRole('dialog', { name: '۱ مورد حذف نشد' });
    await waitFor(() => expect(left.textContent).toContain('تیکت ۰۵۰۹-۰۰۰۰۱۸-۲'));
    expect(within(left).getByText(/۲ جای دیگر/)).toBeTruthy();
    expect(api.calls('multipleDelete').at(-1)?.query).toMatchObject({ type: 'file', type_ids: [7, 8] });
    expect(screen.queryByRole('option', { name: /قرارداد/ })).toBeNull();
  });

  it('[decisions 2.25] offers an employee without the permission only what is their own', async () => {
    fakeApi(answers());
    const { person } = open('/attachments', agent);
    await person.click(await option(/banner/));
    expect(screen.queryByRole('button', { name: 'پوشهٔ جدید' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'بارگذاری فایل' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'تغییر نام' })).toBeNull();
    expect(screen.getByRole('button', { name: 'کپی نشانی فایل' })).toBeTruthy();
    await person.click(await option(/قرارداد/));
    expect(await screen.findByRole('button', { name: 'تغییر نام' })).toBeTruthy();
  });

  it('[decisions 2.10] shares a file with everybody who has its address, which changes with it', async () => {
    const shared = buildFile(7, 'banner.png', { visibility: 'public', path: '/f/k3y/banner.png', version: 2 });
    const api = fakeApi(answers({ fileUpdate: shared }));
    const { person } = open();
    await person.click(await option(/banner/));
    await person.click(await screen.findByRole('button', { name: 'کارشناسان' }));
    await person.click(await screen.findByRole('menuitemcheckbox', { name: 'هر کس که نشانی را دارد' }));
    await waitFor(() =>
      expect((screen.getByLabelText('نشانی فایل') as HTMLInputElement).value).toBe('http://localhost/f/k3y/banner.png'),
    );
    expect(api.calls('fileUpdate').at(-1)?.body).toEqual({ version: 1, visibility: 'public' });
  });

  it('moves into a folder of the tree, but not into the same one', async () => {
    const api = fakeApi(answers({ fileUpdate: buildFile(7, 'banner.png', { parent_id: 5 }) }));
    const { person } = open();
    await person.click(await option(/banner/));
    await person.click(await screen.findByRole('button', { name: 'انتقال به پوشهٔ…' }));
    const dialog = await screen.findByRole('dialog', { name: 'انتقال به پوشهٔ دیگر' });
    await person.click(within(dialog).getByRole('button', { name: 'انتقال به اینجا' }));
    expect(within(dialog).getByText('این مورد همین حالا در این پوشه است')).toBeTruthy();
    await person.click(await within(dialog).findByRole('treeitem', { name: 'تصاویر' }));
    await person.click(within(dialog).getByRole('button', { name: 'انتقال به اینجا' }));
    await waitFor(() => expect(screen.queryByRole('option', { name: /banner/ })).toBeNull());
    expect(api.calls('fileUpdate').at(-1)).toMatchObject({ params: { id: 7 }, body: { parent_id: 5 } });
  });

  it('[decisions 2.10] takes a move back only while nobody else has changed the file since, and says so', async () => {
    const moved = buildFile(7, 'banner.png', { parent_id: 5, version: 2 });
    const api = fakeApi(answers({ fileUpdate: moved }));
    const { person } = open('/attachments?layout=list');
    const dragged = dragData();
    fireEvent.dragStart(await option(/banner/), { dataTransfer: dragged });
    fireEvent.drop(await option(/تصاویر/), { dataTransfer: dragged });
    const undo = await screen.findByRole('button', { name: 'واگرد' });
    api.answer({ fileUpdate: nok('VERSION_CONFLICT', { ...moved, parent_id: 6, version: 3 }) });
    await person.click(undo);
    expect(await screen.findByText(/فرد دیگری این مورد را هم‌زمان تغییر داده است/)).toBeTruthy();
    expect(api.calls('fileUpdate').map(({ body }) => body)).toEqual([
      { version: 1, parent_id: 5 },
      { version: 2, parent_id: null },
    ]);
  });

  it('[decisions 2.10] keeps in the dialog what did not move, and moves it as it is now on the next try', async () => {
    const theirs = buildFile(7, 'banner.png', { version: 4 });
    const api = fakeApi(answers({ fileUpdate: nok('VERSION_CONFLICT', theirs) }));
    const { person } = open();
    await person.click(await option(/banner/));
    await person.click(await screen.findByRole('button', { name: 'انتقال به پوشهٔ…' }));
    const dialog = await screen.findByRole('dialog', { name: 'انتقال به پوشهٔ دیگر' });
    await person.click(await within(dialog).findByRole('treeitem', { name: 'تصاویر' }));
    await person.click(within(dialog).getByRole('button', { name: 'انتقال به اینجا' }));
    expect(await within(dialog).findByText(/فرد دیگری این مورد را هم‌زمان تغییر داده است/)).toBeTruthy();
    api.answer({ fileUpdate: { ...theirs, parent_id: 5, version: 5 } });
    await person.click(within(dialog).getByRole('button', { name: 'انتقال به اینجا' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.calls('fileUpdate').map(({ body }) => body)).toEqual([
      { version: 1, parent_id: 5 },
      { version: 4, parent_id: 5 },
    ]);
  });

  it('[issue 8, files] moves what is dragged onto a folder, all selected rows with it, and takes nothing else for rows', async () => {
    const api = fakeApi(answers({ fileUpdate: ({ params }) => buildFile(Number(params!.id), 'x', { parent_id: 5 }) }));
    const { person } = open('/attachments?layout=list');
    await person.click(await option(/banner/));
    await person.keyboard('{Control>}');
    await person.click(await option(/قرارداد/));
    await person.keyboard('{/Control}');
    const folder = await option(/تصاویر/);
    const dragged = dragData();
    fireEvent.dragStart(await option(/banner/), { dataTransfer: dragged });
    fireEvent.dragOver(folder, { dataTransfer: dragged });
    fireEvent.drop(folder, { dataTransfer: dragged });
    await waitFor(() =>
      expect(api.calls('fileUpdate').map(({ params, body }) => [params, body])).toEqual([
        [{ id: 7 }, { version: 1, parent_id: 5 }],
        [{ id: 8 }, { version: 1, parent_id: 5 }],
      ]),
    );
    const text = dragData();
    text.setData('text/plain', JSON.stringify([7]));
    fireEvent.drop(folder, { dataTransfer: text });
    expect(api.calls('fileUpdate')).toHaveLength(2);
  });

  it('[decisions 2.25] drags nothing of a person who may not change it', async () => {
    fakeApi(answers());
    open('/attachments', agent);
    expect((await option(/banner/)).getAttribute('draggable')).not.toBe('true');
    expect((await option(/قرارداد/)).getAttribute('draggable')).toBe('true');
  });

  it('[issue 8, files] uploads files of the device where they are dropped, after it has said into which folder', async () => {
    const api = fakeApi(
      answers({ fileUploadStart: refuse('VALIDATION_ERROR', 'این نام هست', { code: 'NAME_TAKEN' }) }),
    );
    open('/attachments?parent_id=5');
    const rowsOfFolder = await screen.findByRole('listbox');
    const device = dragData([new File(['متن'], 'متن.txt', { type: 'text/plain' })]);
    fireEvent.dragEnter(rowsOfFolder, { dataTransfer: device });
    expect(screen.getByText(/تصاویر/, { selector: '.files-drop-notice p' })).toBeTruthy();
    fireEvent.drop(rowsOfFolder, { dataTransfer: device });
    await waitFor(() =>
      expect(api.calls('fileUploadStart').at(-1)?.body).toMatchObject({ name: 'متن.txt', parent_id: 5 }),
    );
    expect(document.querySelector('.files-drop-notice')).toBeNull();
  });
});
