import { setDisplayZone } from '@hamyar/dayjs-jalali';
import { providePlatform, type Platform } from '@hamyar/module-sdk';
import { configureRequests, provideStore, type AppStore, type CallResult } from '@hamyar/store';
import type { Call, SsrPageScope } from '@hamyar/contracts';

/** What belongs to one page while it is drawn; in a browser each of these exists once. */
export interface DrawnPage {
  store: AppStore;
  platform: Platform;
  timeZone: string;
  /** Answers a call of the page's queries. Never rejects. */
  answer<Input, Output>(call: Call<Input, Output>, input: Input): Promise<CallResult<Output>>;
}

/**
 * Lets the shared packages find the store, platform, zone and calls of the page that is drawn. What a page waits for
 * lets others be drawn meanwhile, so nothing of a page may stand in a variable. Returns how to run what draws a page.
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
  configureRequests({ isOnline: () => true, transport: (call, input) => current().answer(call, input) });
  return (page, draw) => pages.run(page, draw);
}
