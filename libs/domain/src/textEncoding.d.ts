// Available in every browser and in Node, but not in TypeScript's ES library; the DOM library would also declare
// network APIs.
declare class TextDecoder {
  constructor(label?: string, options?: { fatal?: boolean; ignoreBOM?: boolean });
  decode(bytes?: Uint8Array, options?: { stream?: boolean }): string;
}

declare class TextEncoder {
  encode(text?: string): Uint8Array<ArrayBuffer>;
}
