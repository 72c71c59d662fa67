/** The pages of a PDF below each other; a page is drawn when it comes near the window. */
import { IconButton } from '@mizan/platform/ui'
import { IconZoomIn, IconZoomOut } from '@tabler/icons-react'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { type ReactNode, useEffect, useState } from 'react'
import { PaperWaiting } from '../PaperWaiting.tsx'
import { useText } from '../text.ts'
import { PdfPage } from './PdfPage.tsx'
import classes from './pdf.module.css'
import { openPdf } from './pdf.ts'
import { faultOf, type PdfFault } from './pdf-fault.ts'

/** Nobody turns more pages, and each has a place on the screen. */
const mostPages = 3_000
const zooms = [50, 75, 100, 125, 150, 200, 300]

interface Props {
  address: string
  broken: (reason: PdfFault) => ReactNode
  onShown: () => void
}

interface Opened {
  file: PDFDocumentProxy
  /** Height of the first page by its width, for pages that are not drawn yet. */
  ratio: number
}

export function PdfView({ address, broken, onShown }: Props) {
  const t = useText()
  const [opened, setOpened] = useState<Opened>()
  const [fault, setFault] = useState<PdfFault>()
  const [zoom, setZoom] = useState(100)
  // Another ticket for the same file must not open it again.
  const [first] = useState(address)
  useEffect(() => {
    let isOver = false
    const { document, close } = openPdf(first)
    document
      .then(async (file) => {
        const { width, height } = (await file.getPage(1)).getViewport({ scale: 1 })
        if (!isOver) setOpened({ file, ratio: height / width })
      })
      .catch((error) => {
        if (!isOver) setFault(faultOf(error))
      })
    return () => {
      isOver = true
      close()
    }
  }, [first])
  const isOpened = opened !== undefined
  useEffect(() => {
    if (isOpened) onShown()
  }, [isOpened, onShown])
  if (fault) return broken(fault)
  if (!opened) return <PaperWaiting />
  const { file, ratio } = opened
  const numbers = Array.from({ length: Math.min(file.numPages, mostPages) }, (_, at) => at + 1)
  const at = zooms.indexOf(zoom)
  return (
    <>
      <section className={classes.tools} aria-label={t('zoom.label')}>
        <span>{t('pages', { count: file.numPages })}</span>
        <IconButton
          icon={IconZoomOut}
          label={t('zoom.out')}
          disabled={at === 0}
          onClick={() => setZoom(zooms[at - 1] ?? zoom)}
        />
        <span role="status">{t('zoom.now', { percent: zoom })}</span>
        <IconButton
          icon={IconZoomIn}
          label={t('zoom.in')}
          disabled={at === zooms.length - 1}
          onClick={() => setZoom(zooms[at + 1] ?? zoom)}
        />
      </section>
      <div className={classes.pages}>
        {numbers.map((number) => (
          <PdfPage key={number} {...{ file, ratio, zoom, number }} />
        ))}
      </div>
    </>
  )
}
