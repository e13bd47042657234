import { setDisplayZone } from '@hamyar/dayjs-jalali';
import { providePlatform, type Platform } from '@hamyar/module-sdk';
import { configureRequests, provideStore, type AppStore, type CallResult, type ShowFailures } from '@hamyar/store';
import type { Call, SsrPageScope } from '@hamyar/contracts';

/** The state of one page while the server renders it; in a browser each of these exists once. */
export interface DrawnPage {
  store: AppStore;
  platform: Platform;
  timeZone: string;
  /** Makes a call for the page's queries. Never rejects. */
  answer<Input, Output>(call: Call<Input, Output>, input: Input, failures?: ShowFailures): Promise<CallResult<Output>>;
}

/**
 * Gives the shared packages the store, platform, time zone and calls of the page that is being rendered. Other pages
 * are rendered while one page waits for answers, so no module variable may hold the state of a page. Returns the
 * function that runs the rendering of one page in its own scope.
 */
export function separatePages(pages: SsrPageScope<DrawnPage>): typeof pages.run {
  const current = (): DrawnPage => {
    const page = pages.getStore();
    if (!page) throw new Error('nothing is drawn here: this code runs only while the server draws a page');
    return page;
  };
  provideStore(() => current().store);
  providePlatform(() => current().platform);
  setDisplayZone(() => current().timeZone);
  configureRequests({
    isOnline: () => true,
    transport: (call, input, { failures }) => current().answer(call, input, failures),
  });
  return (page, draw) => pages.run(page, draw);
}
