import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useEscape } from './use-escape.ts';

function Layer({ name, onEscape }: { name: string; onEscape: () => void }) {
  useEscape('dialog', onEscape);
  return <p>{name}</p>;
}

describe('Escape', () => {
  it('belongs to the dialog below from the moment the one above it is gone', async () => {
    const closed = jest.fn();
    let closeUpper = () => {};
    function Layers() {
      const [hasUpper, setHasUpper] = useState(true);
      closeUpper = () => setHasUpper(false);
      return (
        <>
          <Layer name="lower" onEscape={closed} />
          {hasUpper ? <Layer name="upper" onEscape={() => {}} /> : null}
        </>
      );
    }
    render(<Layers />);
    const pressed = new Promise<void>((resolve) => {
      new MutationObserver(() => {
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
        resolve();
      }).observe(screen.getByText('upper').parentElement!, { childList: true });
    });
    // as after an answer of the server: React runs the later effects of such a change in a task of their own
    Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
    closeUpper();
    await pressed;
    Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
    expect(closed).toHaveBeenCalledTimes(1);
  });
});
