import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Settings } from '../../../shared/settings';
import type { CaptchaWidgetProps } from './useCaptcha';

/** The common API of the usual captcha services: reCAPTCHA, hCaptcha, Turnstile. */
interface CaptchaService {
  render(place: HTMLElement, options: Record<string, unknown>): unknown;
  ready?(begin: () => void): void;
}
type Service = NonNullable<Settings['captcha']>;

const loads = new Map<string, Promise<void>>();
function load(script: string): Promise<void> {
  const begun =
    loads.get(script) ??
    new Promise<void>((resolve, reject) => {
      const element = Object.assign(document.createElement('script'), { src: script, async: true });
      element.onload = () => resolve();
      element.onerror = () => {
        loads.delete(script);
        reject(new Error(`The captcha of ${script} did not come.`));
      };
      document.head.append(element);
    });
  loads.set(script, begun);
  return begun;
}

/** The captcha of an external service, rendered by its script. */
export function ScriptCaptcha(props: CaptchaWidgetProps & { service: Service }) {
  const { service, isCompact, describedBy } = props;
  const { t } = useTranslation('session');
  const place = useRef<HTMLDivElement>(null);
  const told = useRef(props);
  useEffect(() => {
    told.current = props;
  });
  useEffect(() => {
    let isUnmounted = false;
    const draw = () => {
      const drawn = (window as unknown as Record<string, CaptchaService | undefined>)[service.global];
      if (isUnmounted || !place.current || !drawn) return;
      const render = () =>
        drawn.render(place.current as HTMLDivElement, {
          sitekey: service.site_key,
          size: isCompact ? 'compact' : 'normal',
          callback: (token: string) => told.current.onToken(token),
          'expired-callback': () => told.current.onExpired(),
        });
      if (drawn.ready) drawn.ready(render);
      else render();
    };
    load(service.script).then(draw, (error: unknown) => console.error(error));
    return () => {
      isUnmounted = true;
    };
  }, [service, isCompact]);
  return <div ref={place} role="group" aria-label={t('notARobot')} aria-describedby={describedBy} />;
}
