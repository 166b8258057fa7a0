const lineOrTwo = 80;

/** A text shortened for a sentence or a row: after so many letters cut with "…". */
export function shortened(text: string, longest = lineOrTwo): string {
  const letters = [...text];
  return letters.length > longest ? `${letters.slice(0, longest).join('').trimEnd()}…` : text;
}
