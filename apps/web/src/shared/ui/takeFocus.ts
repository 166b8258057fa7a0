/**
 * Ref callback for an element that replaces a button or a form that had the focus: takes the focus, unless another element has it
 * by now.
 */
export const takeFocus = (element: HTMLElement | null): void => {
  if (document.activeElement === document.body) element?.focus();
};
