import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { openTestApp } from '../testing/app';

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: object }[];
}

/** A collector of OpenTelemetry, on a port of its own. */
async function openCollector() {
  const spans: Span[] = [];
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      const { resourceSpans } = body as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };
      spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    spans,
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

it('a collector hears of each request by its name, as a step of the trace that the log names', async () => {
  const collector = await openCollector();
  const server = await openTestApp({ env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.address } });
  const [trace, parent] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7'];
  const headers = { 'x-request-id': 'proxy-17', traceparent: `00-${trace}-${parent}-01` };
  await server.app.inject({ url: '/api/acervo/5?joao=silva', headers });
  await server.app.inject({ url: '/api/nada/joao-silva' });
  await server.app.inject({ url: '/api/nada', headers: { traceparent: `00-${trace}-${parent}-00` } });
  // Closing sends what waits.
  await server.stop();
  await collector.close();
  const [asked, unknown, ...more] = collector.spans;
  // Whoever began the third trace does not record it.
  expect(more).toEqual([]);
  expect(asked).toMatchObject({ traceId: trace, parentSpanId: parent, name: 'getTitle' });
  expect(asked?.attributes).toEqual(
    expect.arrayContaining([
      { key: 'http.route', value: { stringValue: '/api/acervo/:id' } },
      { key: 'catalogue.request_id', value: { stringValue: 'proxy-17' } },
    ]),
  );
  expect(unknown?.name).toBe('unknown');
  expect(unknown?.parentSpanId).toBeUndefined();
  const logged = server.log.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(logged.map(({ trace_id }) => trace_id)).toContain(unknown?.traceId);
  expect(JSON.stringify(collector.spans)).not.toMatch(/joao/);
});

it('a collector that is away costs no call', async () => {
  const collector = await openCollector();
  await collector.close();
  const server = await openTestApp({ env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.address } });
  expect((await server.app.inject({ url: '/api/acervo/5', headers: { lang: '1' } })).statusCode).toBe(200);
  await server.stop();
});
