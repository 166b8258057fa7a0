import { useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';

/** What boot.js records from the first paint on: a page of the server is shown before its scripts have loaded. */
interface EarlyInput {
  /** Fields that the reader has changed, in this order, with what they said then: React resets some of them. */
  fields: Map<Element, string | boolean>;
  /** The button that was pressed last, or the form that was sent. */
  pressed: Element | null;
  stop(): void;
}

declare global {
  interface Window {
    earlyInput?: EarlyInput;
  }
}

/** Ends the recording. `isReplayed`: does again, with the app, what the reader did before it was alive. */
export function takeEarlyInput(isReplayed: boolean): void {
  const { earlyInput } = window;
  if (!earlyInput) return;
  const { pressed, fields } = earlyInput;
  earlyInput.stop();
  earlyInput.pressed = null;
  delete window.earlyInput;
  if (!isReplayed) return;
  // All fields, since a field of a part that is not alive yet could still be changed without the app noticing.
  document.querySelectorAll('input, select, textarea').forEach(makeAlive);
  // Each by itself: a field's change may build on that of another.
  for (const [field, value] of fields) flushSync(() => repeatChange(field, value));
  if (pressed instanceof HTMLFormElement) pressed.requestSubmit();
  else if (pressed instanceof HTMLElement && pressed.isConnected) pressed.click();
}

/** Once the content around it is alive. */
export function ReplayEarlyInput() {
  // After the effect itself, where React cannot render each change by itself, and before the reader does anything more.
  useLayoutEffect(() => queueMicrotask(() => takeEarlyInput(true)), []);
  return null;
}

// Parts of a page become alive one after another. React does not wait with the part in which one of some events occurs, of
// which this one means nothing to a field.
function makeAlive(field: Element): void {
  field.dispatchEvent(new Event('pointercancel', { bubbles: true }));
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
