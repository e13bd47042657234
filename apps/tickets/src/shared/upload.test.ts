import { refusalText } from './use-uploads.ts';
import { extensionOf, refuseUpload, uploadLimits } from './upload.rules.ts';

const limits = uploadLimits({ attachments_allowed_types: ['PNG', 'pdf'], attachments_maximum_size: '1MB' });

describe('files before they travel', () => {
  it('[3.37] takes the types of the settings, whatever the letters’ case', () => {
    expect(refuseUpload({ name: 'Screen.PNG', size: 10 }, 0, limits)).toBeNull();
    expect(refuseUpload({ name: 'trace-tool.exe', size: 10 }, 0, limits)).toBe('type');
    expect(refuseUpload({ name: 'png', size: 10 }, 0, limits)).toBe('type');
  });

  it('[3.3] takes a file of exactly the largest size and not one byte more', () => {
    expect(refuseUpload({ name: 'a.pdf', size: 1_048_576 }, 0, limits)).toBeNull();
    expect(refuseUpload({ name: 'a.pdf', size: 1_048_577 }, 0, limits)).toBe('size');
  });

  it('[5.26] says what is wrong with a file: its size and the limit, or that it is empty', () => {
    expect(refuseUpload({ name: 'a.pdf', size: 0 }, 0, limits)).toBe('empty');
    expect(refusalText('empty', 0, limits)).toBe('فایل خالی است');
    expect(refusalText('size', 3_145_728, limits)).toBe('حجم فایل غیر مجاز است (۳ مگابایت؛ حداکثر ۱ مگابایت)');
    expect(refusalText('type', 1, limits)).toBe('فرمت فایل مجاز نمی باشد');
  });

  it('[decisions 2.4] takes twenty files a message', () => {
    expect(refuseUpload({ name: 'a.pdf', size: 1 }, 19, limits)).toBeNull();
    expect(refuseUpload({ name: 'a.pdf', size: 1 }, 20, limits)).toBe('count');
  });

  it('reads the extension after the last dot', () => {
    expect(extensionOf('archive.tar.GZ')).toBe('gz');
    expect(extensionOf('.png')).toBe('');
  });
});
