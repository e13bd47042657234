import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { useFieldProblem } from './field-host.ts';
import { basicsText } from './messages.ts';

/** From this part of the limit on the count is shown. */
const NEAR = 0.9;

/** How a text stands to its limit. */
export interface TextLimitState {
  /** Characters as a person counts most of them: code points, without the blanks around the text. */
  count: number;
  /** What is wrong with a text that is too long, or null. */
  problem: string | null;
}

/**
 * Compares a text with the characters that its field takes, and keeps the form around it from being sent while it is too
 * long. Nothing is cut: a person sees what is too much (decisions 2.0).
 */
export function useTextLimit(text: string, max: number | undefined): TextLimitState {
  // no text has more characters than code units
  const count = max === undefined || text.length < max * NEAR ? text.length : [...text.trim()].length;
  const problem = max !== undefined && count > max ? basicsText.tooLong(max) : null;
  useFieldProblem(problem, true);
  return { count, problem };
}

/** Props of {@link TextLimit}. */
export interface TextLimitProps {
  limit: TextLimitState;
  max: number | undefined;
  /** Always; otherwise only near the limit. */
  shown?: boolean;
  /** The control. */
  children: ReactNode;
}

/** «۱۹۵ از ۲۰۰» at the lower edge of a control when its text comes near the limit; nothing moves. */
export function TextLimit({ limit: { count, problem }, max, shown = false, children }: TextLimitProps) {
  if (max === undefined) return <>{children}</>;
  return (
    <span className="hd-text-limit">
      {children}
      {shown || count >= max * NEAR ? (
        <small className={classNames('hd-text-count', problem !== null && 'hd-text-count-over')} aria-hidden="true">
          {basicsText.countOf(count, max)}
        </small>
      ) : null}
    </span>
  );
}
