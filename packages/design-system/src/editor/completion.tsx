import { autoUpdate, flip, offset, shift, size, useFloating } from '@floating-ui/react';
import type { Editor } from '@tiptap/react';
import type { Transaction } from '@tiptap/pm/state';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useThemeEnvironment } from '../theme/theme-provider.tsx';
import { Avatar } from '../basics/avatar.tsx';
import { insertHtml } from './insert-html.ts';
import { mentionHtml } from './mention.ts';
import type { CompletionOption, EditorCompletion, EditorMentions } from './types.ts';

/** A word behind the trigger that is being typed, with its positions. */
interface TypedWord {
  /** What is offered for it. */
  completion: Offered;
  from: number;
  to: number;
  query: string;
}

/** What is offered behind one letter; people are shown with their picture. */
interface Offered extends EditorCompletion {
  people?: boolean;
  /** What is said where nothing is found. */
  none?: string | undefined;
}

/** Options that are shown together; the word becomes longer where there are more. */
const SHOWN = 8;
const MARGIN = 8;

/** The word before the caret, if it begins with a trigger and a blank or nothing stands before that. */
function typedWord(editor: Editor, offered: readonly Offered[]): TypedWord | null {
  const { selection, schema } = editor.state;
  const { $from: caret, empty } = selection;
  if (!empty || !caret.parent.isTextblock || caret.parent.type.spec.code || schema.marks.code?.isInSet(caret.marks()))
    return null;
  const before = caret.parent.textBetween(0, caret.parentOffset, undefined, '\ufffc');
  const word = /[^\s\ufffc]*$/.exec(before)![0];
  const completion = offered.find(({ trigger }) => word.startsWith(trigger));
  if (!completion) return null;
  return { completion, from: caret.pos - word.length, to: caret.pos, query: word.slice(completion.trigger.length) };
}

/** What {@link useCompletion} gives to the editor. */
interface OpenCompletion {
  /** True when the key was for the list. */
  onKey(event: KeyboardEvent): boolean;
  list: ReactNode;
}

/**
 * Offers texts while a word behind a trigger is typed: arrows, Enter and Tab choose, Escape closes the list until another
 * word is begun. What is chosen takes the place of the word, wherever other changes have moved it meanwhile.
 */
export function useCompletion(
  editor: Editor,
  texts: EditorCompletion | undefined,
  mentions: EditorMentions | undefined,
): OpenCompletion {
  const offered: Offered[] = [...(texts ? [texts] : []), ...(mentions ? [peopleOf(mentions)] : [])];
  const id = useId();
  const [word, setWord] = useState<TypedWord | null>(null);
  const [active, setActive] = useState(0);
  const dismissed = useRef<number | null>(null);
  const awaited = useRef<{ from: number; to: number } | null>(null);

  const follow = useEffectEvent(({ transaction: tr }: { transaction: Transaction }) => {
    if (awaited.current)
      awaited.current = { from: tr.mapping.map(awaited.current.from, 1), to: tr.mapping.map(awaited.current.to, -1) };
    if (offered.length === 0) return;
    const next = typedWord(editor, offered);
    if (dismissed.current !== null) dismissed.current = tr.mapping.map(dismissed.current);
    if (!next || next.from !== dismissed.current) dismissed.current = null;
    const open = next && dismissed.current === null ? next : null;
    if (open?.query !== word?.query || open?.from !== word?.from) {
      setWord(open);
      setActive(0);
    }
    if (open && open.completion.trigger !== word?.completion.trigger) open.completion.onOpen?.();
  });
  useEffect(() => {
    const onTransaction = (event: { transaction: Transaction }) => follow(event);
    editor.on('transaction', onTransaction);
    return () => void editor.off('transaction', onTransaction);
  }, [editor]);

  // what is offered may have been loaded since the word was begun
  const completion: Offered | null =
    word && (offered.find(({ trigger }) => trigger === word.completion.trigger) ?? null);
  const options = completion ? completion.options(word!.query).slice(0, SHOWN) : [];
  const open = options.length > 0;
  const shown = Math.min(active, options.length - 1);
  const optionId = (at: number) => `${id}-${at}`;
  useDescribedEditor(editor, open ? { list: id, option: optionId(shown) } : null);

  const close = () => {
    dismissed.current = word?.from ?? null;
    setWord(null);
  };
  const choose = async (option: CompletionOption) => {
    if (!word || !completion) return;
    awaited.current = word;
    close();
    const html = await completion.choose(option.key);
    const position = awaited.current;
    awaited.current = null;
    if (html === null || !position || editor.isDestroyed) return;
    dismissed.current = null;
    insertHtml(editor, html, position);
    editor.view.focus();
  };

  const onKey = (event: KeyboardEvent): boolean => {
    if (!open || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return false;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) setActive((shown + step + options.length) % options.length);
    else if ((event.key === 'Enter' || event.key === 'Tab') && !event.shiftKey) void choose(options[shown]!);
    else if (event.key === 'Escape') {
      close();
      // it closes the list alone, not the dialog around the text
      event.stopPropagation();
    } else return false;
    event.preventDefault();
    return true;
  };
  const nobody = !open && word && word.query !== '' ? completion?.none : undefined;
  const list =
    word && (open || nobody) ? (
      <AtWord editor={editor} at={word.from}>
        {open ? (
          <Options
            id={id}
            label={completion!.label}
            people={completion!.people === true}
            options={options}
            active={shown}
            optionId={optionId}
            onChoose={(option) => void choose(option)}
          />
        ) : (
          <p role="status" className="hd-editor-none">
            {nobody}
          </p>
        )}
      </AtWord>
    ) : null;
  return { onKey, list };
}

/** People are offered as texts are; what is chosen is a person who is named. */
const peopleOf = (mentions: EditorMentions): Offered => ({
  ...mentions,
  trigger: '@',
  people: true,
  choose: async (key) => {
    const person = mentions.options('').find((option) => option.key === key);
    return person ? mentionHtml(key, person.title) : null;
  },
});

/** Tells screen readers which option of the list the next key chooses; the focus stays in the text. */
function useDescribedEditor(editor: Editor, shown: { list: string; option: string } | null): void {
  const { list, option } = shown ?? {};
  useEffect(() => {
    // while no option is offered the editor may not stand on the page yet
    if (!list || !option) return undefined;
    const { dom } = editor.view;
    dom.setAttribute('aria-controls', list);
    dom.setAttribute('aria-autocomplete', 'list');
    dom.setAttribute('aria-activedescendant', option);
    return () => {
      for (const name of ['aria-controls', 'aria-autocomplete', 'aria-activedescendant']) dom.removeAttribute(name);
    };
  }, [editor, list, option]);
}

interface AtWordProps {
  editor: Editor;
  /** Position of the word. */
  at: number;
  children: ReactNode;
}

/** What floats above a word of the text. */
function AtWord({ editor, at, children }: AtWordProps) {
  const { getPopupContainer } = useThemeEnvironment();
  const { refs, floatingStyles } = useFloating({
    open: true,
    placement: 'top-start',
    strategy: 'fixed',
    transform: false,
    middleware: [
      offset(6),
      flip({ padding: MARGIN, crossAxis: false, fallbackStrategy: 'bestFit' }),
      size({
        padding: MARGIN,
        apply: ({ availableHeight, elements }) => {
          elements.floating.style.maxHeight = `${Math.max(120, Math.floor(availableHeight))}px`;
        },
      }),
      shift({ padding: MARGIN, crossAxis: true }),
    ],
    whileElementsMounted: autoUpdate,
  });
  useLayoutEffect(() => {
    refs.setPositionReference({
      contextElement: editor.view.dom,
      getBoundingClientRect: () => boxOfLetter(editor, at),
    });
  }, [refs, editor, at]);
  return createPortal(
    <div ref={refs.setFloating} className="hd-floating hd-menu hd-editor-options" style={floatingStyles}>
      {children}
    </div>,
    getPopupContainer?.() ?? document.body,
  );
}

interface OptionsProps {
  id: string;
  label: string;
  people: boolean;
  options: readonly CompletionOption[];
  active: number;
  optionId(at: number): string;
  onChoose(option: CompletionOption): void;
}

function Options({ id, label, people, options, active, optionId, onChoose }: OptionsProps) {
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <ul ref={list} id={id} role="listbox" aria-label={label}>
      {options.map((option, index) => (
        <li
          key={option.key}
          id={optionId(index)}
          role="option"
          aria-selected={index === active}
          className={people ? 'hd-editor-person' : undefined}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(option)}
        >
          {people ? <Avatar name={option.title} seed={Number(option.key)} size={28} /> : null}
          <b>
            <span>{option.title}</span>
            {option.hint ? <bdi>{option.hint}</bdi> : null}
          </b>
          {option.detail ? <small>{option.detail}</small> : null}
        </li>
      ))}
    </ul>
  );
}

/** The box of the letter at a position. */
function boxOfLetter(editor: Editor, at: number): DOMRect {
  const { view, state } = editor;
  const end = Math.min(at + 1, state.doc.content.size);
  const [first, last] = [view.domAtPos(Math.min(at, end)), view.domAtPos(end)];
  const range = document.createRange();
  range.setStart(first.node, first.offset);
  range.setEnd(last.node, last.offset);
  return range.getBoundingClientRect();
}
