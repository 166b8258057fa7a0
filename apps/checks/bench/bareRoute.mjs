// The least that a call costs: the server's framework with one route and a constant reply.
import Fastify from 'fastify';

const app = Fastify();
app.get('/', async () => ({ ok: true }));
// A reply of as many bytes as a call's, to compare the cost of sending them.
const bytes = new Map();
app.get('/bytes/:count', async (request, reply) => {
  const { count } = request.params;
  if (!bytes.has(count)) bytes.set(count, Buffer.alloc(Number(count), ' '));
  return reply.type('application/json; charset=utf-8').send(bytes.get(count));
});
await app.listen({ port: Number(process.argv[2]), host: '127.0.0.1' });
