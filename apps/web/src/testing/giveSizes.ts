/** jsdom lays nothing out, and what has no size takes no focus from a dialog: here everything has one. */
export function giveSizes(): void {
  Element.prototype.getClientRects = () => [new DOMRect(0, 0, 1, 1)] as unknown as DOMRectList;
}
