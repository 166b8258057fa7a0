import { normalized } from '../normalized';

/** A static Pix charge, as the Banco Central's manual of the BR Code describes it. */
export interface PixCharge {
  /** The key of who receives: here an address of e-mail. */
  key: string;
  /** At most 25 characters. */
  merchant: string;
  /** At most 15 characters. */
  city: string;
  /** Reais. */
  valor?: number;
  /** The identification of the payment: at most 25 letters and digits. */
  txid: string;
}

const field = (id: string, value: string): string => id + String(value.length).padStart(2, '0') + value;

// Banks refuse other signs in names.
const plain = (text: string, length: number): string =>
  normalized(text, 'NFD')
    .replace(/[^\x20-\x7e]/g, '')
    .slice(0, length)
    .trim();

/** CRC-16/CCITT-FALSE in four hexadecimal digits: polynomial 0x1021, start 0xFFFF. */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (const sign of text) {
    crc ^= sign.charCodeAt(0) << 8;
    for (let bit = 0; bit < 8; bit++) crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

/** The text of a Pix charge, to be copied and pasted or shown as a QR code. */
export function pixText({ key, merchant, city, valor, txid }: PixCharge): string {
  const text =
    field('00', '01') +
    field('26', field('00', 'br.gov.bcb.pix') + field('01', key)) +
    field('52', '0000') +
    field('53', '986') +
    (valor === undefined ? '' : field('54', valor.toFixed(2))) +
    field('58', 'BR') +
    field('59', plain(merchant, 25)) +
    field('60', plain(city, 15)) +
    field('62', field('05', txid)) +
    '6304';
  return text + crc16(text);
}
