import { buildUser, renderInTestShell, screen } from '@hamyar/testing';
import { AttachedFiles } from './attached-files.tsx';
import type { PendingUpload } from './use-uploads.ts';

const uploads = (pending: readonly PendingUpload[]) => ({ pending, remove: jest.fn(), retry: jest.fn() });
const file = { size: 1000, progress: 0.5 };
const attached = [{ id: 1, name: 'قرارداد.pdf', size: 1000 }] as never;

describe('the files of a text', () => {
  const scrolled = jest.fn();
  beforeEach(() => {
    Element.prototype.scrollIntoView = scrolled;
  });
  afterEach(() => {
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  });

  it('[decisions 2.10] show first what was refused, where it is seen', () => {
    const pending: PendingUpload[] = [
      { ...file, key: 'a', name: 'در راه.pdf', state: 'uploading' },
      { ...file, key: 'b', name: 'بزرگ.zip', state: 'failed', message: 'حجم فایل غیر مجاز است' },
    ];
    renderInTestShell(<AttachedFiles files={attached} uploads={uploads(pending)} onRemove={jest.fn()} />, {
      user: buildUser('employee'),
    });
    const rows = screen.getAllByRole('listitem').map((row) => row.textContent);
    expect(rows[0]).toContain('حجم فایل غیر مجاز است');
    expect(rows).toHaveLength(3);
    expect(scrolled).toHaveBeenCalled();
  });
});
