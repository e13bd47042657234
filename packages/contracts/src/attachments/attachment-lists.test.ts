import { ATTACHMENT_TYPES } from './attachment-lists.ts';

describe('the closed lists of attachments', () => {
  it('[3.32, 3.37] attachments are of thirteen types unless the settings allow others', () => {
    expect(ATTACHMENT_TYPES).toEqual([
      'jpg',
      'jpeg',
      'png',
      'gif',
      'pdf',
      'doc',
      'docx',
      'xls',
      'xlsx',
      'zip',
      'rar',
      'mp3',
      'mp4',
    ]);
  });
});
