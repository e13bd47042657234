import { Fragment, type ReactNode } from 'react';

/** A sentence of ours with parts in it: `{user}` is replaced by what stands under that name, names isolated by the caller. */
export function RichMessage({ text, parts }: { text: string; parts: Readonly<Record<string, ReactNode>> }) {
  return text.split(/(\{\w+\})/).map((piece, index) => {
    const name = /^\{(\w+)\}$/.exec(piece)?.[1];
    return <Fragment key={index}>{name === undefined ? piece : parts[name]}</Fragment>;
  });
}
