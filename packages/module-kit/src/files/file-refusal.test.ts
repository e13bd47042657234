import { allowedFiles } from '@hamyar/domain';
import { refusedUpload } from './file-refusal.ts';

const allowed = allowedFiles('ticket_content', {
  attachments_allowed_types: ['PNG', 'pdf'],
  attachments_maximum_size: '1MB',
});
const refused = (name: string, size: number, attached = 0) => refusedUpload({ name, size }, attached, allowed);

describe('files before they travel', () => {
  it('[3.37] may be of the types of the settings, whatever the letters’ case', () => {
    expect(refused('Screen.PNG', 10)).toBeNull();
    expect(refused('trace-tool.exe', 10)).toBe('فرمت فایل مجاز نمی باشد');
    expect(refused('png', 10)).toBe('فرمت فایل مجاز نمی باشد');
    expect(refused('archive.tar.GZ', 10)).toBe('فرمت فایل مجاز نمی باشد');
  });

  it('[3.3] may have exactly the largest size and not one byte more', () => {
    expect(refused('a.pdf', 1_048_576)).toBeNull();
    expect(refused('a.pdf', 1_048_577)).toBe('حجم فایل غیر مجاز است\n۱ مگابایت؛ حداکثر ۱ مگابایت');
  });

  it('[5.26] are refused with what is wrong: the size and the limit, or that they are empty', () => {
    expect(refused('a.pdf', 0)).toBe('فایل خالی است');
    expect(refused('a.pdf', 3_145_728)).toBe('حجم فایل غیر مجاز است\n۳ مگابایت؛ حداکثر ۱ مگابایت');
    expect(refused('a.exe', 0)).toBe('فرمت فایل مجاز نمی باشد');
  });

  it('[decisions 2.4] are twenty in a message, and as many in another row as its slice declares', () => {
    expect(refused('a.pdf', 1, 19)).toBeNull();
    expect(refused('a.pdf', 1, 20)).toBe('حداکثر ۲۰ فایل مجاز است');
    const settings = { attachments_allowed_types: ['pdf'], attachments_maximum_size: '1MB' };
    expect(allowedFiles('organization_contract', settings)).toMatchObject({ types: ['pdf'], maxFiles: 1 });
    expect(allowedFiles('setting', settings)).toEqual({
      types: ['jpg', 'jpeg', 'png'],
      maxBytes: 512_000,
      maxFiles: 1,
    });
  });
});
