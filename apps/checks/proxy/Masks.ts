import { createHmac, randomBytes } from 'node:crypto';
import { cpfDigits, isCpf } from '@catalogue/domain';
import { kindOf } from './personalFields';

/** As many values of persons are looked for in other texts. */
const maxLearned = 200;
/** Shorter values occur in other texts without being a person's. */
const shortestLearned = 5;

const mail = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const cpf = /(?<!\d)\d{3}\.?\d{3}\.?\d{3}-?\d{2}(?!\d)/g;
const phone = /(?:\+55\s?)?\(\d{2}\)\s?9?\d{4}-?\d{4}/g;
const jsonWebToken = /eyJ[\w-]+\.[\w-]+\.[\w-]*/g;
const zeros = (text: string): string => text.replace(/\d/g, '0');
const isoDate = /^\d{4}-\d{2}-\d{2}/;
const brazilianDate = /^\d{2}\/\d{2}\/\d{4}/;

/**
 * Replaces personal values by others of the same form. The same value has the same mask in one recording, so
 * that codes still match; the key is not stored, so that nobody can look for a value by masking it.
 */
export class Masks {
  readonly #key = randomBytes(32);
  readonly #learned = new Map<string, string>();

  /** A JSON value, field by field. */
  json(value: unknown, isOfPatron: boolean, name = ''): unknown {
    if (Array.isArray(value)) return value.map((entry) => this.json(entry, isOfPatron, name));
    if (value !== null && typeof value === 'object')
      return Object.fromEntries(
        // A list of persons by their codes has these as names.
        Object.entries(value).map(([field, inner]) => [
          /^[a-z_]\w*$/i.test(field) ? field : this.#pseudonym(field),
          this.json(inner, isOfPatron, field),
        ]),
      );
    if (typeof value === 'string') return this.text(value, name, isOfPatron);
    if (typeof value === 'number' && kindOf(name, isOfPatron) !== 'public')
      return Number(this.#pseudonym(String(value)));
    return value;
  }

  /** The text of a field. */
  text(value: string, name: string, isOfPatron: boolean): string {
    if (value === '') return value;
    switch (kindOf(name, isOfPatron)) {
      case 'secret':
        return 'masked';
      case 'identity':
        return this.#identity(value);
      case 'personal':
        // The days of a loan are needed to understand it.
        return isDate(value) ? value : this.#pseudonym(value);
      case 'public':
        return this.#withoutPersons(value);
    }
  }

  #identity(value: string): string {
    if (isoDate.test(value)) return '1900-01-01';
    if (brazilianDate.test(value)) return '01/01/1900';
    const mask = this.#pseudonym(value);
    if (value.length >= shortestLearned) {
      this.#learned.set(value, mask);
      const [oldest] = this.#learned.keys();
      if (this.#learned.size > maxLearned && oldest !== undefined) this.#learned.delete(oldest);
    }
    return mask;
  }

  /** A text for all, where a person may still be named. */
  #withoutPersons(text: string): string {
    let masked = text;
    for (const [value, mask] of this.#learned) masked = masked.replaceAll(value, mask);
    return masked
      .replace(mail, (found) => this.#pseudonym(found))
      .replace(cpf, (found) => (isCpf(cpfDigits(found)) ? zeros(found) : found))
      .replace(phone, zeros)
      .replace(jsonWebToken, 'masked');
  }

  /** A text of the same form: a digit for a digit, a letter for a letter. */
  #pseudonym(value: string): string {
    const digest = createHmac('sha256', this.#key).update(value).digest();
    if (value.replace(mail, '') === '') return `${digest.toString('hex', 0, 4)}@exemplo.invalid`;
    if (value.replace(phone, '') === '' || isCpf(cpfDigits(value))) return zeros(value);
    let place = 0;
    const from = (first: string, count: number) =>
      String.fromCharCode(first.charCodeAt(0) + ((digest[place++ % digest.length] ?? 0) % count));
    return value.replace(/[\d\p{L}]/gu, (sign) =>
      /\d/.test(sign)
        ? sign === '0'
          ? '0'
          : from('1', 9)
        : sign === sign.toLowerCase()
          ? from('a', 26)
          : from('A', 26),
    );
  }
}

const isDate = (text: string): boolean => isoDate.test(text) || brazilianDate.test(text);
