import { useLayoutEffect, useRef } from 'react';
import { TextField, type TextFieldProps } from './TextField';

interface MaskedFieldProps extends Omit<TextFieldProps, 'value' | 'onChange' | 'ref'> {
  /** Without marks. */
  value: string;
  onChange: (value: string) => void;
  /** What is kept of a text: its marks go. */
  keep: (text: string) => string;
  /** The value as it is shown. */
  show: (value: string) => string;
}

/** Where in the shown text so many of the value's characters are behind one. */
function placeAfter(count: number, shown: string, keep: (text: string) => string): number {
  let place = 0;
  while (place < shown.length && keep(shown.slice(0, place)).length < count) place++;
  return place;
}

/** A number that is shown with marks between its digits, typed or pasted with or without them. The caret stays at its digit. */
export function MaskedField({ value, onChange, keep, show, ...props }: MaskedFieldProps) {
  const box = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  const shown = show(value);
  useLayoutEffect(() => {
    if (caret.current === null || !box.current) return;
    const place = placeAfter(caret.current, shown, keep);
    caret.current = null;
    box.current.setSelectionRange(place, place);
  });
  return (
    <TextField
      inputMode="numeric"
      {...props}
      ref={box}
      value={shown}
      onChange={(text) => {
        caret.current = keep(text.slice(0, box.current?.selectionStart ?? text.length)).length;
        onChange(keep(text));
      }}
    />
  );
}
