import { callUrl, type Call, type ErrorAnswer, type PageRefusal, type SsrRequest } from '@hamyar/contracts';
import { outputOf, type CallResult, type ShowFailures } from '@hamyar/store';
import type { PageError } from '../platform/page-store.ts';
import type { DrawnPage } from './drawn-page.ts';

/** Refusals of its main query that are the answer of a page for visitors; every other one leaves it without an answer. */
const ANSWERING_REFUSALS = {
  NOT_FOUND: '404',
  AUTORIZATION_ERROR: '403',
  EXPIRATION_ERROR: '410',
} as const satisfies Partial<Record<ErrorAnswer['status'], PageRefusal>>;

interface Answers extends Pick<DrawnPage, 'answer'> {
  /** Makes the calls that were requested since the last time. */
  start(): void;
  /** The first reason why a call was refused. */
  refusal?: Error;
  /** The refusal of the main query, on a page for visitors. */
  pageError: (PageError & { kind: PageRefusal }) | null;
}

/** Answers the queries of a page by internal calls. */
export function answersOf({ boot, callInternally }: SsrRequest): Answers {
  const waiting: (() => void)[] = [];
  const refused = (error: Error, failures: ShowFailures | undefined) => {
    const { status } = error as Partial<ErrorAnswer>;
    const answering = boot.user === null && failures === 'page' && Object.hasOwn(ANSWERING_REFUSALS, status ?? '');
    if (answering)
      answers.pageError = { kind: ANSWERING_REFUSALS[status as keyof typeof ANSWERING_REFUSALS], message: '' };
    else answers.refusal ??= error;
  };
  const read = async <Output>(
    call: Call<never, Output>,
    input: unknown,
    failures: ShowFailures | undefined,
  ): Promise<CallResult<Output>> => {
    try {
      if (call.method !== 'GET') throw new Error(`${call.name} changes something: drawing a page only reads`);
      // only this page uses the answer; frozen, the store does not search it for objects to freeze
      return { data: Object.freeze(outputOf(call, await callInternally(callUrl(call as Call<unknown>, input)))) };
    } catch (error) {
      refused(error as Error, failures);
      return { error: { status: 'ABORTED', message: '' } };
    }
  };
  const answers: Answers = {
    pageError: null,
    answer: (call, input, failures) =>
      new Promise((resolve) => {
        waiting.push(() => void read(call as unknown as Call<never, never>, input, failures).then(resolve));
      }),
    start: () => {
      for (const call of waiting.splice(0)) call();
    },
  };
  return answers;
}
