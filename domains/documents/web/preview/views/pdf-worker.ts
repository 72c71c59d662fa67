/** The worker in which a PDF is read. */
import 'pdfjs-dist/build/pdf.worker.min.mjs'
