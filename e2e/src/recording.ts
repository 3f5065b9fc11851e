import type { Browser, CDPSession, Page } from '@playwright/test';

/** Size of a recording, in pixels. */
export const FRAME = { width: 1280, height: 720 } as const;
const FRAMES_PER_SECOND = 10;
/** Enough for text pages with few colours, about a megabyte per minute. */
const BITS_PER_SECOND = 160_000;
/** Pause at the end, so that viewers can read the last step. */
const END_SECONDS = 1;

interface Frame {
  /** Seconds since the start of the recording. */
  at: number;
  /** JPEG in base64. */
  image: string;
}

export interface Recording {
  frames: Frame[];
  /** Start of each step, in seconds. */
  steps: number[];
  seconds: number;
}

/** Records a page with the browser's screencast, which sends frames only when something changes. */
export async function recordPage(page: Page, act: (step: () => void) => Promise<void>): Promise<Recording> {
  const devtools: CDPSession = await page.context().newCDPSession(page);
  const frames: Frame[] = [];
  const steps: number[] = [];
  const startedAt = performance.now();
  const now = () => (performance.now() - startedAt) / 1000;
  devtools.on('Page.screencastFrame', ({ data, sessionId }) => {
    frames.push({ at: now(), image: data });
    // The browser sends the next frame only after this acknowledgement. A failure after the end of the recording is
    // harmless.
    void devtools.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await devtools.send('Page.startScreencast', {
    format: 'jpeg',
    quality: 85,
    maxWidth: FRAME.width,
    maxHeight: FRAME.height,
  });
  await act(() => steps.push(now()));
  await devtools.send('Page.stopScreencast');
  return { frames, steps, seconds: now() + END_SECONDS };
}

/** Output of the encoder: a WebM and a still image, both in base64. */
interface Encoded {
  video: string;
  poster: string;
}

/** Runs in the browser: plays the frames onto a canvas in real time and records the canvas. */
const ENCODE = `async ({ frames, seconds, posterAt, rate, bits, width, height }) => {
  const images = await Promise.all(frames.map(async ({ at, image }) => {
    const bytes = Uint8Array.from(atob(image), (character) => character.charCodeAt(0));
    return { at, bitmap: await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' })) };
  }));
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const pen = canvas.getContext('2d');
  const draw = (time) => {
    const frame = images.findLast(({ at }) => at <= time) ?? images[0];
    pen.drawImage(frame.bitmap, 0, 0, width, height);
  };
  const base64 = async (blob) => {
    const bytes = new Uint8Array(await blob.arrayBuffer());
    let text = '';
    for (const byte of bytes) text += String.fromCharCode(byte);
    return btoa(text);
  };
  draw(posterAt);
  const poster = await new Promise((resolve) => canvas.toBlob(resolve, 'image/webp', 0.8));
  draw(0);
  const recorder = new MediaRecorder(canvas.captureStream(rate), {
    mimeType: 'video/webm;codecs=vp9',
    videoBitsPerSecond: bits,
  });
  const parts = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  recorder.start();
  const began = performance.now();
  await new Promise((resolve) => {
    const timer = setInterval(() => {
      const time = (performance.now() - began) / 1000;
      draw(Math.min(time, seconds));
      if (time >= seconds) { clearInterval(timer); resolve(); }
    }, 1000 / rate);
  });
  await new Promise((resolve) => { recorder.onstop = resolve; recorder.stop(); });
  return { video: await base64(new Blob(parts)), poster: await base64(poster) };
}`;

/** Encodes a recording as WebM, with a still image of its second step. */
export async function encode(
  browser: Browser,
  { frames, steps, seconds }: Recording,
): Promise<{ video: Buffer; poster: Buffer }> {
  const page = await browser.newPage();
  const encoderInput = {
    frames,
    seconds,
    posterAt: (steps[1] ?? 0) + 1,
    rate: FRAMES_PER_SECOND,
    bits: BITS_PER_SECOND,
    ...FRAME,
  };
  const { video, poster } = await page.evaluate<Encoded>(`(${ENCODE})(${JSON.stringify(encoderInput)})`);
  await page.close();
  return { video: Buffer.from(video, 'base64'), poster: Buffer.from(poster, 'base64') };
}

function formatTimestamp(seconds: number): string {
  const milliseconds = Math.round(seconds * 1000);
  const part = (value: number, digits: number) => String(value).padStart(digits, '0');
  return `${part(Math.floor(milliseconds / 60_000), 2)}:${part(Math.floor(milliseconds / 1000) % 60, 2)}.${part(milliseconds % 1000, 3)}`;
}

/** Captions of a recording (WebVTT). Each sentence is displayed from the start of its step to the start of the next. */
export function createCaptions({ steps, seconds }: Recording, sentences: readonly string[]): string {
  const cues = sentences.map((sentence, index) => {
    const from = index === 0 ? 0 : (steps[index] ?? seconds);
    return `${formatTimestamp(from)} --> ${formatTimestamp(steps[index + 1] ?? seconds)}\n${sentence}\n`;
  });
  return `WEBVTT\n\n${cues.join('\n')}`;
}
