import { parentPort, workerData } from 'node:worker_threads';
import { PDFiumLibrary } from '@hyzyla/pdfium';

/** What the thread is asked for: the document, the longest side in px, and the bytes that drawing may take. */
export interface PageRequest {
  content: Uint8Array;
  side: number;
  memory: number;
}

/** The drawn page, four bytes for each pixel. */
export interface DrawnPage {
  data: Uint8Array;
  width: number;
  height: number;
}

const WASM_PAGE = 65_536;

interface WasmMemory {
  readonly buffer: ArrayBuffer;
  grow(pages: number): number;
}
/** What the library's code asks for memory; the types of the server have no part of a browser. */
declare const WebAssembly: { Memory: { prototype: WasmMemory } };

/** A document can ask for any amount of memory; beyond the limit it gets none and cannot be drawn. */
function limitMemory(bytes: number): void {
  // eslint-disable-next-line @typescript-eslint/unbound-method -- called with the memory as `this` below
  const { grow } = WebAssembly.Memory.prototype;
  WebAssembly.Memory.prototype.grow = function growWithin(this: WasmMemory, pages: number): number {
    if (this.buffer.byteLength + pages * WASM_PAGE > bytes) throw new RangeError('more memory than a page may take');
    return grow.call(this, pages);
  };
}

async function drawFirstPage({ content, side, memory }: PageRequest): Promise<DrawnPage> {
  limitMemory(memory);
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(content);
  const page = document.getPage(0);
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const { data, width, height } = await page.render({
    scale: side / Math.max(originalWidth, originalHeight),
    render: 'bitmap',
  });
  return { data, width, height };
}

parentPort!.postMessage(await drawFirstPage(workerData as PageRequest));
