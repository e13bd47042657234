import { useState } from 'react';
import { keepFocus } from '@hamyar/design-system/basics';
import type { ModuleFailure } from '@hamyar/module-sdk';
import { act, buildUser, renderInTestShell, screen, waitFor } from '@hamyar/testing';
import { Failure } from './failure-card.tsx';
import { LoadingPlaceholder } from './loading-placeholder.tsx';

const failure: ModuleFailure = {
  module: 'knowledge-base',
  version: '0.1.0',
  release: '3f2a9c01',
  owner: 'knowledge-base',
  title: 'پایگاه دانش',
  code: 'ArticlesScreen',
  kind: 'network',
  message: '',
  traceId: 't-1',
};

/** A page whose module fails at first; its next attempt ends when `settle` is called. */
function openPage() {
  const shown: { settle: (stage: 'failed' | 'page') => void } = { settle: () => undefined };
  function Page() {
    const [stage, setStage] = useState<'failed' | 'loading' | 'page'>('failed');
    shown.settle = (next) => act(() => setStage(next));
    return (
      <>
        <input aria-label="جست‌وجو" />
        <main>
          {stage === 'failed' ? <Failure failure={failure} size="page" retry={() => setStage('loading')} /> : null}
          {stage === 'loading' ? <LoadingPlaceholder size="page" /> : null}
          {stage === 'page' ? <h1>مقاله‌ها</h1> : null}
        </main>
      </>
    );
  }
  const shell = renderInTestShell(<Page />, { user: buildUser('employee'), path: '/kb' });
  return { ...shell, shown };
}
const title = (level: 1 | 2) => screen.getByRole('heading', { level });

describe('[quality, keyboard] the error card in place of a page', () => {
  // as the shell does for as long as its page is open
  let end = () => {};
  beforeEach(() => {
    end = keepFocus();
  });
  afterEach(() => end());

  it('has the focus on its title where nothing else has it', async () => {
    openPage();
    await waitFor(() => expect(document.activeElement).toBe(title(2)));
  });

  it('leaves the focus where the person has put it', async () => {
    jest.useFakeTimers();
    openPage();
    screen.getByLabelText('جست‌وجو').focus();
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(document.activeElement).toBe(screen.getByLabelText('جست‌وجو'));
    jest.useRealTimers();
  });

  it('gives it to the title of the page that «try again» has brought, or of the card of the next failure', async () => {
    const { shown, person } = openPage();
    const again = async () => {
      screen.getByRole('button', { name: 'تلاش دوباره' }).focus();
      await person.keyboard('{Enter}');
      // while it loads, the next Tab goes on in the page
      await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
    };
    await again();
    shown.settle('failed');
    await waitFor(() => expect(document.activeElement).toBe(title(2)));
    await again();
    shown.settle('page');
    await waitFor(() => expect(document.activeElement).toBe(title(1)));
  });

  it('keeps it in the page when the card goes without a press', async () => {
    const { shown } = openPage();
    await waitFor(() => expect(document.activeElement).toBe(title(2)));
    shown.settle('page');
    await waitFor(() => expect(screen.getByRole('main').contains(document.activeElement)).toBe(true));
  });
});
