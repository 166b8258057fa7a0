import { useEffect } from 'react';

/** Keeps the phone's screen on while the part is shown, where the browser can. */
export function useScreenAwake(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let isShown = true;
    const keepOn = () => {
      if (document.visibilityState !== 'visible') return;
      // Refused when the battery is low.
      navigator.wakeLock?.request('screen').then(
        (given) => {
          lock = given;
          if (!isShown) void given.release();
        },
        () => undefined,
      );
    };
    keepOn();
    // The browser ends it when the page is left.
    document.addEventListener('visibilitychange', keepOn);
    return () => {
      isShown = false;
      document.removeEventListener('visibilitychange', keepOn);
      void lock?.release();
    };
  }, []);
}
