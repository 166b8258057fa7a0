// What a call costs before anybody thinks: the server's own framework, one route, a constant answer.
import Fastify from 'fastify';

const app = Fastify();
app.get('/', async () => ({ ok: true }));
// As many bytes as a call sends, which cost something to send, whoever made them.
const bytes = new Map();
app.get('/bytes/:count', async (request, reply) => {
  const { count } = request.params;
  if (!bytes.has(count)) bytes.set(count, Buffer.alloc(Number(count), ' '));
  return reply.type('application/json; charset=utf-8').send(bytes.get(count));
});
await app.listen({ port: Number(process.argv[2]), host: '127.0.0.1' });
