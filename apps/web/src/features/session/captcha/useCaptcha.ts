import { useState } from 'react';

/** Props of a captcha widget, also for external services. */
export interface CaptchaWidgetProps {
  isCompact: boolean;
  onToken: (token: string) => void;
  onExpired: () => void;
  /** The id of the error message. */
  describedBy?: string;
}

/** The state of a form's captcha, which may not be required. A token is valid for one attempt. */
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
    /** Whether the form may be sent; if not, the captcha shows why. */
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
