import { useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';

/** What boot.js records from the first paint on: a page of the server is shown before its scripts have loaded. */
interface EarlyInput {
  /** Fields that the reader has changed, in this order, with what they said then: React resets some of them. */
  fields: Map<Element, string | boolean>;
  /** The button that was pressed last, or the form that was sent. */
  pressed: Element | null;
  /** Once the app is there: called at what the reader does in a part that is not hydrated yet. A field that is hydrated is the app's then. */
  replay?: () => void;
  /** Whether the reader has scrolled, pressed or typed something; asked once, when the app could move the page. */
  takeActed(): boolean;
  isHydrated(element: Element): boolean;
  stop(): void;
}

declare global {
  interface Window {
    earlyInput?: EarlyInput;
  }
}

/** Whether the reader has begun to use this page before the app was there; asked once. */
export const hasBegunEarly = (): boolean => window.earlyInput?.takeActed() ?? false;

/** Ends the recording, on a page that did not come with its content: nothing of it can be used before the app is there. */
export function forgetEarlyInput(): void {
  window.earlyInput?.stop();
  delete window.earlyInput;
}

/** Does again, with the app, what the reader did in the parts that are hydrated now; goes on recording for the others. */
function replayEarlyInput(): void {
  const { earlyInput } = window;
  if (!earlyInput) return;
  earlyInput.replay = replayEarlyInput;
  const { fields, isHydrated } = earlyInput;
  const isReady = (element: Element): boolean => {
    if (element.isConnected && !isHydrated(element)) hydrate(element);
    return !element.isConnected || isHydrated(element);
  };
  for (const [field, value] of fields) {
    if (!isReady(field)) continue;
    fields.delete(field);
    // Each by itself: a field's change may build on that of another.
    flushSync(() => repeatChange(field, value));
  }
  const { pressed } = earlyInput;
  if (!pressed || !isReady(pressed)) return;
  earlyInput.pressed = null;
  if (pressed instanceof HTMLFormElement) pressed.requestSubmit();
  else if (pressed instanceof HTMLElement && pressed.isConnected) pressed.click();
}

/** In a part of a page that came with its content: once the part is hydrated. */
export function ReplayEarlyInput() {
  // After the effect itself, where React cannot render each change by itself, and before the reader does anything more.
  useLayoutEffect(() => queueMicrotask(replayEarlyInput), []);
  return null;
}

// Parts of a page hydrate one after another. React does not wait with the part in which one of some events occurs, of
// which this one means nothing to a field; it does wait where the code of the part is not there yet.
function hydrate(element: Element): void {
  element.dispatchEvent(new Event('pointercancel', { bubbles: true }));
}

// React ignores an event of a field whose value it knows already, and it has learned this one from the page. It is told
// another one first.
function repeatChange(field: Element, value: string | boolean): void {
  if (typeof value === 'boolean') {
    if (!(field instanceof HTMLInputElement)) return;
    field.checked = !value;
    field.click();
  } else if (field instanceof HTMLSelectElement) {
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    const prototype = Object.getPrototypeOf(field) as object;
    field.value = '';
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
