const encoder = new TextEncoder();

/**
 * The part of a text that is still needed, of a text that arrives in chunks. Positions are in UTF-16 units from the start of
 * the text, offsets in UTF-8 bytes.
 */
export class TextWindow {
  /** The position of the first unit that is kept. */
  start = 0;
  private text = '';
  private startOffset: number;
  /** A position and its offset, from which those of later positions are counted. */
  private known: { at: number; offset: number };

  constructor(offset: number) {
    this.startOffset = offset;
    this.known = { at: 0, offset };
  }

  get end(): number {
    return this.start + this.text.length;
  }

  append(text: string): void {
    this.text += text;
  }

  slice(from: number, to = this.end): string {
    return this.text.slice(from - this.start, to - this.start);
  }

  /** The position of the last such text before a position; one before the window if there is none. */
  lastIndexOf(text: string, before = this.end): number {
    return this.start + this.text.lastIndexOf(text, before - this.start);
  }

  /** The position of the first match from a position on of a global pattern. */
  find(pattern: RegExp, from: number): number | undefined {
    pattern.lastIndex = Math.max(0, from - this.start);
    const match = pattern.exec(this.text);
    return match ? this.start + match.index : undefined;
  }

  bytes(from: number, to: number): Uint8Array {
    return encoder.encode(this.slice(from, to));
  }

  offsetOf(position: number): number {
    const { at, offset } = position >= this.known.at ? this.known : { at: this.start, offset: this.startOffset };
    return offset + this.bytes(at, position).length;
  }

  /** Offsets are counted from here on, and earlier ones cost more. */
  rememberOffset(position: number): number {
    const offset = this.offsetOf(position);
    this.known = { at: position, offset };
    return offset;
  }

  forgetTo(position: number): void {
    const to = Math.min(Math.max(this.start, position), this.end);
    this.startOffset = this.offsetOf(to);
    this.text = this.slice(to);
    this.start = to;
    if (this.known.at < to) this.known = { at: to, offset: this.startOffset };
  }
}
