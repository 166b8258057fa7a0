interface XmlText {
  text: string;
  /** Some bytes were not valid UTF-8 and were replaced by U+FFFD. */
  damaged: boolean;
}

/** Decodes the bytes of an XML file as they come. */
export interface XmlDecoder {
  /** Length of the byte-order mark, which is not part of the text. */
  skipped: number;
  decode(chunk: Uint8Array): XmlText;
  end(): XmlText;
}

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const lenient = new TextDecoder('utf-8', { ignoreBOM: true });

const decodeUtf8 = (bytes: Uint8Array): XmlText => {
  try {
    return { text: strict.decode(bytes), damaged: false };
  } catch {
    return { text: lenient.decode(bytes), damaged: true };
  }
};

/** The number of bytes up to the last complete character. */
const wholeLength = (bytes: Uint8Array): number => {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    const isContinuation = (byte & 0xc0) === 0x80;
    const needed = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc0 ? 2 : 1;
    if (!isContinuation) return needed > back ? bytes.length - back : bytes.length;
  }
  return bytes.length;
};

const joined = (first: Uint8Array, second: Uint8Array): Uint8Array => {
  const bytes = new Uint8Array(first.length + second.length);
  bytes.set(first);
  bytes.set(second, first.length);
  return bytes;
};

const utf8Decoder = (skipped: number): XmlDecoder => {
  let rest = new Uint8Array();
  let toSkip = skipped;
  return {
    skipped,
    decode(chunk) {
      const bytes = joined(rest, chunk.subarray(toSkip));
      toSkip = 0;
      const length = wholeLength(bytes);
      rest = bytes.slice(length);
      return decodeUtf8(bytes.subarray(0, length));
    },
    end: () => decodeUtf8(rest),
  };
};

const otherDecoder = (label: string): XmlDecoder | undefined => {
  try {
    const decoder = new TextDecoder(label);
    return {
      skipped: 0,
      decode: (chunk) => ({ text: decoder.decode(chunk, { stream: true }), damaged: false }),
      end: () => ({ text: decoder.decode(), damaged: false }),
    };
  } catch {
    return undefined;
  }
};

const startsWith = (head: Uint8Array, ...bytes: number[]): boolean =>
  bytes.every((byte, index) => head[index] === byte);

/**
 * The decoder for an XML file that starts with `head` (at least its XML declaration): by byte-order mark, or else the
 * declared encoding, or else UTF-8. Undefined if the declared encoding is unknown. Source: XML 1.0, appendix F.
 */
export const openXmlText = (head: Uint8Array): XmlDecoder | undefined => {
  if (startsWith(head, 0xef, 0xbb, 0xbf)) return utf8Decoder(3);
  if (startsWith(head, 0xff, 0xfe) || startsWith(head, 0x3c, 0x00)) return otherDecoder('utf-16le');
  if (startsWith(head, 0xfe, 0xff) || startsWith(head, 0x00, 0x3c)) return otherDecoder('utf-16be');
  const declaration = lenient.decode(head.subarray(0, 256));
  const label = /^\s*<\?xml[^>]*?encoding\s*=\s*["']([^"']+)["']/.exec(declaration)?.[1] ?? 'utf-8';
  return /^utf-?(8|16)$/i.test(label) ? utf8Decoder(0) : otherDecoder(label);
};
