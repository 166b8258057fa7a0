import { useLayoutEffect, useRef } from 'react';
import { TextField, type TextFieldProps } from './TextField';

interface MaskedFieldProps extends Omit<TextFieldProps, 'value' | 'onChange' | 'ref'> {
  /** Without separators. */
  value: string;
  onChange: (value: string) => void;
  /** Extracts the value from a text: removes separators. */
  keep: (text: string) => string;
  /** Formats the value for display. */
  show: (value: string) => string;
}

/** The position in the shown text after the given number of value characters. */
function placeAfter(count: number, shown: string, keep: (text: string) => string): number {
  let place = 0;
  while (place < shown.length && keep(shown.slice(0, place)).length < count) place++;
  return place;
}

/** A number shown with separators, typed or pasted with or without them. The caret stays at its digit. */
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
