import type { Har } from './controlRoom.types';

interface RecordedReply {
  method: string;
  path: string;
  status: number;
  body?: string;
}

// The server takes bodies of 1 MB and lists of 500.
const maxBodySize = 700_000;
const maxGroupSize = 800_000;
const maxGroupLength = 500;

/** The replies of a HAR that can be given again, in groups that one call takes; what is no JSON, or too large, is left out. */
export function groupsOf({ log }: Har): RecordedReply[][] {
  const groups: RecordedReply[][] = [];
  let room = 0;
  for (const reply of log.entries.flatMap(replyOf)) {
    const size = JSON.stringify(reply).length;
    if (room < size || (groups.at(-1)?.length ?? maxGroupLength) >= maxGroupLength) {
      groups.push([]);
      room = maxGroupSize;
    }
    groups.at(-1)?.push(reply);
    room -= size;
  }
  return groups;
}

function replyOf({
  request: { method, url },
  response: { status, content },
}: Har['log']['entries'][number]): RecordedReply[] {
  // The recorded server may be below a path.
  const path = /\/(?:api|parametros)\/[^#]*/.exec(url)?.[0];
  const body = content?.text;
  if (path === undefined || status < 200) return [];
  if (body === undefined) return status === 204 ? [{ method, path, status }] : [];
  return isJson(body) && JSON.stringify(body).length <= maxBodySize ? [{ method, path, status, body }] : [];
}

export function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
