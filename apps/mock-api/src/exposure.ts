import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { WrongVariables } from './variables';

/** The settings that decide who can reach the server, and what they may do there. */
interface Exposure {
  HOST: string;
  PUBLIC_URL?: string | undefined;
  ALLOWED_HOSTS: readonly string[];
  TRUSTED_PROXIES: readonly string[];
  MOCK_CONTROLS: boolean | 'public';
  CONTROL_KEY?: string | undefined;
  DEMO: { people: boolean };
  DEMO_IDENTITY: boolean;
  SMTP_URL?: string | undefined;
  MAIL_FROM?: string | undefined;
}

/** A host name as it is compared: without the brackets of IPv6 and the dot of the root, in lower case. */
export const plainHost = (hostname: string): string => hostname.replace(/^\[|\]$|\.$/g, '').toLowerCase();

/** Whether a name or address always means the machine itself. */
export const isLoopback = (hostname: string): boolean => /^(localhost|127\.[\d.]+|::1)$/.test(plainHost(hostname));

/** Whether the requests from an IP address are limited. */
export const isLimited = (ip: string, settings: Limited): boolean =>
  settings.RATE_LIMIT === 'all' ||
  (settings.RATE_LIMIT === 'remote' && (isBehindUnnamedProxy(settings) || !isLoopback(ip.replace(/^::ffff:/i, ''))));
type Limited = Pick<Exposure, 'PUBLIC_URL' | 'ALLOWED_HOSTS' | 'TRUSTED_PROXIES'> & {
  RATE_LIMIT: 'remote' | 'all' | 'off';
};

/** Whether readers come by another name than this machine’s, and no proxy is named: one here would make all of them seem to be here. */
export const isBehindUnnamedProxy = (settings: Omit<Limited, 'RATE_LIMIT'>): boolean =>
  settings.TRUSTED_PROXIES.length === 0 && knownHosts(settings).some((host) => !isLoopback(host));

/** The host names under which the server is known besides those of the machine itself. */
export const knownHosts = ({ PUBLIC_URL, ALLOWED_HOSTS }: Pick<Exposure, 'PUBLIC_URL' | 'ALLOWED_HOSTS'>): string[] =>
  [...(PUBLIC_URL === undefined ? [] : [new URL(PUBLIC_URL).hostname]), ...ALLOWED_HOSTS].map(plainHost);

/**
 * The address of the server in what it sends of itself, such as mails: PUBLIC_URL, or else where `npm run dev` or it itself
 * listens; on this machine that of the sandbox. Never the host of a request, which whoever asks may choose.
 */
export function ownAddress(settings: OwnAddress, sandbox?: string): string {
  const { PUBLIC_URL, DEV_ADDRESS, HOST, PORT, BASE_PATH } = settings;
  if (PUBLIC_URL !== undefined) return PUBLIC_URL + BASE_PATH;
  // A port that the system chooses is known to nobody yet.
  if (PORT === 0 && DEV_ADDRESS === undefined) return BASE_PATH;
  const host = isLoopback(HOST) || /^(0\.0\.0\.0|::)$/.test(plainHost(HOST)) ? 'localhost' : plainHost(HOST);
  const address = DEV_ADDRESS ?? `http://${host.includes(':') ? `[${host}]` : host}:${PORT}`;
  const own = sandbox === undefined ? address : address.replace('//localhost:', `//${sandbox}.localhost:`);
  return own + BASE_PATH;
}
type OwnAddress = Pick<Exposure, 'PUBLIC_URL' | 'HOST'> & {
  DEV_ADDRESS?: string | undefined;
  PORT: number;
  BASE_PATH: string;
};

/** Whether a server answers for this host name: for any where ALLOWED_HOSTS names none. */
export const isServed = (hostname: string, settings: Pick<Exposure, 'PUBLIC_URL' | 'ALLOWED_HOSTS'>): boolean =>
  settings.ALLOWED_HOSTS.length === 0 || knownHosts(settings).includes(plainHost(hostname)) || isLoopback(hostname);

/** Whether others than the users of this machine can reach the server: directly, or through a proxy. */
const isExposed = (settings: Exposure): boolean =>
  !isLoopback(settings.HOST) ||
  settings.TRUSTED_PROXIES.length > 0 ||
  knownHosts(settings).some((host) => !isLoopback(host));

/** Whether the demo's identity service signs people in: it asks for no password. */
export const hasDemoIdentity = ({ MOCK_CONTROLS, DEMO_IDENTITY }: Pick<Exposure, 'MOCK_CONTROLS' | 'DEMO_IDENTITY'>) =>
  MOCK_CONTROLS !== false || DEMO_IDENTITY;

/** Whether whoever reaches the server may use all of its control room. */
export const isUnguarded = ({ MOCK_CONTROLS, CONTROL_KEY }: Pick<Exposure, 'MOCK_CONTROLS' | 'CONTROL_KEY'>): boolean =>
  MOCK_CONTROLS === true && CONTROL_KEY === undefined;

/** A proxy that nobody named: whoever it speaks for is not known to be at this machine. */
export const isForwarded = (headers: IncomingHttpHeaders): boolean =>
  Object.keys(headers).some((name) => ofProxies.test(name));
const ofProxies =
  /^(?:x-forwarded-.*|forwarded|via|x-real-ip|(?:x-)?(?:true-|cluster-)*client-ip|x-original-.*|cf-.*|x-envoy-.*)$/;

/** Whether a caller gave this key. */
export const isKey = (given: unknown, key: string): boolean =>
  typeof given === 'string' && timingSafeEqual(digest(given), digest(key));

// Digests have one length, which the comparison requires.
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether the metrics are for who asks: the holder of METRICS_KEY, or without one a program of this machine. */
export const mayReadMetrics = (
  { headers, ip, hostname }: { headers: IncomingHttpHeaders; ip: string; hostname: string },
  { METRICS_KEY }: { METRICS_KEY?: string | undefined },
): boolean =>
  METRICS_KEY === undefined
    ? isLoopback(ip.replace(/^::ffff:/i, '')) && isLoopback(hostname) && !isForwarded(headers)
    : isKey(headers.authorization?.replace(/^Bearer /i, ''), METRICS_KEY);

/** Refuses settings that would endanger others by accident; commands call it before they store anything. Throws WrongVariables. */
export function assertSafe(settings: Exposure): void {
  assertControlsClosed(settings);
  assertMailIsOwn(settings);
}

// The control room can reset all data and shows mail.
function assertControlsClosed(settings: Exposure): void {
  if (!isUnguarded(settings) || !isExposed(settings)) return;
  throw new WrongVariables(
    'Others can reach this server (HOST, PUBLIC_URL, ALLOWED_HOSTS or TRUSTED_PROXIES), and its control room could reset all data: ' +
      'set MOCK_CONTROLS=false, or CONTROL_KEY to a secret that the control room asks for, ' +
      'or MOCK_CONTROLS=public to give every visitor a sandbox.',
  );
}

// Mail that is sent has a sender, links that lead somewhere, and nobody writes it with a published password.
function assertMailIsOwn(settings: Exposure): void {
  const { SMTP_URL, MAIL_FROM, PUBLIC_URL, DEMO } = settings;
  if (SMTP_URL === undefined) return;
  if (MAIL_FROM === undefined || PUBLIC_URL === undefined)
    throw new WrongVariables('SMTP_URL sends mail, which needs MAIL_FROM for its sender and PUBLIC_URL for its links.');
  if (DEMO.people && isExposed(settings))
    throw new WrongVariables(
      'Others can reach this server, and SMTP_URL would send them mail in the name of the demo people, whose password is published: set DEMO=false.',
    );
}
