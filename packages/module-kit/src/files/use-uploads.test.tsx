import { useState } from 'react';
import type { UploadedAttachment } from '@hamyar/contracts';
import { OverlayHost } from '@hamyar/design-system/overlay';
import {
  buildUser,
  fakeApi,
  fireEvent,
  refuse,
  refuseFields,
  renderInTestShell,
  screen,
  waitFor,
} from '@hamyar/testing';
import { FileArea, refuseWhileUploading, useUploads } from './index.ts';

const stored = (id: number, name: string): UploadedAttachment => ({
  id,
  name,
  extension: 'pdf',
  mime: 'application/pdf',
  size: 3,
  dimentions: null,
  inline: false,
  token: `token-of-file-${id}`,
});

/** A form with files, as any module has one. */
function Report({ onSend }: { onSend(tokens: string[]): void }) {
  const [files, setFiles] = useState<readonly UploadedAttachment[]>([]);
  const uploads = useUploads('ticket_content', files.length, (file) => setFiles((before) => [...before, file]));
  return (
    <>
      <FileArea
        files={files}
        uploads={uploads}
        onRemove={(id) => setFiles((before) => before.filter((file) => file.id !== id))}
      />
      <button type="button" onClick={() => refuseWhileUploading(uploads) ?? onSend(files.map(({ token }) => token))}>
        ارسال
      </button>
      <OverlayHost />
    </>
  );
}

const drop = (...names: string[]) =>
  fireEvent.drop(screen.getByRole('button', { name: /رها کنید/ }), {
    dataTransfer: { files: names.map((name) => new File(['abc'], name)) },
  });

describe('the files of a form', () => {
  it('[2.90] are uploaded when they are dropped, for their kind of row, and sent by their tokens', async () => {
    let id = 0;
    const api = fakeApi({ attachmentStore: () => stored((id += 1), `${id}.pdf`) });
    const onSend = jest.fn();
    const { person } = renderInTestShell(<Report onSend={onSend} />, { user: buildUser('employee') });
    drop('1.pdf', '2.pdf');
    await waitFor(() => expect(screen.getAllByText('بارگذاری شد')).toHaveLength(2));
    expect(api.calls('attachmentStore').map(({ query }) => query.purpose)).toEqual([
      'ticket_content',
      'ticket_content',
    ]);
    await person.click(screen.getByRole('button', { name: 'حذف 1.pdf' }));
    await person.click(screen.getByRole('button', { name: 'ارسال' }));
    expect(onSend).toHaveBeenCalledWith(['token-of-file-2']);
  });

  it('[5.26, 8.12] that are refused say why and are not uploaded', async () => {
    const api = fakeApi();
    renderInTestShell(<Report onSend={() => {}} />, { user: buildUser('employee') });
    drop('tool.exe');
    expect(await screen.findByText('فرمت فایل مجاز نمی باشد')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'تلاش دوباره' })).toBeNull();
    expect(api.calls('attachmentStore')).toEqual([]);
  });

  it('[8.12] that the server refuses are not offered again, those that it did not get are', async () => {
    const api = fakeApi({ attachmentStore: refuseFields({ file: 'محتوای فایل با پسوند آن نمی‌خواند' }) });
    const { person } = renderInTestShell(<Report onSend={() => {}} />, { user: buildUser('employee') });
    drop('1.pdf');
    expect(await screen.findByText('محتوای فایل با پسوند آن نمی‌خواند')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'تلاش دوباره' })).toBeNull();
    api.offline(true);
    drop('2.pdf');
    const retry = await screen.findByRole('button', { name: 'تلاش دوباره' });
    api.offline(false);
    api.answer({ attachmentStore: stored(2, '2.pdf') });
    await person.click(retry);
    expect(await screen.findByText('بارگذاری شد')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'تلاش دوباره' })).toBeNull();
  });

  it('[2.90] are waited for, with their progress', async () => {
    let arrive = (_: unknown) => {};
    fakeApi({
      attachmentStore: () =>
        new Promise((resolve) => {
          arrive = resolve;
        }) as never,
    });
    const onSend = jest.fn();
    const { person } = renderInTestShell(<Report onSend={onSend} />, { user: buildUser('employee') });
    drop('1.pdf');
    expect((await screen.findByRole('progressbar')).getAttribute('value')).toBe('50');
    await person.click(screen.getByRole('button', { name: 'ارسال' }));
    expect(await screen.findByText('تا پایان بارگذاری فایل‌ها صبر کنید')).toBeTruthy();
    expect(onSend).not.toHaveBeenCalled();
    arrive(stored(1, '1.pdf'));
    expect(await screen.findByText('بارگذاری شد')).toBeTruthy();
  });

  it('[8.12] that fail at the server may be tried again', async () => {
    fakeApi({ attachmentStore: refuse('SERVER_ERROR') });
    renderInTestShell(<Report onSend={() => {}} />, { user: buildUser('employee') });
    drop('1.pdf');
    expect(await screen.findByRole('button', { name: 'تلاش دوباره' })).toBeTruthy();
  });
});
