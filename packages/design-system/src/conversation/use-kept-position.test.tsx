import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { Conversation, useKeptPosition } from './index.ts';

let resized: (() => void)[] = [];
const browserObserver = globalThis.ResizeObserver;

beforeEach(() => {
  resized = [];
  globalThis.ResizeObserver = class {
    constructor(callback: () => void) {
      resized.push(callback);
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  } as unknown as typeof ResizeObserver;
});
afterEach(() => {
  globalThis.ResizeObserver = browserObserver;
});

/** The conversation with sizes in pixels: of the box (`room`), of its content, and where the unread line begins. */
function open(sizes: { room: number; content: number; unread?: number }) {
  const size = { ...sizes };
  function Shown({ id }: { id: number }) {
    const box = useRef<HTMLDivElement>(null);
    const position = useKeptPosition(box, id);
    return (
      <>
        <Conversation
          ref={(element) => {
            if (element) measure(element);
            box.current = element;
          }}
          onScroll={position.onScroll}
        >
          {size.unread === undefined ? null : <p data-unread="" />}
        </Conversation>
        <button type="button" onClick={position.toEnd} />
        <output>{String(position.isAtEnd())}</output>
      </>
    );
  }
  function measure(element: HTMLElement) {
    let top = 0;
    const clamp = (value: number) => Math.max(0, Math.min(value, size.content - size.room));
    Object.defineProperties(element, {
      scrollHeight: { get: () => size.content, configurable: true },
      clientHeight: { get: () => size.room, configurable: true },
      scrollTop: { get: () => clamp(top), set: (value: number) => (top = clamp(value)), configurable: true },
    });
    const line = element.querySelector('[data-unread]');
    if (line) line.getBoundingClientRect = () => ({ top: (size.unread ?? 0) - element.scrollTop }) as DOMRect;
  }
  const view = render(<Shown id={1} />);
  const box = screen.getByRole('log');
  return {
    box,
    resize: (change: Partial<typeof sizes>) => {
      Object.assign(size, change);
      for (const callback of resized) callback();
    },
    scroll: (top: number) => {
      box.scrollTop = top;
      fireEvent.scroll(box);
    },
    another: () => view.rerender(<Shown id={2} />),
  };
}

describe('the position of a conversation', () => {
  it('is its end, and stays there when a picture arrives late and when the composer takes room', () => {
    const { box, resize } = open({ room: 500, content: 1400 });
    expect(box.scrollTop).toBe(900);
    resize({ content: 1650 });
    expect(box.scrollTop).toBe(1150);
    resize({ room: 380 });
    expect(box.scrollTop).toBe(1270);
    fireEvent.scroll(box);
    resize({ content: 1700 });
    expect(box.scrollTop).toBe(1320);
  });

  it('is the unread line where there is one, also after what stands above it has grown', () => {
    const { box, resize } = open({ room: 500, content: 3000, unread: 1200 });
    expect(box.scrollTop).toBe(1200);
    resize({ content: 3250, unread: 1450 });
    expect(box.scrollTop).toBe(1450);
  });

  it('is where the reader has scrolled, until they are at the end again', () => {
    const { box, resize, scroll } = open({ room: 500, content: 1400 });
    scroll(300);
    resize({ content: 1650 });
    expect(box.scrollTop).toBe(300);
    scroll(1150);
    resize({ content: 1700 });
    expect(box.scrollTop).toBe(1200);
  });

  it('does not mistake a move by the browser, which follows a change of size, for one of the reader', () => {
    const { box, resize, scroll } = open({ room: 500, content: 1400 });
    resize({ content: 1000 });
    fireEvent.scroll(box);
    resize({ content: 1800 });
    expect(box.scrollTop).toBe(1300);
    scroll(700);
    resize({ content: 2000 });
    expect(box.scrollTop).toBe(700);
  });

  it('begins anew with another conversation', () => {
    const { box, scroll, another } = open({ room: 500, content: 1400 });
    scroll(100);
    another();
    expect(box.scrollTop).toBe(900);
  });
});
