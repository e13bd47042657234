import { moduleArguments } from './module-arguments.ts';

describe('the arguments of a new module', () => {
  const files = { name: 'files', title: 'فایل‌ها', singular: 'stored-file' };

  it('are its name, its title and, where it is not the name without its s, one word for one of them', () => {
    expect(moduleArguments(['module', 'files'])).toEqual({ name: 'files', title: 'files' });
    expect(moduleArguments(['module', 'files', 'فایل‌ها', '--singular', 'stored-file'])).toEqual(files);
    expect(moduleArguments(['app', 'files', 'فایل‌ها', '--singular', 'stored-file'])).toEqual({
      ...files,
      appOnly: true,
    });
  });

  it('mean the same when npm has taken the option for its own', () => {
    expect(moduleArguments(['module', 'files', 'فایل‌ها', 'stored-file'], 'true')).toEqual(files);
    expect(moduleArguments(['module', 'files', 'فایل‌ها'], 'stored-file')).toEqual(files);
  });

  it.each([
    ['nothing', []],
    ['a name in capitals', ['module', 'Files']],
    ['a title without quotes', ['module', 'files', 'two', 'words']],
    ['a title with quotation marks of sources', ['module', 'files', "فایل‌های 'فوری'"]],
    ['a title of two lines', ['module', 'files', 'فایل‌ها\nو پوشه‌ها']],
    ['a word in capitals', ['module', 'files', 'فایل‌ها', '--singular', 'StoredFile']],
    ['no word', ['module', 'files', 'فایل‌ها', '--singular']],
  ])('are refused: %s', (_, args) => {
    expect(moduleArguments(args)).toBeUndefined();
  });
});
