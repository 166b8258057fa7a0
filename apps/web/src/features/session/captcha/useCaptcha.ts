import { useState } from 'react';

/** What a captcha's widget is given and tells. Another service's is put behind the same. */
export interface CaptchaWidgetProps {
  isCompact: boolean;
  onToken: (token: string) => void;
  onExpired: () => void;
  /** The element that says what is wrong. */
  describedBy?: string;
}

/** A captcha of a form that may or may not ask for one. A token is good for one attempt. */
export function useCaptcha(isAsked: boolean) {
  const [token, setToken] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [problem, setProblem] = useState<'AuthCAPTCHAError' | 'captcha_expirado' | null>(null);
  return {
    isAsked,
    token: token ?? undefined,
    attempt,
    problem,
    onToken: (given: string) => {
      setToken(given);
      setProblem(null);
    },
    onExpired: () => {
      setToken(null);
      setProblem('captcha_expirado');
    },
    /** Whether the form may go; if not, the captcha says why. */
    mayGo: (): boolean => {
      if (!isAsked || token) return true;
      setProblem('AuthCAPTCHAError');
      return false;
    },
    renew: () => {
      setToken(null);
      setAttempt((before) => before + 1);
    },
  };
}
export type CaptchaState = ReturnType<typeof useCaptcha>;
