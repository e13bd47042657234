import type { InputHTMLAttributes, ReactNode } from 'react';
import { SearchIcon } from '../icons/general.tsx';
import { classNames } from './class-names.ts';

/** Props of {@link SearchInput}: those of an `<input>`, and: */
export interface SearchInputProps extends InputHTMLAttributes<HTMLInputElement> {
  /** Its name for screen readers; also the placeholder unless that is given. */
  label: string;
  /** After the text: a hint, a button that empties it. */
  children?: ReactNode;
}

/** A text to search for, with the magnifying glass; `className` is that of the box. */
export function SearchInput({ label, className, children, ...input }: SearchInputProps) {
  return (
    <label className={classNames('hd-search', className)}>
      <SearchIcon />
      <input aria-label={label} placeholder={label} {...input} />
      {children}
    </label>
  );
}
