import { FILE_PART_BYTES } from '@hamyar/contracts';
import { runUploadKills } from './upload-kills.ts';

describe('an upload whose server is killed with -9', () => {
  it('[issue 8, files] loses no part that was acknowledged, and ends as the file that was sent', async () => {
    const result = await runUploadKills(1, FILE_PART_BYTES * 6 + 5);
    expect(result).toMatchObject({ lostByKill: 0, same: true });
  });
});
