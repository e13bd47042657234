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
import { Form, useResourceForm, type ResourceForm } from '../form/index.ts';
import { FileField, fileReference, useFormUploads, type FormFile } from './index.ts';

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

interface ReportValues {
  files: FormFile[];
}

/** A form with files, as any module has one. */
function Report({ initial = [], onSend }: { initial?: FormFile[]; onSend(files: (number | string)[]): void }) {
  const form: ResourceForm<ReportValues> = useResourceForm<ReportValues>({
    initial: { files: initial },
    send: async ({ files }) => {
      onSend(files.map(fileReference));
      return { data: null };
    },
  });
  const uploads = useFormUploads(form, 'files', 'ticket_content');
  return (
    <Form form={form}>
      <FileField form={form} uploads={uploads} label="پیوست‌ها" />
      <button type="submit">ارسال</button>
      <OverlayHost />
    </Form>
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
    expect(screen.queryByText('تا پایان بارگذاری فایل‌ها صبر کنید')).toBeNull();
    await person.click(screen.getByRole('button', { name: 'ارسال' }));
    await waitFor(() => expect(onSend).toHaveBeenCalledWith(['token-of-file-1']));
  });

  it('[8.12] that fail at the server may be tried again', async () => {
    fakeApi({ attachmentStore: refuse('SERVER_ERROR') });
    renderInTestShell(<Report onSend={() => {}} />, { user: buildUser('employee') });
    drop('1.pdf');
    expect(await screen.findByRole('button', { name: 'تلاش دوباره' })).toBeTruthy();
  });

  it('[2.90] are not waited for any more when their upload is cancelled', async () => {
    fakeApi({ attachmentStore: () => new Promise(() => {}) as never });
    const onSend = jest.fn();
    const { person } = renderInTestShell(<Report onSend={onSend} />, { user: buildUser('employee') });
    drop('1.pdf');
    await person.click(screen.getByRole('button', { name: 'ارسال' }));
    expect(await screen.findByText('تا پایان بارگذاری فایل‌ها صبر کنید')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'حذف 1.pdf' }));
    await waitFor(() => expect(screen.queryByText('تا پایان بارگذاری فایل‌ها صبر کنید')).toBeNull());
    await person.click(screen.getByRole('button', { name: 'ارسال' }));
    await waitFor(() => expect(onSend).toHaveBeenCalledWith([]));
  });

  it('[decisions 2.10] are sent whole: those that stay by their ids, new ones by their tokens', async () => {
    fakeApi({ attachmentStore: stored(3, '3.pdf') });
    const onSend = jest.fn();
    const initial = [stored(1, 'یک.pdf'), stored(2, 'دو.pdf')].map(({ token: _, ...file }) => file);
    const { person } = renderInTestShell(<Report initial={initial} onSend={onSend} />, { user: buildUser('employee') });
    await person.click(screen.getByRole('button', { name: 'حذف یک.pdf' }));
    drop('3.pdf');
    await screen.findByText('بارگذاری شد');
    await person.click(screen.getByRole('button', { name: 'ارسال' }));
    await waitFor(() => expect(onSend).toHaveBeenCalledWith([2, 'token-of-file-3']));
  });

  it('[8.12] are refused at their field', async () => {
    const errors = [{ field: 'files', code: 'ATTACHMENT', message: 'این فایل پیدا نشد' }];
    function Refused() {
      const form: ResourceForm<ReportValues> = useResourceForm<ReportValues>({
        initial: { files: [] },
        send: () => Promise.resolve({ error: { status: 'VALIDATION_ERROR', message: '', errors } }),
      });
      return (
        <Form form={form}>
          <FileField form={form} uploads={useFormUploads(form, 'files', 'ticket_content')} label="پیوست‌ها" />
          <button type="submit">ارسال</button>
        </Form>
      );
    }
    const { person } = renderInTestShell(<Refused />, { user: buildUser('employee') });
    await person.click(screen.getByRole('button', { name: 'ارسال' }));
    const button = screen.getByRole('button', { name: /رها کنید/ });
    await waitFor(() => expect(document.activeElement).toBe(button));
    expect(
      button
        .getAttribute('aria-describedby')
        ?.split(' ')
        .map((id) => document.getElementById(id)?.textContent),
    ).toContain('این فایل پیدا نشد');
  });
});
