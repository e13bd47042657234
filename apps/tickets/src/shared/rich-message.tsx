import { Fragment, type ReactNode } from 'react';

/**
 * A text of the product with elements in it: `{user}` is replaced by the part of that name; the caller isolates names.
 */
export function RichMessage({ text, parts }: { text: string; parts: Readonly<Record<string, ReactNode>> }) {
  return text.split(/(\{\w+\})/).map((piece, index) => {
    const name = /^\{(\w+)\}$/.exec(piece)?.[1];
    return <Fragment key={index}>{name === undefined ? piece : parts[name]}</Fragment>;
  });
}
