import { useId, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettings } from '../../../shared/settings';
import { FieldError } from '../../../shared/ui/Field';
import { LocalCaptcha } from './LocalCaptcha';
import { ScriptCaptcha } from './ScriptCaptcha';
import type { CaptchaState } from './useCaptcha';

// D1 §2, ruling D26.
const compactWidth = '(max-width: 575.98px)';

function useIsCompact(): boolean {
  const subscribe = (onChange: () => void) => {
    const media = window.matchMedia(compactWidth);
    media.addEventListener('change', onChange);
    return () => media.removeEventListener('change', onChange);
  };
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(compactWidth).matches,
    () => false,
  );
}

/** The configured captcha service, else the local captcha (ruling B15). */
export function Captcha({ captcha }: { captcha: CaptchaState }) {
  const { t } = useTranslation('session');
  const service = useSettings().captcha;
  const isCompact = useIsCompact();
  const id = useId();
  const { attempt, onToken, onExpired, problem } = captcha;
  const widget = { isCompact, onToken, onExpired, describedBy: problem ? id : undefined };
  const name = `${attempt} ${String(isCompact)}`;
  return (
    <div>
      {service ? (
        <ScriptCaptcha key={name} service={service} {...widget} />
      ) : (
        <LocalCaptcha key={attempt} {...widget} />
      )}
      {problem && (
        <FieldError id={id} role="alert">
          {t(problem)}
        </FieldError>
      )}
    </div>
  );
}
