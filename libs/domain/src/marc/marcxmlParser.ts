import { SaxesParser } from 'saxes';
import { RecordBuilder } from './marcxmlRecord';
import { rejected, type Reading } from './readResult';
import { TextWindow } from './textWindow';

/** A record, valid or broken, and its position in the text. */
export interface FoundRecord {
  reading: Reading;
  raw: Uint8Array;
  offset: number;
}

interface OpenRecord {
  builder: RecordBuilder;
  start: number;
  ancestors: string[];
  damaged: boolean;
}

type Failure = { reading: Reading; at: number };

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);
const recordStart = /<(?:[\w.-]+:)?record[\s/>]/g;
const mismatch = /^(?:unexpected close tag|unmatched closing tag|unclosed tag)/;
const recordEnd = /<\/(?:[\w.-]+:)?record\s*>/;
/** More than the longest start tag of a record: the text to keep for finding one split between two chunks. */
const TAG_ROOM = 16 * 1024;
// MARCXML in the envelopes of OAI-PMH and SRU has twelve levels. After each error the open elements are read again.
const maxDepth = 30;
const maxNameLength = 200;
// So much is read at first after an error, then twice as much each time: what follows the next error is read again.
const STEP_AFTER_ERROR = 32;
// What may be read again after errors: four million units, and four times what was read. A CDATA section without an end in each
// record would be read to the limit of a record each time.
const MAX_REREAD = 4 * 1024 * 1024;
const MOST_TIMES_READ = 4;
/** Of the open elements, which are read again after each error. */
const MAX_OPENING = 1000;

/**
 * Finds records in XML that arrives in chunks. After an error a new parser resumes at the next start tag of a record,
 * so a broken record affects only itself. Only the five predefined XML entities are known: a reference to any other is
 * an error, and a document type definition has no effect. All positions are in UTF-16 units from the start of the text,
 * except `offset`, which is in UTF-8 bytes.
 */
export class RecordFinder {
  /** Whether a MARCXML element was seen. */
  sawMarc = false;
  /** Whether the rest of the text is not read, since it is broken in too many places. */
  gaveUp = false;
  private parser: SaxesParser | undefined;
  private parserStart = 0;
  private written = 0;
  private resumedAt = 0;
  private lastTag = 0;
  private ancestors: string[] = [];
  /** The ancestors of the latest record: a further document in the same file is assumed to have the same structure. */
  private wrapper: string[] = [];
  private record: OpenRecord | undefined;
  private damaged = false;
  private wasBroken = false;
  private failure: Failure | undefined;
  private found: FoundRecord[] = [];
  /** How much was read again after errors. */
  private reread = 0;
  private readonly window: TextWindow;

  constructor(
    offset: number,
    private readonly maxLength: number,
  ) {
    this.window = new TextWindow(offset);
    this.start(0, []);
  }

  push(text: string, damaged: boolean): FoundRecord[] {
    if (this.gaveUp) return [];
    this.damaged = damaged;
    if (this.record && damaged) this.record.damaged = true;
    this.window.append(text);
    if (this.parser) this.parse(text, text.length);
    else this.parse(this.resume(this.window.start), STEP_AFTER_ERROR);
    return this.take();
  }

  end(): FoundRecord[] {
    while (this.parser) {
      this.parser.close();
      if (this.failure) this.parse(this.recover(this.failure), STEP_AFTER_ERROR);
      else this.parser = undefined;
    }
    return this.take();
  }

  private take(): FoundRecord[] {
    this.window.forgetTo(this.record?.start ?? this.lastOpenBracket());
    return this.found.splice(0);
  }

  private start(at: number, ancestors: string[]): void {
    const parser = new SaxesParser();
    const position = () => this.parserStart + parser.position;
    const opening = ancestors.map((name) => `<${name}>`).join('');
    this.parser = parser;
    this.parserStart = at - opening.length;
    this.written = opening.length;
    this.resumedAt = at;
    this.ancestors = [];
    this.record = undefined;
    parser.on('error', (error) => {
      // Thousands may follow from one.
      if (this.failure) return;
      const message = error.message.replace(/^\d+:\d+: /, '').replace(/\.$/, '');
      // After an error the open elements are a guess, so mismatched tags outside records are follow-up errors.
      if (this.wasBroken && !this.record && mismatch.test(message)) return;
      const at = position();
      this.fail(rejected('xml-malformed', `The XML is broken at byte ${this.window.offsetOf(at)}: ${message}.`), at);
    });
    parser.on('opentag', ({ name, attributes }) => {
      if (!this.failure) this.onOpen(name, attributes, position());
    });
    parser.on('text', (text) => this.record?.builder.append(text));
    parser.on('cdata', (text) => this.record?.builder.append(text));
    parser.on('closetag', ({ name }) => {
      if (!this.failure) this.onClose(localName(name), position());
    });
    parser.write(opening);
    this.reread += opening.length;
    this.lastTag = at;
  }

  private parse(text: string | undefined, firstStep: number): void {
    let rest = text;
    let step = firstStep;
    while (rest && this.parser) {
      const { parser } = this;
      // A parser that met an error still reads what it was given.
      const piece = rest.slice(0, step);
      parser.write(piece);
      this.written += piece.length;
      // Between two writes the parser's own position is not right.
      if (!this.failure) this.checkProgress(this.parserStart + this.written);
      rest = this.failure ? this.recover(this.failure) : rest.slice(step);
      step = this.parser === parser ? step * 2 : STEP_AFTER_ERROR;
    }
  }

  /**
   * Fails early: after an unclosed quote, comment or entity a parser consumes many records before it reports an error.
   */
  private checkProgress(at: number): void {
    const start = this.record?.start ?? this.lastTag;
    if (at - start > this.maxLength) {
      this.fail(rejected('too-large', `No record end within ${this.maxLength} characters.`), at);
    } else if (this.record && recordEnd.test(this.window.slice(start, at))) {
      this.fail(
        rejected('xml-malformed', 'The end of the record lies inside an unclosed entity, quote or comment.'),
        at,
      );
    }
  }

  private onOpen(name: string, attributes: Record<string, string>, at: number): void {
    const local = localName(name);
    this.lastTag = at;
    if (this.ancestors.length >= maxDepth || name.length > maxNameLength) {
      const limits = `${maxDepth} levels, or have names of more than ${maxNameLength} characters`;
      return this.fail(rejected('xml-malformed', `The elements have more than ${limits}.`), at);
    }
    if (local === 'record' || local === 'collection') this.sawMarc = true;
    if (local === 'record' && this.record && !this.record.builder.isEmpty) {
      this.fail(rejected('xml-malformed', 'Another record begins before the end of this one.'), at);
    } else if (local === 'record') {
      const start = Math.max(this.resumedAt, this.window.lastIndexOf('<', at - 1));
      this.wrapper = [...this.ancestors];
      this.record = { builder: new RecordBuilder(), start, ancestors: this.wrapper, damaged: this.damaged };
    } else {
      this.record?.builder.open(local, attributes);
    }
    this.ancestors.push(name);
  }

  private onClose(local: string, at: number): void {
    this.lastTag = at;
    this.ancestors.pop();
    if (local !== 'record') {
      this.record?.builder.close(local);
    } else if (this.record) {
      const { builder, start, damaged } = this.record;
      const isGarbled = damaged && this.window.slice(start, at).includes('\ufffd');
      const invalid = rejected('invalid-encoding', 'The text of the record is not valid UTF-8.');
      this.add(isGarbled ? invalid : builder.finish(), start, at);
      this.record = undefined;
    }
  }

  private fail(reading: Reading, at: number): void {
    this.failure ??= { reading, at };
  }

  private add(reading: Reading, from: number, to: number): void {
    const raw = this.window.bytes(from, Math.min(to, from + this.maxLength));
    const offset = this.window.rememberOffset(from);
    this.found.push({ reading, raw, offset });
  }

  /** Reports the failure and returns the text to continue with, if available. */
  private recover({ reading, at }: Failure): string | undefined {
    const from = this.record?.start ?? at;
    const next = this.window.find(recordStart, this.record ? from + 1 : from);
    this.add(reading, from, next ?? this.window.end);
    this.reread += at - (next ?? at);
    if (this.reread > MAX_REREAD + at * MOST_TIMES_READ) return this.giveUp(next ?? at);
    const isGuess = this.ancestors.length === 0 || this.ancestors.length >= maxDepth;
    this.ancestors = this.record?.ancestors ?? (isGuess ? this.wrapper : this.ancestors);
    this.wasBroken = true;
    this.failure = undefined;
    this.record = undefined;
    this.parser = undefined;
    if (next === undefined) this.window.forgetTo(this.window.end - TAG_ROOM);
    return this.resume(next);
  }

  private giveUp(at: number): undefined {
    const reading = rejected(
      'xml-malformed',
      'The rest of the file is not read: its XML is broken in too many places.',
    );
    this.add(reading, at, this.window.end);
    this.gaveUp = true;
    this.failure = undefined;
    this.parser = undefined;
  }

  /** Starts a new parser at the next start tag of a record, if the window contains one. */
  private resume(from: number | undefined): string | undefined {
    const next = from === undefined ? undefined : this.window.find(recordStart, from);
    if (next === undefined) return undefined;
    const length = this.ancestors.reduce((sum, name) => sum + name.length + 2, 0);
    this.start(next, length > MAX_OPENING ? [] : this.ancestors);
    return this.window.slice(next);
  }

  private lastOpenBracket(): number {
    const { start, end } = this.window;
    const bracket = this.window.lastIndexOf('<');
    return bracket < start ? end : Math.max(bracket, end - TAG_ROOM);
  }
}
