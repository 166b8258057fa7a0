/** The heading of the page: where the focus goes when nothing nearer is left. */
export const pageHeading = (): HTMLElement | null => document.querySelector('main h1');

/** Whether the element that had the focus is gone, and no other has taken it. */
export const isFocusLost = (): boolean => document.activeElement === document.body;

/** Ref callback for an element that replaces a button or a form that had the focus. */
export const takeFocus = (element: HTMLElement | null): void => {
  if (isFocusLost()) element?.focus();
};

/** Moves the focus to any element, also one that Tab does not reach. */
export function focusOn(element: HTMLElement, options?: FocusOptions): void {
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus(options);
}
