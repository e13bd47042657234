import { tryParseJ, type Dayjs } from '@hamyar/dayjs-jalali';
import { createContext, useContext, useEffect, useEffectEvent, useState, type ComponentProps } from 'react';
import { AntdProvider } from '../antd/antd-provider.tsx';
import { useFieldHost, useFieldProblem } from '../basics/field-host.ts';
import { AntdJalaliPicker } from './antd-jalali-picker.tsx';

/** Tells the picker what its input shows. */
const ShownText = createContext<(text: string) => void>(() => {});

/** The input of a picker: only it knows the typed text before that is a value. */
function TypedInput(props: ComponentProps<'input'>) {
  const onShown = useContext(ShownText);
  const onText = useEffectEvent((text: string) => onShown(text));
  const text = String(props.value ?? '');
  useEffect(() => onText(text), [text]);
  return <input {...props} />;
}
const COMPONENTS = { input: TypedInput };

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
 * A picker whose value can be typed. In the field of a form nothing that was typed is lost [8.17]: a text that cannot be
 * read stays, and the form says so and is not sent; an emptied field has no value; a day outside of the bounds is a
 * value, which the form's own checks refuse. Outside of a form the last value comes back.
 */
export function TypedPicker({ value, onChange, formats, min, max, unreadable, onBlur, ...rest }: TypedPickerProps) {
  const host = useFieldHost();
  const [text, setText] = useState('');
  const [left, setLeft] = useState(false);
  const typed = text === '' ? null : tryParseJ(text, formats);
  useFieldProblem(host && !rest.disabled && text !== '' && typed === null ? unreadable : null, left);
  const leave = () => {
    if (host && text === '' && value !== null) onChange(null);
    else if (host && typed && (min?.isAfter(typed) || max?.isBefore(typed))) onChange(typed);
    setLeft(true);
    onBlur?.();
  };
  return (
    <AntdProvider>
      <ShownText value={setText}>
        <AntdJalaliPicker
          {...rest}
          key={host?.resets}
          components={COMPONENTS}
          preserveInvalidOnBlur={host !== null}
          value={value}
          format={formats}
          minDate={min}
          maxDate={max}
          onFocus={() => setLeft(false)}
          onBlur={leave}
          onChange={(next) => onChange(next as Dayjs | null)}
        />
      </ShownText>
    </AntdProvider>
  );
}
