import type { MarcRecord } from '../record';
import { withUnlinkedFields } from '../alternateFields';
import { remoteAccess } from '../describeAccess';
import { languageOf } from '../describeLanguages';
import { describeLinks } from '../describeLinks';
import { workTypeOf } from '../describeWorkType';
import { WorkType } from '../workTypes';
import { article, chapter } from './component';
import { availability, type ReferenceOptions } from './online';
import { joinSentences, type ReferencePart, type Sentence } from './referenceParts';
import { periodical } from './periodical';
import { recording } from './recording';
import { thesis } from './thesis';
import { wholeWork } from './work';

/** A reference as plain text and in parts. */
export interface Reference {
  texto: string;
  /** The same text in parts; `destaque` marks the title, which the norm emphasises. */
  partes: ReferencePart[];
}

const sentences = (record: MarcRecord, type: WorkType): Sentence[] => {
  const language = languageOf(record).idioma ?? 'por';
  switch (type) {
    case WorkType.thesis:
    case WorkType.dissertation:
    case WorkType.courseWork:
      return thesis(record, type);
    case WorkType.article:
      return article(record, language);
    case WorkType.chapter:
      return chapter(record, type);
    case WorkType.periodical:
      return periodical(record);
    case WorkType.video:
    case WorkType.soundRecording:
      return recording(record, type, language);
    default:
      return wholeWork(record, type, language);
  }
};

/**
 * The ABNT NBR 6023:2018 reference of a title. Never throws; missing data is replaced by the norm's own wording (`[S.
 * l.: s. n.]`, `[19--?]`) or left out.
 */
export const abntReference = (source: MarcRecord, options: ReferenceOptions = {}): Reference => {
  const record = withUnlinkedFields(source);
  const type = workTypeOf(record, remoteAccess(record, describeLinks(record)) !== null);
  const partes = joinSentences([...sentences(record, type), ...availability(record, options)]);
  return { texto: partes.map(({ texto }) => texto).join(''), partes };
};
