import { TooManyRequests } from '../../platform/http/app-errors.ts';
import { answerVisitor } from './visitor-answer.service.ts';

const page = (failure?: unknown) =>
  answerVisitor({
    initial: { boot: { settings: { system_title: 'همیار' } } as never, failure },
    shell: {} as never,
    url: '/kb/7',
    look: {},
    origin: 'http://desk.example',
  });

it('[decisions 2.9] a page over the limit of the address says when to come again, as one that failed does', () => {
  expect(page(new TooManyRequests(42))).toMatchObject({ status: 429, retryAfter: 42 });
  expect(page(new Error('away'))).toMatchObject({ status: 503, retryAfter: 5 });
  expect(page()).toMatchObject({ status: 503, retryAfter: 5 });
});

it('[decisions 2.12] a page that is itself a refusal is answered with its status, drawn, and stays out of search results', () => {
  const answered = (answer: object) =>
    answerVisitor({
      initial: { boot: { settings: { system_title: 'همیار' } } as never, drawn: {} as never, answer: answer as never },
      shell: { release: '1' } as never,
      url: '/kb/accessDenied',
      look: {},
      origin: 'http://desk.example',
    });
  const refusal = { status: 200, title: 'بسته', metadata: { status: 403 } };
  expect(answered(refusal)).toMatchObject({ status: 403, head: expect.stringContaining('noindex') });
  // what its main query says stands above it
  expect(answered({ ...refusal, status: 404 }).status).toBe(404);
});
