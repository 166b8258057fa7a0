import type { Answer, Sent, Target } from './target';

/** One way to try an attack: a request, or several that need each other. */
export type Try = {
  /** What is special about it. */
  how: string;
} & (SentTry | { getsThrough(): Promise<boolean> });

interface SentTry {
  send: Sent;
  /** Sent instead of `send`, one after the other; the last answer counts. */
  flood?: Sent[];
  /** Whether it got through. */
  succeeds(answer: Answer): boolean;
}

export interface Attack {
  /** What the attacker wants. */
  wants: string;
  /** Its variations; none where it makes no sense against this server. */
  tries(target: Target): Promise<Try[]>;
}

export const isDone = ({ status }: Answer): boolean => status >= 200 && status < 300;
