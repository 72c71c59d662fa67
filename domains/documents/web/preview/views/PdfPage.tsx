/** One page of a PDF, with its text for screen readers and for copying. */
import { type PDFDocumentProxy, type RenderTask, TextLayer } from 'pdfjs-dist'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useText } from '../text.ts'
import classes from './pdf.module.css'

interface Props {
  file: PDFDocumentProxy
  number: number
  ratio: number
  /** Percent of the width of the column. */
  zoom: number
}

/** Sharper than this nobody sees, and a canvas takes four bytes for each of its pixels. */
const mostPixels = 16_000_000

export function PdfPage({ file, number, ratio, zoom }: Props) {
  const t = useText()
  const place = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const text = useRef<HTMLDivElement>(null)
  const [ownRatio, setRatio] = useState(ratio)
  const [isScanned, setScanned] = useState(false)
  const { isNear, width } = useNear(place)
  useEffect(() => {
    if (!isNear || width === 0 || !canvas.current || !text.current) return
    const drawing = draw(file, number, { canvas: canvas.current, text: text.current, width })
    drawing.done.then(
      (drawn) => {
        if (!drawn) return
        setRatio(drawn.ratio)
        setScanned(drawn.isScanned)
      },
      () => undefined,
    )
    return drawing.stop
  }, [file, number, isNear, width])
  return (
    <section
      ref={place}
      className={classes.page}
      style={{ width: `${zoom}%`, aspectRatio: `1 / ${ownRatio}` }}
      aria-label={t('page', { number, count: file.numPages })}
    >
      <canvas ref={canvas} className={classes.canvas} aria-hidden />
      {isScanned && <p className="visually-hidden">{t('scanned')}</p>}
      <div ref={text} className={classes.text} />
    </section>
  )
}

/** Whether it is in the window or close to it, and how wide it is. */
function useNear(place: RefObject<HTMLDivElement | null>) {
  const [isNear, setNear] = useState(false)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const element = place.current
    if (!element) return
    const seen = new IntersectionObserver(
      ([entry]) => {
        if (entry) setNear(entry.isIntersecting)
      },
      { rootMargin: '600px 0px' },
    )
    const sized = new ResizeObserver(([entry]) => setWidth(Math.round(entry?.contentRect.width ?? 0)))
    seen.observe(element)
    sized.observe(element)
    return () => {
      seen.disconnect()
      sized.disconnect()
    }
  }, [place])
  return { isNear, width }
}

interface Onto {
  canvas: HTMLCanvasElement
  text: HTMLDivElement
  width: number
}

function draw(file: PDFDocumentProxy, number: number, { canvas, text, width }: Onto) {
  let task: RenderTask | undefined
  let isOver = false
  const work = async () => {
    const page = await file.getPage(number)
    const own = page.getViewport({ scale: 1 })
    const viewport = page.getViewport({ scale: width / own.width })
    const wanted = Math.min(devicePixelRatio, 3)
    const sharp = Math.min(wanted, Math.sqrt(mostPixels / (viewport.width * viewport.height)))
    if (isOver) return
    canvas.width = Math.round(viewport.width * sharp)
    canvas.height = Math.round(viewport.height * sharp)
    task = page.render({ canvas, viewport, transform: [sharp, 0, 0, sharp, 0, 0] })
    await task.promise
    const content = await page.getTextContent()
    if (isOver) return
    text.replaceChildren()
    text.style.setProperty('--total-scale-factor', String(viewport.scale))
    await new TextLayer({ textContentSource: content, container: text, viewport }).render()
    return { ratio: own.height / own.width, isScanned: content.items.length === 0 }
  }
  const stop = () => {
    isOver = true
    task?.cancel()
    // A page that was left takes no memory.
    canvas.width = 0
    text.replaceChildren()
  }
  return { done: work(), stop }
}
