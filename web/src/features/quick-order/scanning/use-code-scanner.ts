import { useEffect, useRef, useState } from 'react';
import { createCodeReader } from './create-code-reader';

/** Pause between two looks at the picture of the camera, in milliseconds. */
const LOOK_MS = 150;
/**
 * Time without a code after which it has left the view, in milliseconds. Shorter gaps are pictures that could not be read,
 * such as blurred ones.
 */
const OUT_OF_VIEW_MS = 1_000;

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

/** Reports codes until the signal aborts; one that stays in view only once. */
async function scan(
  video: HTMLVideoElement,
  signal: AbortSignal,
  onCode: (content: string) => void,
): Promise<void> {
  // First the camera: without it, no reader is needed.
  await openCamera(video, signal);
  if (signal.aborted) return;
  const reader = await createCodeReader();
  const lastSeen = new Map<string, number>();
  try {
    while (!signal.aborted) {
      for (const content of await reader.read(video)) {
        const now = performance.now();
        const isNew = now - (lastSeen.get(content) ?? Number.NEGATIVE_INFINITY) > OUT_OF_VIEW_MS;
        lastSeen.set(content, now);
        if (isNew) onCode(content);
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
