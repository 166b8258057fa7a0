/**
 * What is done on a screen in turn: a click, by a selector, since the words differ by language; a field filled in, or the option of
 * a select by its place; the code of the newest mail typed into one; calls that fail from here on.
 */
export type Step =
  string | { field: string; value: string | number } | { field: string; mailed: RegExp } | { failing: RegExp };

/** What the control room sets, by the ends of its addresses. */
export interface Setting {
  institution?: { variant?: string; activities?: { codigo: number; existe: boolean }[] };
  faults?: { name: string; endpoint?: string; times?: number }[];
}

/** A screen in a state, as an address and perhaps some steps lead to it; `patron` is the login of who looks at it. */
export interface Screen {
  name: string;
  address: string;
  patron?: string;
  steps?: Step[];
  /** What is there once the last step has had its effect. */
  shows?: string;
  /** Only where the window is narrow. */
  narrow?: true;
  /** Seen in this language alone, which only the sign-in has. */
  language?: 'fr' | 'it';
  /** The addresses of the calls that fail from the start. */
  failing?: RegExp;
  /** A library of its own, set like this once the patron is in: what is done there is seen nowhere else. */
  library?: Setting;
}

export const area = '/meupergamum';
export const aDialog = '[role=dialog], [role=alertdialog]';
export const anError = '[aria-invalid=true]';
export const aNotice = 'main [data-tone]';
export const book = '/acervo/1';
export const serial = '/acervo/119';
/** The button of a search form. */
export const search = 'main [role=search] button[type=submit]';
