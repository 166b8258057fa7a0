/** One call of the control room. */
export type Ask = <Reply>(method: string, path: string, body?: object) => Promise<Reply>;

/** A path with values in it, each of which may have signs that separate paths. */
export const pathOf = (parts: TemplateStringsArray, ...values: (string | number)[]): string =>
  String.raw({ raw: parts }, ...values.map((value) => encodeURIComponent(value)));
