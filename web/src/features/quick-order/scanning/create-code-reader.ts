import { z } from 'zod';

/** Reads QR codes in the picture of a video. */
interface CodeReader {
  read: (video: HTMLVideoElement) => Promise<readonly string[]>;
  close: () => void;
}

/** The browser's own detector (https://wicg.github.io/shape-detection-api/), where it has one. */
interface NativeDetector {
  new (options: {
    formats: string[];
  }): {
    detect: (video: HTMLVideoElement) => Promise<readonly { rawValue: string }[]>;
  };
  getSupportedFormats: () => Promise<readonly string[]>;
}

function findNativeDetector(): NativeDetector | undefined {
  return (globalThis as { BarcodeDetector?: NativeDetector }).BarcodeDetector;
}

const contents = z.array(z.string());

/** Reads codes by a library in a worker, which is loaded only now. */
function createWorkerReader(): CodeReader {
  const worker = new Worker(new URL('./scan-worker.ts', import.meta.url), { type: 'module' });
  return {
    read: async (video) => {
      const picture = await createImageBitmap(video);
      return new Promise((resolve, reject) => {
        const fail = () => reject(new Error('the reader of codes does not run'));
        worker.onmessage = ({ data }: MessageEvent<unknown>) => {
          const parsed = contents.safeParse(data);
          if (parsed.success) resolve(parsed.data);
          else fail();
        };
        worker.onerror = fail;
        worker.postMessage(picture, [picture]);
      });
    },
    close: () => worker.terminate(),
  };
}

/**
 * Creates a reader of QR codes: the browser's own one, or else that of a library, which this portal serves itself
 * (docs/decisions/0041-scanning.md).
 */
export async function createCodeReader(): Promise<CodeReader> {
  const Native = findNativeDetector();
  if (Native === undefined || !(await Native.getSupportedFormats()).includes('qr_code'))
    return createWorkerReader();
  const detector = new Native({ formats: ['qr_code'] });
  return {
    read: async (video) => (await detector.detect(video)).map(({ rawValue }) => rawValue),
    close: () => undefined,
  };
}
