const lineOrTwo = 80;

/** A text as a sentence or a row can hold it: past so many letters cut with "…". Where it came from keeps it whole. */
export function shortened(text: string, longest = lineOrTwo): string {
  const letters = [...text];
  return letters.length > longest ? `${letters.slice(0, longest).join('').trimEnd()}…` : text;
}
