import { buildUser, renderInTestShell, screen } from '@hamyar/testing';
import { ResourceView, type ResourceReading } from '../detail/resource-view.tsx';
import { failureText } from './failure-text.ts';

describe('the text of a failed call', () => {
  it.each([
    [
      'the first refused field',
      { status: 'VALIDATION_ERROR', message: 'کل', errors: [{ field: 'a', message: 'جزء' }] },
      'جزء',
    ],
    ['the message of the server', { status: 'NOK', message: 'نشد' }, 'نشد'],
    ['a lost connection', { status: 'NETWORK', message: '' }, 'ارتباط با سرور برقرار نشد'],
    ['an offline browser', { status: 'OFFLINE', message: '' }, 'ارتباط با سرور برقرار نشد'],
    ['no answer in time', { status: 'TIMEOUT', message: '' }, 'پاسخی از سرور دریافت نشد'],
    [
      'too many requests',
      { status: 'TOO_MANY_REQUESTS', message: '' },
      'تعداد درخواست‌ها بیش از حد مجاز است. کمی صبر کنید',
    ],
    ['an exception', new Error('x'), 'عملیات انجام نشد. لطفاً دوباره تلاش کنید'],
  ])('says %s', (_what, error, text) => {
    expect(failureText(error)).toBe(text);
  });
});

describe('one object on a screen', () => {
  const show = (reading: Partial<ResourceReading<string>>) =>
    renderInTestShell(
      <ResourceView reading={{ refetch: () => undefined, ...reading }}>{(item) => <p>{item}</p>}</ResourceView>,
      { user: buildUser('employee'), path: '/' },
    );
  const error = { status: 'SERVER_ERROR', message: '', request_id: 'k7' };

  it('stays when a later read fails', () => {
    show({ data: 'آریا', error });
    expect(screen.getByText('آریا')).toBeTruthy();
  });

  it('is read again on request when it could not be read', async () => {
    const refetch = jest.fn();
    const { person } = show({ error, refetch });
    expect(screen.getByText('k7')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'تلاش دوباره' }));
    expect(refetch).toHaveBeenCalledTimes(1);
  });
});
