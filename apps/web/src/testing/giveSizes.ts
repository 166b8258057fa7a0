/** jsdom has no layout, and a dialog does not focus elements without a size: gives every element a size. */
export function giveSizes(): void {
  Element.prototype.getClientRects = () => [new DOMRect(0, 0, 1, 1)] as unknown as DOMRectList;
}
