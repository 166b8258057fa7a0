import multipart from '@fastify/multipart';
import { parse } from 'fast-querystring';
import type { FastifyInstance } from 'fastify';
import { Refusal, byCode } from './errors';
import { maxNames, tooManyFields } from './input';

/** Bytes of a body, where the contract gives a call no other limit. */
export const bodyLimit = 1024 * 1024;
// A form is taken apart sign by sign, which costs ten times what reading JSON does. No call's form is longer.
const formLimit = 64 * 1024;
// Of JSON: values, lists and objects have this many bytes each in the mean, or more.
const bytesOfPart = 100;

/**
 * How bodies are read. Names and items are counted before objects are made of them: a megabyte of short names would take
 * the server's one thread for half a second, a hundred times what reading it takes, and before any call is known.
 */
export async function readBodies(app: FastifyInstance): Promise<void> {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) =>
    hasMoreParts(body, (request.routeOptions.bodyLimit ?? bodyLimit) / bytesOfPart)
      ? done(tooManyFields([]))
      : parseJson(request, body, done),
  );
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body: string, done) => {
    if (body.length > formLimit) return done(new Refusal(...byCode.FST_ERR_CTP_BODY_TOO_LARGE));
    return hasMoreNames(body) ? done(tooManyFields([])) : done(null, parse(body));
  });
  await app.register(multipart, { limits: { fileSize: bodyLimit, files: 1, fields: 20 } });
}

/** Whether JSON has more values, lists and objects than these, by its commas and brackets outside of strings. */
function hasMoreParts(json: string, max: number): boolean {
  let parts = 0;
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at];
    if (sign === '"') at = endOfString(json, at);
    else if ((sign === ',' || sign === '[' || sign === '{') && ++parts > max) return true;
  }
  return false;
}

/** Where a string ends that begins there; the end of the text, if it does not. */
function endOfString(json: string, start: number): number {
  for (let end = json.indexOf('"', start + 1); end !== -1; end = json.indexOf('"', end + 1)) {
    let backslashes = 0;
    while (json[end - 1 - backslashes] === '\\') backslashes += 1;
    if (backslashes % 2 === 0) return end;
  }
  return json.length;
}

function hasMoreNames(form: string): boolean {
  let names = 1;
  for (let at = form.indexOf('&'); at !== -1 && names <= maxNames; at = form.indexOf('&', at + 1)) names += 1;
  return names > maxNames;
}
