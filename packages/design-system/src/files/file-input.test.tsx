import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { addPicked, DEFAULT_FILE_LIMITS, FileInput, FileRow, pickStatus } from './index.ts';
import type { PickedFile } from './index.ts';

const file = (name: string, size = 10) => Object.defineProperty(new File(['x'], name), 'size', { value: size }) as File;

describe('[5.23] the file input', () => {
  it('[3.18] marks a file valid, too large or of a wrong type', () => {
    expect(pickStatus(file('a.PNG'), DEFAULT_FILE_LIMITS)).toBe(0);
    expect(pickStatus(file('a.png', 512_001), DEFAULT_FILE_LIMITS)).toBe(1);
    expect(pickStatus(file('a.exe'), DEFAULT_FILE_LIMITS)).toBe(2);
    expect(pickStatus(file('png'), DEFAULT_FILE_LIMITS)).toBe(2);
  });

  it('[5.24] accepts 512000 bytes, jpg, png and jpeg, and five files by default', () => {
    expect(DEFAULT_FILE_LIMITS).toEqual({ maxBytes: 512_000, types: ['jpg', 'png', 'jpeg'], maxFiles: 5 });
    const many = Array.from({ length: 7 }, (_, index) => file(`${index}.png`));
    const { picked, refused } = addPicked([], many, DEFAULT_FILE_LIMITS);
    expect([picked.length, refused]).toEqual([5, 2]);
  });

  it('[5.24] keeps one file in image mode, the newest', () => {
    const first = addPicked([], [file('a.png')], DEFAULT_FILE_LIMITS, true).picked;
    expect(addPicked(first, [file('b.png')], DEFAULT_FILE_LIMITS, true).picked.map((one) => one.file.name)).toEqual([
      'b.png',
    ]);
  });

  it('[5.26, 8.12] shows at each file why it is refused', () => {
    function Host() {
      const [value, setValue] = useState<PickedFile[]>([]);
      return <FileInput label="پیوست‌ها" value={value} onChange={setValue} />;
    }
    render(<Host />);
    fireEvent.drop(screen.getByRole('button', { name: /رها کنید/ }), {
      dataTransfer: { files: [file('big.png', 600_000), file('tool.exe')] },
    });
    expect(screen.getAllByRole('alert')[0]!.textContent).toBe(
      'حجم فایل غیر مجاز است\n۵۸۵٫۹ کیلوبایت؛ حداکثر ۵۰۰ کیلوبایت',
    );
    expect(screen.getByText('فرمت فایل مجاز نمی باشد')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'حذف tool.exe' }));
    expect(screen.queryByText('فرمت فایل مجاز نمی باشد')).toBeNull();
  });

  it('[2.90] shows the progress of an upload', () => {
    render(
      <ul>
        <FileRow name="error-504.png" size={3_355_443} state="uploading" progress={0.64} />
      </ul>,
    );
    expect(screen.getByRole('progressbar').getAttribute('value')).toBe('64');
    expect(screen.getByText('۶۴٪')).toBeTruthy();
  });
});
