import type { UploadedAttachment } from '@hamyar/contracts';
import { axe, buildUser, fakeApi, pageOf, refuse, renderInTestShell, screen, waitFor, within } from '@hamyar/testing';
import { buildFile, buildFolder, giveSize, opened } from '../../test/doubles.ts';
import { FileSourceDialog } from './file-source.dialog.tsx';

const pictures = buildFolder(5, 'تصاویر');
const rows = [
  pictures,
  buildFile(7, 'banner.png'),
  buildFile(8, 'guide.pdf'),
  buildFile(9, 'film.mkv'),
  buildFile(10, 'large.pdf', { size: 90_000_000 }),
];
const uploaded = (id: number): UploadedAttachment => ({
  id: id + 100,
  name: 'banner.png',
  extension: 'png',
  mime: 'image/png',
  size: 3,
  dimentions: null,
  inline: false,
  token: `token-of-the-file-${id}`,
});

let restoreSize: () => void;
function open(room = 2) {
  restoreSize = giveSize(900);
  const onPicked = jest.fn();
  const onClose = jest.fn();
  const shell = renderInTestShell(
    <FileSourceDialog kind="ticket_content" room={room} onPicked={onPicked} onClose={onClose} />,
    {
      user: buildUser('employee'),
      settings: { attachments_allowed_types: ['png', 'pdf'], attachments_maximum_size: '10MB' } as never,
    },
  );
  return { ...shell, onPicked, onClose };
}
const answers = () =>
  fakeApi({
    fileList: ({ query }) =>
      pageOf(query.only === 'folders' ? [pictures] : rows, { total: rows.length, perPage: 999, public_url: '' }),
    fileGet: opened(pictures),
    fileAttach: ({ params }) => uploaded(params!.id),
  });
const option = (name: RegExp) => screen.findByRole('option', { name });

afterEach(() => restoreSize());

describe('[decisions 2.10] choosing files of the manager for a form', () => {
  it('gives the form each chosen file, in the order in which they were chosen', async () => {
    const api = answers();
    const { person, onPicked, onClose } = open();
    await person.click(await option(/guide/));
    await person.click(await option(/banner/));
    expect((await option(/guide/)).textContent).toContain('۱');
    expect((await option(/banner/)).textContent).toContain('۲');
    expect(await axe(screen.getByRole('dialog'))).toEqual([]);
    await person.click(screen.getByRole('button', { name: 'درج ۲ فایل' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(api.calls('fileAttach').map(({ params, body }) => [params!.id, body!.purpose])).toEqual([
      [8, 'ticket_content'],
      [7, 'ticket_content'],
    ]);
    expect(onPicked).toHaveBeenCalledTimes(2);
  });

  it('[3.18] says of each file why it cannot be chosen: too large, or of another type', async () => {
    answers();
    const { person } = open();
    expect((await option(/film/)).textContent).toContain('فرمت فایل مجاز نمی باشد');
    expect((await option(/large/)).textContent).toContain('حداکثر ۱۰ مگابایت');
    await person.click(await option(/film/));
    expect(screen.getByRole('button', { name: 'درج فایل' }).matches(':disabled')).toBe(true);
  });

  it('takes no more files than the form has room for', async () => {
    answers();
    const { person } = open(1);
    await person.click(await option(/guide/));
    await person.click(await option(/banner/));
    expect(await screen.findByText('حداکثر ۱ فایل دیگر می‌توانید انتخاب کنید')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'درج ۱ فایل' })).toBeTruthy();
  });

  it('enters a folder by a press, and keeps what was chosen before', async () => {
    const api = answers();
    const { person } = open();
    await person.click(await option(/guide/));
    await person.click(await option(/تصاویر/));
    await waitFor(() => expect(api.calls('fileList').some(({ query }) => query.parent_id === 5)).toBe(true));
    expect(screen.getByRole('button', { name: 'درج ۱ فایل' })).toBeTruthy();
  });

  it('says which file was refused, and does not send again those that the form has', async () => {
    const api = answers();
    const { person, onPicked, onClose } = open();
    await person.click(await option(/guide/));
    await person.click(await option(/banner/));
    api.answer({
      fileAttach: ({ params }) =>
        params!.id === 7 ? refuse('VALIDATION_ERROR', 'فایل پذیرفته نشد') : uploaded(params!.id),
    });
    await person.click(screen.getByRole('button', { name: 'درج ۲ فایل' }));
    const dialog = screen.getByRole('dialog');
    await waitFor(() => expect(dialog.textContent).toContain('فایل پذیرفته نشد'));
    expect(within(dialog).getByRole('button', { name: 'درج ۱ فایل' })).toBeTruthy();
    expect(onPicked).toHaveBeenCalledTimes(1);
    expect(onClose).not.toHaveBeenCalled();
  });
});
