import { useContext, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { InNameOf } from './inNameOf';

// The typed keys are the caller's; here they would be worked out for every text there is.
type Translate = (key: string, options?: object) => string;
const useAnyTranslation = useTranslation as unknown as (of: unknown) => { t: Translate };

/**
 * `useTranslation` for texts about what somebody has: to who acts for another person they speak of that person, where
 * they have such a form (`_acting`).
 */
export const useOwnTranslation = ((of: unknown) => {
  const translation = useAnyTranslation(of);
  const isActing = useContext(InNameOf) !== null;
  return useMemo(() => {
    if (!isActing) return translation;
    const t: Translate = (key, options) => translation.t(key, { context: 'acting', ...options });
    return { ...translation, t };
  }, [translation, isActing]);
}) as unknown as typeof useTranslation;
