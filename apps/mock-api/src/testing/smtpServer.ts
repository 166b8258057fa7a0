import { EventEmitter, once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

/** A mail as it arrived: its envelope, and header and body as one text with lines that are joined again. */
export interface Delivered {
  from: string;
  to: string;
  text: string;
}

/** What the server answers to a mail for an address: a status, `hang up` after it was read, or nothing more. */
export type Verdict = 250 | 451 | 550 | 'hang up';

/** A mail server on this machine that keeps what it accepts. */
export async function openSmtpServer() {
  const delivered: Delivered[] = [];
  const arrivals = new EventEmitter();
  const sockets = new Set<Socket>();
  let verdict: (to: string) => Verdict = () => 250;
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined));
    talk(
      socket,
      (to) => verdict(to),
      (mail) => {
        delivered.push(mail);
        arrivals.emit('mail');
      },
    );
  });
  const listen = (port: number) =>
    new Promise<number>((resolve) =>
      server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
    );
  const port = await listen(0);
  const close = () => {
    for (const socket of sockets) socket.destroy();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  };
  return {
    url: `smtp://127.0.0.1:${port}`,
    delivered,
    arrival: () => once(arrivals, 'mail'),
    answerWith: (answer: typeof verdict) => void (verdict = answer),
    close,
    /** Listens again where it listened before. */
    reopen: () => listen(port),
  };
}

function talk(socket: Socket, verdictOn: (to: string) => Verdict, accept: (mail: Delivered) => void) {
  const say = (line: string) => void socket.write(`${line}\r\n`);
  let [from, to, isData, text] = ['', '', false, ''];
  const addressIn = (line: string) => /<(.*)>/.exec(line)?.[1] ?? '';
  const end = () => {
    accept({ from, to, text: text.replace(/\r\n[ \t]/g, ' ') });
    if (verdictOn(to) === 'hang up') socket.destroy();
    else say('250 accepted');
  };
  const obey = (line: string) => {
    const command = line.slice(0, 4).toUpperCase();
    if (command === 'MAIL') from = addressIn(line);
    if (command === 'RCPT') to = addressIn(line);
    const verdict = command === 'RCPT' ? verdictOn(to) : 250;
    if (typeof verdict === 'number' && verdict >= 400) return say(`${verdict} not for ${to}`);
    if (command === 'DATA') {
      [isData, text] = [true, ''];
      return say('354 go on');
    }
    return say(command === 'QUIT' ? '221 bye' : '250 ok');
  };
  let rest = '';
  say('220 test');
  socket.on('data', (chunk) => {
    const lines = (rest + chunk.toString('utf8')).split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (!isData) obey(line);
      else if (line !== '.') text += `${line.replace(/^\.\./, '.')}\r\n`;
      else {
        isData = false;
        end();
      }
    }
  });
}
