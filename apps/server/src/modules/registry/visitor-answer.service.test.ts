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
