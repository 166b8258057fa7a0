import { OpenNow } from './OpenNow';
import { useListOpeningHoursQuery } from './site.api';

/** Whether the library with this name is open now, within a line; nothing where its hours are not known. */
export function OpenNowAt({ library }: { library: string }) {
  const hours = useListOpeningHoursQuery().currentData?.find(({ desc_biblioteca }) => desc_biblioteca === library);
  return hours ? <OpenNow hours={hours} inline /> : null;
}
