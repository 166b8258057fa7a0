import type { WireFile } from '@catalogue/api-contract';
import type { FastifyReply } from 'fastify';

export const isFile = (answer: unknown): answer is WireFile =>
  typeof answer === 'object' && answer !== null && 'base64' in answer;

export const sendFile = (reply: FastifyReply, { nome, tipo, base64 }: WireFile) =>
  reply
    .type(tipo)
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(nome)}`)
    .send(Buffer.from(base64, 'base64'));
