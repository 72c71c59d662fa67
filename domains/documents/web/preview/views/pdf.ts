/**
 * Opens a PDF with pdf.js, read by a worker of its own. Scripts of the file are never run: the part of the library that
 * runs them is not loaded, nor does it compile anything, so the page's policy needs no exception.
 */
import { getDocument, PDFWorker, version } from 'pdfjs-dist'

/** Where the build puts decoders and typefaces of the library; see `apps/web/plugins/pdf-files.ts`. */
const folder = new URL(`/assets/pdfjs-${version}/`, location.href).href

/** Pixels of one image; a larger one is left out. */
const largestImage = 100_000_000

export function openPdf(address: string) {
  const port = new Worker(new URL('./pdf-worker.ts', import.meta.url), { type: 'module' })
  const worker = PDFWorker.create({ port })
  const task = getDocument({
    url: address,
    worker,
    useWasm: false,
    wasmUrl: folder,
    standardFontDataUrl: folder,
    enableXfa: false,
    maxImageSize: largestImage,
    rangeChunkSize: 512 * 1024,
    disableWorkerRendering: true,
    verbosity: 0,
  })
  const close = () => {
    void task.destroy().finally(() => {
      worker.destroy()
      port.terminate()
    })
  }
  return { document: task.promise, close }
}
