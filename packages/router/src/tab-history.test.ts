import { createTabHistory, type TabHistory } from './tab-history.ts';

/** Waits until jsdom has made every requested move in the history; it makes them by timers. */
const settled = () => jest.advanceTimersByTimeAsync(1_000);

describe('the address of the tab', () => {
  let history: TabHistory;
  let guarded = false;
  let answer: (leave: boolean) => void;
  let asked = 0;
  const shown: string[] = [];

  // a tab has one history for its whole lifetime
  beforeAll(() => {
    jest.useFakeTimers();
    history = createTabHistory();
    history.guardNavigation(
      (to) => guarded && to.pathname !== history.location.get().pathname,
      () => {
        asked += 1;
        return new Promise((done) => {
          answer = done;
        });
      },
    );
    history.location.subscribe(() => shown.push(history.location.get().pathname));
  });
  afterAll(() => void jest.useRealTimers());
  beforeEach(() => {
    asked = 0;
    guarded = false;
    history.push('/tickets');
    history.push('/customers');
    history.push('/customers/new');
    shown.length = 0;
  });

  it('back shows a question before an unsaved form is left, and the page stays until the answer', async () => {
    guarded = true;
    window.history.back();
    await settled();
    expect([asked, location.pathname, history.location.get().pathname, shown]).toEqual([
      1,
      '/customers/new',
      '/customers/new',
      [],
    ]);
    answer(false);
    await settled();
    expect([location.pathname, shown]).toEqual(['/customers/new', []]);
  });

  it('goes back the requested number of steps when the person confirms', async () => {
    guarded = true;
    window.history.go(-2);
    await settled();
    answer(true);
    await settled();
    expect([asked, location.pathname, shown]).toEqual([1, '/tickets', ['/tickets']]);
  });

  it('asks once, however often back is pressed, and also for forward', async () => {
    window.history.back();
    await settled();
    guarded = true;
    window.history.forward();
    await settled();
    window.history.back();
    await settled();
    expect([asked, location.pathname]).toEqual([1, '/customers']);
    answer(true);
    await settled();
    expect(location.pathname).toBe('/customers/new');
  });

  it('goes back immediately where nothing is unsaved, and within one page', async () => {
    history.push('/customers/new?goTo=contact');
    shown.length = 0;
    guarded = true;
    window.history.back();
    await settled();
    guarded = false;
    window.history.back();
    await settled();
    expect([asked, shown]).toEqual([0, ['/customers/new', '/customers']]);
  });

  it('a query or a hash alone belongs to the current page; each entry has a key of its own', () => {
    history.push('/tickets/7');
    const { key } = history.location.get();
    history.push('?tab=notes');
    expect(history.location.get()).toMatchObject({ pathname: '/tickets/7', search: '?tab=notes', hash: '' });
    expect(history.location.get().key).not.toBe(key);
    history.replace('#end');
    expect([location.pathname, location.search, location.hash]).toEqual(['/tickets/7', '', '#end']);
  });

  it('an address that the browser refuses to store is opened as a new page', () => {
    jest.spyOn(window.history, 'pushState').mockImplementationOnce(() => {
      throw new DOMException('too many', 'SecurityError');
    });
    const before = history.location.get();
    expect(() => history.push('#later')).not.toThrow();
    expect(history.location.get()).toEqual(before);
  });
});

describe('Back, while something lies over the page', () => {
  let history: TabHistory;
  const closed = jest.fn();
  beforeAll(() => {
    jest.useFakeTimers();
    history = createTabHistory();
  });
  afterAll(() => void jest.useRealTimers());
  beforeEach(() => {
    closed.mockReset();
    history.push('/tickets');
    history.push('/customers');
  });
  const shown = () => [location.pathname + location.search, history.location.get().pathname];
  const back = async () => {
    window.history.back();
    await settled();
  };

  it('closes it and stays on the page; the next one leaves the page', async () => {
    const release = history.holdBack(closed);
    await back();
    release();
    await settled();
    expect([closed.mock.calls.length, ...shown()]).toEqual([1, '/customers', '/customers']);
    await back();
    expect(shown()).toEqual(['/tickets', '/tickets']);
  });

  it('is as if it had never been open when it is closed otherwise', async () => {
    history.holdBack(closed)();
    await settled();
    await back();
    expect(shown()).toEqual(['/tickets', '/tickets']);
    expect(closed).not.toHaveBeenCalled();
  });

  it('closes the newest of several first, and one that stays open is held again', async () => {
    const first = jest.fn();
    const releaseFirst = history.holdBack(first);
    const releaseSecond = history.holdBack(closed);
    await back();
    expect([first.mock.calls.length, closed.mock.calls.length]).toEqual([0, 1]);
    releaseSecond();
    await settled();
    await back();
    releaseFirst();
    await settled();
    expect([first.mock.calls.length, ...shown()]).toEqual([1, '/customers', '/customers']);
  });

  it('keeps the address that was changed meanwhile, as by filters that were applied', async () => {
    const release = history.holdBack(closed);
    expect(window.history.state.held).toBe(true);
    history.replace('/customers?page=2');
    expect(window.history.state.held).toBe(true);
    release();
    await settled();
    expect(shown()[0]).toBe('/customers?page=2');
    await back();
    expect(shown()).toEqual(['/tickets', '/tickets']);
  });

  it('leads to the page before after a link of what was open', async () => {
    const release = history.holdBack(closed);
    history.push('/organization');
    release();
    await settled();
    expect(shown()).toEqual(['/organization', '/organization']);
    await back();
    expect(shown()).toEqual(['/customers', '/customers']);
  });

  it('moves to another page only when the entry is left, so that the move is not undone', async () => {
    history.holdBack(closed)();
    // the timer of the release has run, and the browser is on its way back
    jest.advanceTimersByTime(0);
    history.push('/organization');
    await settled();
    expect(shown()).toEqual(['/organization', '/organization']);
    await back();
    expect(shown()).toEqual(['/customers', '/customers']);
  });

  it.each(['', '?page=2'])('is as usual after a reload that has closed it, at an address with «%s»', async (query) => {
    // what a page leaves in the browser that is loaded again while it holds
    window.history.pushState({ ...window.history.state, held: true }, '', `/customers${query}`);
    const reloaded = createTabHistory();
    await settled();
    expect([location.pathname + location.search, reloaded.location.get().search]).toEqual([
      `/customers${query}`,
      query,
    ]);
    await back();
    expect(location.pathname).toBe('/tickets');
  });
});
