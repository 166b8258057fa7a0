/** As the ref of what comes in place of a button that had the focus: it takes it, unless something else has got it meanwhile. */
export const takeFocus = (element: HTMLElement | null): void => {
  if (document.activeElement === document.body) element?.focus();
};
