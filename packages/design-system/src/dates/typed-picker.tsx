import { formatJ, tryParseJ, TYPED_DAY_FORMATS, type Dayjs } from '@hamyar/dayjs-jalali';
import {
  createContext,
  useContext,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { AntdProvider } from '../antd/antd-provider.tsx';
import { useFieldHost, useFieldProblem } from '../basics/field-host.ts';
import { AntdJalaliPicker } from './antd-jalali-picker.tsx';

/** What is being typed, and the text of the value over which it is typed: a pick changes that and ends the typing. */
interface Draft {
  text: string;
  over: string;
}
const shownText = (draft: Draft | null, text: string) => (draft?.over === text ? draft.text : text);

/** What the picker has of its input, and the input of its picker. */
interface Typing {
  draft: Draft | null;
  onType(draft: Draft): void;
  onShown(text: string): void;
  onEnter(): void;
  /** The field is left, or about to be. */
  onLeave(): void;
}
const TypingContext = createContext<Typing | null>(null);

/**
 * Enter takes a value, chooses in the panel or opens it. A browser would send the form besides, with fields that nobody
 * has reached yet.
 */
const keepEnter = (event: KeyboardEvent<HTMLInputElement>): void => {
  if (event.key === 'Enter') event.preventDefault();
};

/**
 * The input of a picker. antd would read every half of a text and write what it read back over it: `14:1` became 14:01
 * before the 5 was typed. Here antd sees no key; the picker reads the text when it is complete.
 */
function TypedInput({ value, onKeyDown, onBlur, ...rest }: ComponentProps<'input'>) {
  const typing = useContext(TypingContext);
  const over = String(value ?? '');
  const text = shownText(typing?.draft ?? null, over);
  const onText = useEffectEvent((now: string) => typing?.onShown(now));
  // within the event of the key: a later effect may come after the field is left, and the text would not be read
  useLayoutEffect(() => onText(text), [text]);
  return (
    <input
      {...rest}
      value={text}
      onChange={(event) => typing?.onType({ text: event.target.value, over })}
      onKeyDown={(event) => {
        // before the focus moves: what waits for this value, such as an end for its start, has to be reached by this key
        if (event.key === 'Tab') typing?.onLeave();
        // antd would judge the text that it knows, which is the old one
        if (event.key === 'Enter' && text !== over) typing?.onEnter();
        else onKeyDown?.(event);
        keepEnter(event);
      }}
      onBlur={(event) => {
        typing?.onLeave();
        onBlur?.(event);
      }}
    />
  );
}
const TYPED_INPUT = { input: TypedInput };

/** One end of a range, as antd names its inputs. */
export type RangeEnd = 'start' | 'end';
/** Hands over the day that was typed into one end. */
export const RangeContext = createContext<((end: RangeEnd, day: Dayjs) => void) | null>(null);

/**
 * An input of a range: antd follows what is typed, but writes nothing over it. The day is handed over when the input is
 * left and at Enter; antd does so some pictures later, when the button that was pressed has read the old range.
 */
function HeldInput({
  value,
  onChange,
  onBlur,
  onKeyDown,
  ...rest
}: ComponentProps<'input'> & { 'date-range'?: RangeEnd }) {
  const [held, setHeld] = useState<Draft | null>(null);
  const onDay = useContext(RangeContext);
  const over = String(value ?? '');
  const read = held && tryParseJ(held.text, TYPED_DAY_FORMATS);
  // any other day is one that was picked
  const follows = held?.over === over || (read && formatJ(read, TYPED_DAY_FORMATS[0]) === over);
  const { 'date-range': end } = rest;
  const hand = () => {
    if (read && follows && end) onDay?.(end, read);
  };
  return (
    <input
      {...rest}
      value={held && follows ? held.text : over}
      onChange={(event) => {
        setHeld({ text: event.target.value, over });
        onChange?.(event);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') hand();
        onKeyDown?.(event);
        keepEnter(event);
      }}
      onBlur={(event) => {
        hand();
        setHeld(null);
        onBlur?.(event);
      }}
    />
  );
}
/** `components` of a picker of ranges. */
export const HELD_INPUT = { input: HeldInput };

type AntdProps = ComponentProps<typeof AntdJalaliPicker>;

interface TypedPickerProps
  extends Omit<AntdProps, 'value' | 'onChange' | 'format' | 'onBlur' | 'minDate' | 'maxDate' | 'multiple'> {
  value: Dayjs | null;
  onChange: (value: Dayjs | null) => void;
  /** The first one is how the value is shown, all are how it may be typed. */
  formats: string[];
  min?: Dayjs;
  max?: Dayjs;
  /** What a form says at the field while its text cannot be read. */
  unreadable: string;
  onBlur?: () => void;
}

/**
 * A picker whose value can be typed: the text is read when the field is left, at Enter and Tab, and before a pick changes a part
 * of it. In the field of a form nothing that was typed is lost [8.17]: a text that cannot be read stays, and the form
 * says so and is not sent; an emptied field has no value; a day outside of the bounds is a value, which the form's own
 * checks refuse. Outside of a form the last value comes back.
 */
export function TypedPicker({ value, onChange, formats, min, max, unreadable, onBlur, ...rest }: TypedPickerProps) {
  const host = useFieldHost();
  const [text, setText] = useState('');
  const [left, setLeft] = useState(false);
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState<(Draft & { resets?: number }) | null>(null);
  // antd hands over what was picked only when its panel closes; what was typed after the pick is newer
  const typedLast = useRef(false);
  const draft = typed?.resets === host?.resets ? typed : null;
  const isRead = text === '' || tryParseJ(text, formats) !== null;
  useFieldProblem(host && !rest.disabled && !isRead ? unreadable : null, left);

  const store = () => {
    if (draft === null || draft.text !== text) return;
    const read = tryParseJ(text, formats);
    if (host && text !== '' && read === null) return;
    setTyped(null);
    if (read ? host || !(min?.isAfter(read) || max?.isBefore(read)) : host && value !== null) onChange(read);
  };
  const typing: Typing = {
    draft,
    onType: (next) => {
      typedLast.current = true;
      setTyped({ ...next, resets: host?.resets });
    },
    onShown: setText,
    onEnter: () => {
      store();
      setOpen(false);
    },
    onLeave: store,
  };
  return (
    <AntdProvider>
      <TypingContext value={typing}>
        <AntdJalaliPicker
          {...rest}
          key={host?.resets}
          components={TYPED_INPUT}
          previewValue={false}
          preserveInvalidOnBlur={host !== null}
          value={value}
          format={formats}
          minDate={min}
          maxDate={max}
          open={open}
          onOpenChange={setOpen}
          panelRender={(panel: ReactNode) => <div onMouseDownCapture={store}>{panel}</div>}
          onFocus={() => setLeft(false)}
          onBlur={() => {
            setLeft(true);
            onBlur?.();
          }}
          onCalendarChange={() => {
            typedLast.current = false;
          }}
          onChange={(next) => {
            if (!typedLast.current) onChange(next as Dayjs | null);
          }}
        />
      </TypingContext>
    </AntdProvider>
  );
}
