/** The page numbers to show, `null` for a gap: first, last, and the neighbours of the current one. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const wanted = new Set([1, pages, page - 1, page, page + 1]);
  // A gap of one number would take as much space as the number.
  if (page <= 4) [2, 3, 4, 5].forEach((number) => wanted.add(number));
  if (page >= pages - 3) [1, 2, 3, 4].forEach((back) => wanted.add(pages - back));
  const shown = [...wanted].filter((number) => number >= 1 && number <= pages).sort((a, b) => a - b);
  return shown.flatMap((number, index) => {
    const before = shown[index - 1] ?? number - 1;
    if (number - before === 1) return [number];
    return number - before === 2 ? [number - 1, number] : [null, number];
  });
}
