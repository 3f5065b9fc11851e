import { useEffect, useRef, useState } from 'react';
import { createCodeReader } from './create-code-reader';

/** Pause between two looks at the picture of the camera, in milliseconds. */
const LOOK_MS = 150;
/** Time after which a code that stayed in view, or came back, counts again, in milliseconds. */
const REPEAT_MS = 2_000;

/** Why the camera does not scan: its use was denied, there is none, or anything else. */
export type ScannerProblem = 'denied' | 'missing' | 'failed';

function toScannerProblem(error: unknown): ScannerProblem {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'failed';
}

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

async function openCamera(video: HTMLVideoElement, signal: AbortSignal): Promise<void> {
  // Without HTTPS the browser has no cameras.
  if (navigator.mediaDevices === undefined) throw new DOMException('', 'NotFoundError');
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  const stop = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  if (signal.aborted) {
    stop();
    return;
  }
  signal.addEventListener('abort', stop);
  video.srcObject = stream;
  await video.play();
}

/** Reports codes until the signal aborts; one that stays in view only from time to time. */
async function scan(
  video: HTMLVideoElement,
  signal: AbortSignal,
  onCode: (content: string) => void,
): Promise<void> {
  const [reader] = await Promise.all([createCodeReader(), openCamera(video, signal)]);
  const reported = new Map<string, number>();
  try {
    while (!signal.aborted) {
      for (const content of await reader.read(video)) {
        const now = performance.now();
        if (now - (reported.get(content) ?? Number.NEGATIVE_INFINITY) < REPEAT_MS) continue;
        reported.set(content, now);
        onCode(content);
      }
      await wait(LOOK_MS, signal);
    }
  } finally {
    reader.close();
  }
}

/**
 * Scans codes with the camera while its picture is displayed.
 * @param video null while there is no picture
 * @returns why it does not scan; null if it does
 */
export function useCodeScanner(
  video: HTMLVideoElement | null,
  onCode: (content: string) => void,
): ScannerProblem | null {
  const [problem, setProblem] = useState<ScannerProblem | null>(null);
  const report = useRef(onCode);
  useEffect(() => {
    report.current = onCode;
  });
  useEffect(() => {
    if (video === null) return;
    const controller = new AbortController();
    scan(video, controller.signal, (content) => report.current(content)).catch((error: unknown) => {
      if (!controller.signal.aborted) setProblem(toScannerProblem(error));
    });
    return () => controller.abort();
  }, [video]);
  return problem;
}
