import { importPieceBytes, type ImportRun } from '@catalogue/api-contract';
import type { CallFailure } from '@catalogue/domain';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { base64Of } from '../../../shared/base64Of';
import { useControlAnswer } from '../useControl';

/** How the records are to be read. */
export interface ReadingOptions {
  source?: string | undefined;
  encoding?: 'utf-8' | 'marc-8' | 'iso-8859-1' | undefined;
}

interface Upload {
  name: string;
  bytes: number;
  sent: number;
}

const pauseMs = 2000;
// Two minutes without an answer.
const maxPauses = 60;

/** Something in the way that passes: no network, too many requests, a server that starts again. */
const passes = ({ status }: CallFailure): boolean => status === 'network' || status === 429 || status === 503;

/** Sends a file in pieces, as long as the screen is open. One that stopped on the way goes on where it was. */
export function useUpload(onChange: () => Promise<unknown>) {
  const { t } = useTranslation();
  const answerOf = useControlAnswer();
  const [upload, setUpload] = useState<Upload | null>(null);
  const current = useRef<object | null>(null);
  useEffect(() => () => void (current.current = null), []);

  async function patiently(send: () => Promise<{ error?: CallFailure }>, isWanted: () => boolean) {
    for (let pauses = 0; ; pauses += 1) {
      const { error } = await send();
      if (!error || !passes(error) || pauses === maxPauses || !isWanted()) return error;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }

  /** Resolves to why it ended early; to nothing when the file has arrived, or its sending was stopped. */
  async function send(file: File, options: ReadingOptions, begun?: ImportRun): Promise<CallFailure | undefined> {
    const mark = {};
    current.current = mark;
    const isWanted = () => current.current === mark;
    let run = begun;
    if (!run) {
      const { data, error } = await answerOf('beginImport', {
        body: { name: file.name, bytes: file.size, ...options },
      });
      if (error) return error;
      run = data;
    }
    for (let sent = run.received; sent < file.size && isWanted(); sent += importPieceBytes) {
      setUpload({ name: file.name, bytes: file.size, sent });
      const params = { import: run.id, piece: String(sent / importPieceBytes) };
      const base64 = await base64Of(file.slice(sent, sent + importPieceBytes)).catch(() => null);
      // It may be changed or moved while it is sent.
      const failure =
        base64 === null
          ? { status: 422, message: t('fileUnreadable', { name: file.name }) }
          : await patiently(() => answerOf('addImportPiece', { params, body: { base64 } }), isWanted);
      if (failure) {
        setUpload(null);
        return failure;
      }
    }
    setUpload(null);
    await onChange();
    return undefined;
  }

  return { upload, send, stop: () => void (current.current = null) };
}
