import { minutesToNextAttempt } from '@catalogue/domain';
import { createTransport } from 'nodemailer';
import type { PrismaClient } from '@catalogue/database/generated/client';
import { isAway } from '../http/databaseErrors';
import type { Clock } from './clock';
import { messageOf } from './mailMessage';
import { storeFailure, storeSent, takeMail, type QueuedMail } from './mailQueue.store';

const pollInterval = 5000;
const connectionTimeout = 10_000;
const socketTimeout = 60_000;
const maxFailureLength = 300;

interface Options {
  /** The shared tenant's: mails of sandboxes are never sent. */
  db: PrismaClient;
  /** The real time, not that of a tenant. */
  clock: Clock;
  /** Runs work on the database while nothing replaces it. */
  run<Answer>(work: () => Promise<Answer>): Promise<Answer>;
  /** The SMTP server, and who sends. */
  url: string;
  from: string;
  /** Without addresses and texts of mails: they are not for a log. */
  log: { warn(facts: object, text: string): void };
}

/** What nodemailer reports of an attempt that failed. */
interface SendFailure {
  code?: string;
  responseCode?: number;
  command?: string;
  message: string;
}

/** Sends the mails that wait, one after the other. Several processes may do so on one database. */
export class Mailer {
  readonly #options: Options;
  readonly #transport: ReturnType<typeof openTransport>;
  #timer: NodeJS.Timeout | undefined;
  #sending: Promise<void> | undefined;
  #isClosed = false;

  constructor(options: Options) {
    this.#options = options;
    this.#transport = openTransport(options.url);
  }

  /** Sends from now on whatever waits. */
  start(): void {
    const send = () =>
      void this.sendDue().catch((err: unknown) => {
        // That the database is away is logged once for all.
        if (!isAway(err)) this.#options.log.warn({ err }, 'the queue of mails cannot be read');
      });
    this.#timer = setInterval(send, pollInterval).unref();
    send();
  }

  /** Sends what is due; ends early when the mail server is away. */
  async sendDue(): Promise<void> {
    await (this.#sending ??= this.#sendAll().finally(() => (this.#sending = undefined)));
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#timer);
    await this.#sending?.catch(() => undefined);
    this.#transport.close();
  }

  async #sendAll(): Promise<void> {
    const { db, clock, run } = this.#options;
    while (!this.#isClosed) {
      const mail = await run(() => takeMail(db, clock.now()));
      if (!mail || !(await this.#send(mail))) return;
    }
  }

  /** Whether the next mail may be tried at once. */
  async #send(mail: QueuedMail): Promise<boolean> {
    const { db, clock, run, from, log } = this.#options;
    const failure = await this.#transport.sendMail(messageOf(mail, from)).then(
      () => undefined,
      (error: SendFailure) => error,
    );
    if (!failure) {
      await run(() => storeSent(db, mail, clock.now()));
      return true;
    }
    const minutes = isForEver(failure) ? null : minutesToNextAttempt(mail.attempts);
    const text = failure.message.slice(0, maxFailureLength);
    await run(() => storeFailure(db, mail, { now: clock.now(), minutes, failure: text }));
    const facts = { mail: mail.id, attempts: mail.attempts, code: failure.code, status: failure.responseCode };
    log.warn(facts, minutes === null ? 'a mail was given up' : 'a mail could not be sent and is tried again');
    return isOfMail(failure);
  }
}

const openTransport = (url: string) =>
  createTransport({
    url,
    pool: true,
    maxConnections: 1,
    connectionTimeout,
    greetingTimeout: connectionTimeout,
    socketTimeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

/** Whether the server refused this mail: another one may pass. Otherwise it is away, or refuses the sender or the password. */
const isOfMail = ({ code = '', command }: SendFailure): boolean =>
  ['EENVELOPE', 'EMESSAGE'].includes(code) && command !== 'MAIL FROM';

/** Whether it will refuse the mail whenever it is sent (RFC 5321 §4.2.1). */
const isForEver = (failure: SendFailure): boolean => isOfMail(failure) && (failure.responseCode ?? 500) >= 500;
