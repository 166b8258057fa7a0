/** The texts for what the schema of a library's data, and the check of its logo, say of a value. */
const textOfSentence = {
  'must not be empty': 'valueEmpty',
  'must be a time such as 08:00': 'valueTime',
  'must be a colour such as #0f4c5c, or the name of a theme': 'valueColour',
  'must be an address that begins with https://': 'valueAddress',
  'must open before it closes; on a day without hours both are null': 'valueHours',
  'must be a PNG or an SVG in base64': 'valuePicture',
  'must be a PNG or an SVG': 'valuePicture',
  'must have at most 256 kB': 'valuePictureSize',
  'must have 1 to 4096 pixels in each direction': 'valuePicturePixels',
} as const;

/** The key of the text for a sentence of the server; null for one that this app does not know. */
export function refusalText(sentence: string) {
  if (sentence.startsWith('must be an SVG without ')) return 'valuePictureDraws';
  return Object.hasOwn(textOfSentence, sentence) ? textOfSentence[sentence as keyof typeof textOfSentence] : null;
}
