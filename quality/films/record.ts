/** Films a page: what the browser paints becomes frames, and the browser itself encodes them as WebM (VP9). */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Browser, Page } from 'playwright-core'

interface Frame {
  /** Seconds since the film began. */
  at: number
  /** JPEG, in base64. */
  image: string
}

export interface Recording {
  /** The seconds that have passed. */
  now: () => number
  end: () => Promise<Frame[]>
}

export const size = { width: 1280, height: 720 } as const

export async function record(page: Page): Promise<Recording> {
  const session = await page.context().newCDPSession(page)
  const frames: Frame[] = []
  const begun = performance.now()
  const now = () => (performance.now() - begun) / 1_000
  session.on('Page.screencastFrame', ({ data, sessionId }) => {
    frames.push({ at: now(), image: data })
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => {})
  })
  await session.send('Page.startScreencast', {
    format: 'jpeg',
    quality: 92,
    maxWidth: size.width,
    maxHeight: size.height,
  })
  return {
    now,
    end: async () => {
      await session.send('Page.stopScreencast')
      const [first] = frames
      if (!first) throw new Error('The browser painted nothing')
      // The first and the last frame are added, because nothing may have moved there.
      return [{ ...first, at: 0 }, ...frames.slice(1), { image: frames.at(-1)?.image ?? '', at: now() }]
    },
  }
}

const muxer = createRequire(import.meta.url)
  .resolve('webm-muxer')
  .replace(/\.[cm]?js$/, '.js')

/** `address`: of a server on this machine, because browsers encode only for such pages. */
export async function encode(browser: Browser, address: string, frames: readonly Frame[]): Promise<Buffer> {
  const context = await browser.newContext({ bypassCSP: true })
  try {
    const page = await context.newPage()
    await page.goto(`${address}/robots.txt`)
    await page.addScriptTag({ content: readFileSync(muxer, 'utf8') })
    const film = await page.evaluate(encodeInPage, { frames: [...frames], ...size })
    return Buffer.from(film, 'base64')
  } finally {
    await context.close()
  }
}

interface ToEncode {
  frames: Frame[]
  width: number
  height: number
}

/** Runs in the browser. */
async function encodeInPage({ frames, width, height }: ToEncode): Promise<string> {
  // biome-ignore lint/suspicious/noExplicitAny: the script of the package has no types in the page
  const { Muxer, ArrayBufferTarget } = (globalThis as any).WebMMuxer
  const target = new ArrayBufferTarget()
  const film = new Muxer({ target, video: { codec: 'V_VP9', width, height } })
  let failure: Error | undefined
  const encoder = new VideoEncoder({
    output: (chunk, meta) => film.addVideoChunk(chunk, meta),
    error: (error) => (failure = error),
  })
  encoder.configure({ codec: 'vp09.00.31.08', width, height, bitrate: 900_000 })
  const canvas = new OffscreenCanvas(width, height)
  const pen = canvas.getContext('2d')
  let keyed = -10
  for (const { at, image } of frames) {
    const bytes = Uint8Array.from(atob(image), (letter) => letter.charCodeAt(0))
    const drawn = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }))
    pen?.drawImage(drawn, 0, 0, width, height)
    drawn.close()
    const frame = new VideoFrame(canvas, { timestamp: Math.round(at * 1_000_000) })
    const keyFrame = at - keyed >= 2
    if (keyFrame) keyed = at
    encoder.encode(frame, { keyFrame })
    frame.close()
    if (encoder.encodeQueueSize > 20) await new Promise((resolve) => setTimeout(resolve, 20))
  }
  await encoder.flush()
  if (failure) throw failure
  film.finalize()
  let text = ''
  for (const byte of new Uint8Array(target.buffer)) text += String.fromCharCode(byte)
  return btoa(text)
}
