const acts = ['pointermove', 'pointerdown', 'wheel', 'touchstart', 'keydown'] as const;

/** Calls back once, when the reader begins to do something with the page; returns the function that stops waiting for it. */
export function onFirstAct(callBack: () => void): () => void {
  const onAct = () => {
    stop();
    callBack();
  };
  const stop = () => acts.forEach((act) => window.removeEventListener(act, onAct));
  acts.forEach((act) => window.addEventListener(act, onAct, { passive: true }));
  return stop;
}
