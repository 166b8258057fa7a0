import { normalized } from '../normalized';
import type { DataField, MarcField } from './record';
import { longMarks, rejected, tooMany, type Reading, type ReadWarning } from './readResult';

type Attributes = Readonly<Record<string, string>>;

const LEADER_LENGTH = 24;
const noAscii = /[^\x20-\x7e]/g;
const UNKNOWN_LEADER = '     nam a22     uu 4500';

/** Builds one record from the elements inside `<record>`. Ignores elements that are not MARCXML. */
export class RecordBuilder {
  private leader: string | undefined;
  private readonly fields: MarcField[] = [];
  private dataField: DataField | undefined;
  private key = '';
  private text = '';
  private hasLongMarks = false;
  private subfields = 0;
  private problem: string | undefined;

  /** No MARC content so far: an outer `<record>` of another format, such as OAI-PMH's. */
  get isEmpty(): boolean {
    return this.leader === undefined && this.fields.length === 0;
  }

  open(name: string, attributes: Attributes): void {
    this.text = '';
    if (this.excess) return;
    if (name === 'controlfield') this.key = this.tagOf(attributes);
    if (name === 'subfield') {
      this.key = this.codeOf(attributes);
      this.subfields += 1;
    }
    if (name === 'datafield') {
      const { ind1, ind2 } = attributes;
      this.dataField = {
        tag: this.tagOf(attributes),
        ind1: ind1?.charAt(0) || ' ',
        ind2: ind2?.charAt(0) || ' ',
        subfields: [],
      };
      this.fields.push(this.dataField);
    }
  }

  /** Whether it has more fields or subfields than are read; no more of them are kept. */
  private get excess(): ReturnType<typeof tooMany> {
    return tooMany(this.fields.length, this.subfields);
  }

  append(text: string): void {
    this.text += text;
  }

  close(name: string): void {
    if (this.excess) return;
    const value = normalized(this.text, 'NFC', () => (this.hasLongMarks = true));
    if (name === 'leader') this.leader = value;
    if (name === 'controlfield') this.fields.push({ tag: this.key, value });
    if (name === 'subfield') {
      if (this.dataField) this.dataField.subfields.push({ code: this.key, value });
      else this.problem ??= 'A subfield is outside of a data field.';
    }
    if (name === 'datafield') this.dataField = undefined;
  }

  finish(): Reading {
    if (this.excess) return this.excess;
    if (this.problem !== undefined) return rejected('xml-record', this.problem);
    if (this.fields.length === 0) return rejected('no-fields', 'The record has no fields.');
    const warnings: ReadWarning[] = [];
    const leader = this.leader ?? UNKNOWN_LEADER;
    if (this.leader === undefined) {
      warnings.push({ kind: 'leader', message: 'The record has no leader; it is taken for a book.' });
    } else if (leader.length !== LEADER_LENGTH) {
      warnings.push({ kind: 'leader', message: `The leader has ${leader.length} characters instead of 24.` });
    }
    if (this.hasLongMarks) warnings.push(longMarks);
    const fixed = leader.padEnd(LEADER_LENGTH).slice(0, LEADER_LENGTH);
    const damaged = fixed.search(noAscii);
    if (damaged >= 0) {
      const message = `Position ${damaged} of the leader is no ASCII character and is read as a blank.`;
      warnings.push({ kind: 'leader', message });
    }
    const record = { leader: fixed.replace(noAscii, ' '), fields: this.fields };
    return { ok: true, record, warnings };
  }

  private tagOf({ tag = '' }: Attributes): string {
    if (!/^[0-9A-Za-z]{3}$/.test(tag)) this.problem ??= `"${tag}" is not a MARC tag.`;
    return tag;
  }

  private codeOf({ code = '' }: Attributes): string {
    if (!/^[\x21-\x7e]$/.test(code)) this.problem ??= `"${code}" is not a subfield code.`;
    return code;
  }
}
