import { readdirSync } from 'node:fs';
import { probeServer } from '../../../test/probe-server.ts';

describe('an upload', () => {
  const { bearer, send, uploadFolder } = probeServer();

  const multipart = (file: string, filename = 'a.txt') => ({
    payload: `--x\r\ncontent-disposition: form-data; name="note[text]"\r\n\r\nسلام\r\n--x\r\ncontent-disposition: form-data; name="file"; filename="${filename}"\r\ncontent-type: text/plain\r\n\r\n${file}\r\n--x--\r\n`,
    headers: { 'content-type': 'multipart/form-data; boundary=x', ...bearer('employee') },
  });

  it('streams a file to disk together with bracket fields and removes it afterwards', async () => {
    const { json } = await send({ method: 'POST', url: '/api/probeUpload', ...multipart('hello', '../../etc/passwd') });
    expect(json.data).toEqual({
      text: 'سلام',
      hash: '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824',
      filename: 'passwd',
      size: 5,
    });
    expect(readdirSync(uploadFolder)).toEqual([]);
  });

  it('[5.26] refuses a file that is too large at its field and leaves nothing behind', async () => {
    const { code, json } = await send({ method: 'POST', url: '/api/probeUpload', ...multipart('x'.repeat(50_000)) });
    expect(code).toBe(422);
    expect(json.errors).toEqual([
      { field: 'file', code: 'FILE_SIZE', message: 'حجم فایل غیر مجاز است\nحداکثر ۱٬۰۰۰ بایت' },
    ]);
    expect(readdirSync(uploadFolder)).toEqual([]);
  });

  it('refuses a visitor before reading an upload', async () => {
    expect(
      (
        await send({
          method: 'POST',
          url: '/api/probeUpload',
          ...multipart('x'),
          headers: { 'content-type': 'multipart/form-data; boundary=x' },
        })
      ).code,
    ).toBe(401);
  });
});
