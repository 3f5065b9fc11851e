import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill';
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';

// A worker, because the content security policy of pages forbids WebAssembly; that of this file allows it
// (docs/decisions/0041-scanning.md).

prepareZXingModule({
  overrides: {
    locateFile: (path: string, prefix: string) => (path.endsWith('.wasm') ? wasmUrl : prefix + path),
  },
});
const detector = new BarcodeDetector({ formats: ['qr_code'] });

self.addEventListener('message', ({ data: picture }: MessageEvent<ImageBitmap>) => {
  detector
    .detect(picture)
    .then((codes) => self.postMessage(codes.map(({ rawValue }) => rawValue)))
    // Rejected in the worker, an error would not reach the page.
    .catch(() => self.postMessage(null))
    .finally(() => picture.close());
});
