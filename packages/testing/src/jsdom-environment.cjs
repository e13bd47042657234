// jsdom with the web APIs of Node that it lacks and that react-router, RTK Query and antd ask for.
const { quickMatches } = require('./quick-selectors.cjs');

// before jsdom itself is loaded, whose parts keep what they were given
const selectors = require(
  require.resolve('jsdom/lib/jsdom/living/helpers/selectors.js', {
    paths: [require.resolve('jest-environment-jsdom')],
  }),
);
selectors.matchesDontThrow = quickMatches(selectors.matchesDontThrow);
const { TestEnvironment } = require('jest-environment-jsdom');

// no MessageChannel: a port with a listener keeps the worker alive after its tests, and React does without
const FROM_NODE = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'BroadcastChannel',
  'AbortController',
  'AbortSignal',
  'structuredClone',
  'CompressionStream',
];

module.exports = class JsdomEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    const { global } = this;
    for (const name of FROM_NODE) if (globalThis[name]) global[name] = globalThis[name];
    // React's scheduler opens a channel of Node and never closes it: an open port keeps the whole process alive
    const channels = (this.channels = []);
    global.MessageChannel = class extends MessageChannel {
      constructor() {
        super();
        channels.push(this);
      }
    };
    global.matchMedia ??= (query) => ({
      media: query,
      matches: false,
      onchange: null,
      addEventListener() {},
      removeEventListener() {},
      addListener() {},
      removeListener() {},
      dispatchEvent: () => false,
    });
    global.ResizeObserver ??= class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
    global.IntersectionObserver ??= class {
      observe() {}
      unobserve() {}
      disconnect() {}
      takeRecords() {
        return [];
      }
    };
    // jsdom prints a trace for pseudo-element styles, which antd's table asks for on every render
    const { getComputedStyle } = global;
    global.getComputedStyle = (element) => getComputedStyle(element);
    // returns a promise as Chromium does since version 150: an effect that returned it would crash when it is cleaned up
    global.Element.prototype.scrollIntoView ??= () => Promise.resolve();
  }

  async teardown() {
    for (const channel of this.channels ?? []) channel.port1.close();
    await super.teardown();
  }
};
