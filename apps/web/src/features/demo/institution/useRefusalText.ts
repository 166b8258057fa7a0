import { useTranslation } from 'react-i18next';

/** The texts for what the schema of an institution's data, and the check of its logo, say of a value. */
const textOfSentence = {
  'must not be empty': 'valueEmpty',
  'must be a time such as 08:00': 'valueTime',
  'must be a day such as 2026-12-25': 'valueDay',
  'must be a colour such as #0f4c5c, or the name of a theme': 'valueColour',
  'must be an address that begins with https://': 'valueAddress',
  'must open before it closes; on a day without hours both are null': 'valueHours',
  'must be a PNG or an SVG in base64': 'valuePicture',
  'must be a PNG or an SVG': 'valuePicture',
  'must have at most 256 kB': 'valuePictureSize',
  'must have 1 to 4096 pixels in each direction': 'valuePicturePixels',
  'is in this list twice': 'valueTwice',
} as const;

/** The key of the text for a sentence of the server; null for one that this app does not know. */
export function refusalKey(sentence: string) {
  if (sentence.startsWith('must be an SVG without ')) return 'valuePictureDraws';
  if (/^must have at most \d+ characters$/.test(sentence)) return 'valueTooLong';
  if (/^names (campus|activity) /.test(sentence)) return 'valueUnknown';
  if (/^must be an? (whole number|amount) from /.test(sentence)) return 'valueNumber';
  return Object.hasOwn(textOfSentence, sentence) ? textOfSentence[sentence as keyof typeof textOfSentence] : null;
}

/** What is wrong with a field, in the reader's language; in the server's where the app does not know its sentence. */
export function useRefusalText() {
  const { t } = useTranslation('demo');
  return (field: string, sentence: string): string => {
    const key = refusalKey(sentence);
    return key ? t(key, { field }) : `${field}: ${sentence}`;
  };
}
