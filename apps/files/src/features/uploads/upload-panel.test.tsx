import type { FileUpload } from '@hamyar/contracts/files';
import { OverlayHost } from '@hamyar/design-system/overlay';
import { connectionChanged } from '@hamyar/store';
import {
  act,
  axe,
  buildUser,
  fakeApi,
  fireEvent,
  refuse,
  renderInTestShell,
  screen,
  waitFor,
  within,
  type FakeHandlers,
} from '@hamyar/testing';
import { buildFile, giveBlobBytes } from '../../../test/doubles.ts';
import { sha256Hex } from './sha256.ts';
import { UploadPanel } from './upload-panel.tsx';
import { findUnfinishedUploads, resetUploads, uploadEngine } from './use-uploads.ts';

const PART = 4;
const user = buildUser('employee', { permissions: ['manage files'] as never });
const bytesOf = (text: string) => new TextEncoder().encode(text).buffer as ArrayBuffer;
const fileOf = (name: string, text: string) => new File([text], name, { lastModified: 1000 });
const part = async (number: number, text: string) => ({
  number,
  size: text.length,
  sha256: await sha256Hex(bytesOf(text)),
});

const upload = (more: Partial<FileUpload> = {}): FileUpload => ({
  id: 3,
  name: 'film.mp4',
  size: 10,
  last_modified: 1000,
  parent_id: 5,
  visibility: null,
  part_size: PART,
  parts: [],
  created_at: 1,
  expires_at: 2,
  ...more,
});

/** A server that stores everything. */
const answers = (more: FakeHandlers = {}): FakeHandlers => ({
  fileUploadStart: ({ body }) => upload({ name: body!.name, size: body!.size }),
  filePartPut: ({ params, query }) => ({ number: params!.number, size: PART, sha256: query!.sha256 }),
  fileUploadFinish: buildFile(9, 'film.mp4'),
  fileUploadCancel: undefined,
  ...more,
});

function open() {
  return renderInTestShell(
    <>
      <UploadPanel folder={{ id: 5, name: 'تصاویر' }} />
      <OverlayHost />
    </>,
    { user },
  );
}
const choose = (...files: File[]) =>
  fireEvent.drop(screen.getByRole('button', { name: /رها کنید/ }), { dataTransfer: { files } });
const row = async (name: RegExp) => (await screen.findByText(name)).closest('li')!;

beforeAll(giveBlobBytes);
beforeEach(() => resetUploads());

describe('[2.72] the upload panel', () => {
  it('[5.25] sends a file in parts, each with its checksum, into the open folder', async () => {
    const api = fakeApi(answers());
    open();
    choose(fileOf('film.mp4', 'abcdefghij'));
    expect(await screen.findByText('۱ از ۱')).toBeTruthy();
    await waitFor(() => expect(api.calls('fileUploadFinish')).toHaveLength(1));
    expect(api.calls('fileUploadStart')[0]?.body).toMatchObject({ name: 'film.mp4', size: 10, parent_id: 5 });
    expect(api.calls('filePartPut').map(({ params, query }) => [params!.number, query!.sha256])).toEqual([
      [1, await sha256Hex(bytesOf('abcd'))],
      [2, await sha256Hex(bytesOf('efgh'))],
      [3, await sha256Hex(bytesOf('ij'))],
    ]);
    expect(await axe()).toEqual([]);
  });

  it('[5.25] goes on after a lost connection with the parts that are missing', async () => {
    let offline = true;
    const stored = [await part(1, 'abcd')];
    const api = fakeApi(
      answers({
        fileUploadStart: ({ body }) => upload({ name: body!.name, size: body!.size, parts: offline ? [] : stored }),
        filePartPut: ({ params, query }) => {
          if (offline) api.offline(true);
          return { number: params!.number, size: PART, sha256: query!.sha256 };
        },
      }),
    );
    const { store } = open();
    choose(fileOf('film.mp4', 'abcdefghij'));
    expect(await within(await row(/film/)).findByText(/ارتباط قطع است/)).toBeTruthy();
    act(() => void store.dispatch(connectionChanged(false)));
    offline = false;
    api.offline(false);
    // the browser is connected again before the server has been reached
    fireEvent(window, new Event('online'));
    expect(api.calls('fileUploadStart')).toHaveLength(1);
    act(() => void store.dispatch(connectionChanged(true)));
    expect(await screen.findByText(/قطع شد و برگشت؛ از قطعهٔ ۲ از ۳ ادامه یافت/)).toBeTruthy();
    await waitFor(() => expect(api.calls('fileUploadFinish')).toHaveLength(1));
    expect(api.calls('filePartPut').map(({ params }) => params!.number)).toEqual([1, 2, 3]);
  });

  it('[5.25] finds after a reload what is unfinished, and sends only what is missing when the same file is chosen', async () => {
    const parts = [await part(1, 'abcd'), await part(2, 'efgh')];
    const api = fakeApi(answers({ fileUploadList: [upload({ parts })], fileUploadStart: upload({ parts }) }));
    const { person } = open();
    await act(() => findUnfinishedUploads(() => 'تصاویر'));
    const waiting = await row(/film/);
    expect(within(waiting).getByText(/همین فایل را دوباره انتخاب کنید/)).toBeTruthy();
    const input = within(waiting).getByLabelText(/انتخاب فایل/);
    await person.upload(input, fileOf('other.mp4', 'abcdefghij'));
    expect(await within(waiting).findByText(/این همان فایل نیست/)).toBeTruthy();
    await person.upload(input, fileOf('film.mp4', 'abcdefghij'));
    await waitFor(() => expect(api.calls('fileUploadFinish')).toHaveLength(1));
    expect(api.calls('filePartPut').map(({ params }) => params!.number)).toEqual([3]);
  });

  it('[decisions 2.10] asks what to do when the folder has the name, and does it', async () => {
    let asked = 0;
    const api = fakeApi(
      answers({
        fileUploadStart: ({ body }) => {
          asked += 1;
          return body!.on_conflict ? upload() : refuse('VALIDATION_ERROR', 'این نام هست', { code: 'NAME_TAKEN' });
        },
      }),
    );
    const { person } = open();
    choose(fileOf('film.mp4', 'abcdefghij'));
    const taken = await row(/film/);
    const replace = await within(taken).findByRole('button', { name: 'جایگزینی' });
    expect(within(taken).getByText(/^با جایگزینی، نشانی‌هایی که .* از کار می‌افتند/)).toBeTruthy();
    await person.click(replace);
    await waitFor(() => expect(api.calls('fileUploadFinish')).toHaveLength(1));
    expect(asked).toBe(2);
    expect(api.calls('fileUploadFinish')[0]?.body).toMatchObject({ on_conflict: 'replace' });
  });

  it('[decisions 2.10] offers the open folder when the one of the upload was removed meanwhile', async () => {
    const gone = refuse('VALIDATION_ERROR', 'پوشه حذف شده است', {
      errors: [{ field: 'parent_id', code: 'PARENT_GONE', message: 'پوشه حذف شده است' }],
    });
    const api = fakeApi(answers({ fileUploadFinish: gone }));
    const { person } = open();
    act(() => uploadEngine().add([fileOf('film.mp4', 'abcdefghij')], { id: 77, name: 'قدیمی' }));
    const orphan = await row(/film/);
    const here = await within(orphan).findByRole('button', { name: 'بارگذاری در «تصاویر»' });
    api.answer({ fileUploadFinish: buildFile(9, 'film.mp4') });
    await person.click(here);
    await waitFor(() => expect(api.calls('fileUploadFinish').at(-1)?.body).toMatchObject({ parent_id: 5 }));
  });

  it('[3.18, 5.25, 9.9] refuses what is too large, empty, or more than a hundred, before anything is sent', async () => {
    const api = fakeApi(answers());
    open();
    const large = Object.defineProperty(fileOf('full-backup.tar', 'x'), 'size', { value: 104_857_601 });
    choose(large, fileOf('empty.txt', ''), fileOf('a:b.txt', 'x'));
    expect(await screen.findByText('حجم فایل غیر مجاز است ۱۰۰ مگابایت؛ حداکثر ۱۰۰ مگابایت')).toBeTruthy();
    expect(screen.getByText('فایل خالی است')).toBeTruthy();
    expect(screen.getByText(/نام فایل مجاز نیست/)).toBeTruthy();
    choose(...Array.from({ length: 101 }, (_, index) => fileOf(`${index}.txt`, '')));
    expect(await screen.findByText('در هر بار حداکثر ۱۰۰ فایل بارگذاری می‌شود')).toBeTruthy();
    expect(api.calls('fileUploadStart')).toHaveLength(0);
  });

  it('removes from the server what is cancelled, and what it has refused for good', async () => {
    const api = fakeApi(answers({ fileUploadFinish: refuse('VALIDATION_ERROR', 'محتوای فایل با پسوند آن نمی‌خواند') }));
    const { person } = open();
    choose(fileOf('film.mp4', 'abcdefghij'));
    expect(await screen.findByText('محتوای فایل با پسوند آن نمی‌خواند')).toBeTruthy();
    await waitFor(() => expect(api.calls('fileUploadCancel')).toHaveLength(1));
    api.answer({ filePartPut: () => new Promise(() => undefined) });
    choose(fileOf('second.mp4', 'abcdefghij'));
    const second = await row(/second/);
    await person.click(await within(second).findByRole('button', { name: /توقف/ }));
    expect(await within(second).findByText(/ادامه از همین‌جا/)).toBeTruthy();
    await person.click(within(second).getByRole('button', { name: /انصراف/ }));
    await waitFor(() => expect(api.calls('fileUploadCancel')).toHaveLength(2));
    expect(screen.queryByText(/second/)).toBeNull();
  });
});
