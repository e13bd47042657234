import { useLayoutEffect } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { lazyPart } from '@hamyar/module-sdk';
import { act, fireEvent, renderInTestShell, screen } from '@hamyar/testing';
import { OnDemand } from './on-demand.tsx';
import { useShortcuts } from './use-shortcuts.ts';

const NeverLoaded = lazyPart(() => new Promise<{ Dialog: () => null }>(() => undefined), 'Dialog');
const close = jest.fn();
const open = jest.fn();
const help = jest.fn();

function Screen({ children }: { children?: ReactNode }) {
  useShortcuts({ KeyE: close, Enter: open, 'Shift+Slash': help });
  return <>{children}</>;
}
const render = (element: ReactElement) => renderInTestShell(element, { user: null });
/** Presses the key in the Persian layout: only its position says which one it is. */
const press = (target: Element = document.body, more: KeyboardEventInit = {}) =>
  fireEvent.keyDown(target, { key: 'ث', code: 'KeyE', ...more });

describe('single keys', () => {
  afterEach(() => jest.clearAllMocks());

  it('run by their position, in any keyboard layout', () => {
    render(<Screen />);
    expect(press()).toBe(false);
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('with Shift are keys of their own', () => {
    render(<Screen />);
    press(document.body, { shiftKey: true });
    expect([close.mock.calls.length, help.mock.calls.length]).toEqual([0, 0]);
    press(document.body, { code: 'Slash', shiftKey: true });
    expect(help).toHaveBeenCalledTimes(1);
  });

  it('hold from the moment the screen is on the page', () => {
    const Probe = () => {
      useLayoutEffect(() => void press());
      return <Screen />;
    };
    render(<Probe />);
    expect(close).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a field', <input key="x" data-testid="box" />],
    ['a text box', <textarea key="x" data-testid="box" />],
    ['an editor', <div key="x" contentEditable suppressContentEditableWarning data-testid="box" />],
    ['a control that says it is a text box', <div key="x" role="textbox" tabIndex={0} data-testid="box" />],
    ['a menu', <div key="x" role="menu" tabIndex={0} data-testid="box" />],
  ])('are letters in %s', (_what, control) => {
    render(<Screen>{control}</Screen>);
    press(screen.getByTestId('box'));
    expect(close).not.toHaveBeenCalled();
  });

  it.each([
    ['a dialog is open', <div key="x" aria-modal="true" />],
    [
      'a dialog is being opened and its code is still loading',
      <OnDemand key="x" onClose={jest.fn()}>
        <NeverLoaded />
      </OnDemand>,
    ],
  ])('are dead while %s, wherever the focus is', async (_what, part) => {
    const { rerender } = render(<Screen>{part}</Screen>);
    press();
    expect(close).not.toHaveBeenCalled();
    rerender(<Screen />);
    await act(async () => {});
    press();
    expect(close).toHaveBeenCalledTimes(1);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { isComposing: true }])(
    'are left to the browser with %o',
    (more) => {
      render(<Screen />);
      expect(press(document.body, more)).toBe(true);
      expect(close).not.toHaveBeenCalled();
    },
  );

  it('leave Enter to a control that Enter presses', () => {
    render(
      <Screen>
        <button type="button">بستن</button>
      </Screen>,
    );
    fireEvent.keyDown(screen.getByRole('button'), { key: 'Enter', code: 'Enter' });
    expect(open).not.toHaveBeenCalled();
    fireEvent.keyDown(document.body, { key: 'Enter', code: 'Enter' });
    expect(open).toHaveBeenCalledTimes(1);
  });
});
