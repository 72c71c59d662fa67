/** Files as scanners and telephones make them: pages that are one picture each. The pictures show noise, which no program compresses. */
import { randomBytes } from 'node:crypto'

/**
 * Makes a JPEG of as many bytes as asked for: its header names size and colours, and the rest is never decoded here.
 */
export function pictureOf(size: number): Buffer {
  const head = Buffer.from('ffd8ffe000104a46494600010101009600960000', 'hex')
  // 1,240 × 1,754 pixels in grey: A4 at 150 dots per inch.
  const frame = Buffer.from('ffc0000b0806da04d801011100', 'hex')
  const scan = Buffer.from('ffda0008010100003f00', 'hex')
  const rest = size - head.length - frame.length - scan.length - 2
  const noise = randomBytes(rest).map((byte) => (byte === 0xff ? 0xfe : byte))
  return Buffer.concat([head, frame, scan, noise, Buffer.from('ffd9', 'hex')])
}

/** A PDF in which each page shows a picture of this size. */
export function scanOf(pages: number, pictureBytes: number): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')]
  const places: number[] = []
  let at = parts[0]?.length ?? 0
  const add = (...texts: (string | Buffer)[]) => {
    places.push(at)
    const whole = [`${places.length} 0 obj\n`, ...texts, '\nendobj\n'].map((part) =>
      Buffer.from(part as string),
    )
    parts.push(...whole)
    at += whole.reduce((sum, { length }) => sum + length, 0)
  }
  const pageIds = Array.from({ length: pages }, (_, page) => 3 + page * 3)
  add('<</Type/Catalog/Pages 2 0 R>>')
  add(`<</Type/Pages/Count ${pages}/Kids[${pageIds.map((id) => `${id} 0 R`).join(' ')}]>>`)
  for (const id of pageIds) {
    const drawn = 'q 595 0 0 842 0 0 cm /P Do Q'
    const picture = pictureOf(pictureBytes)
    add(
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents ${id + 1} 0 R/Resources<</XObject<</P ${id + 2} 0 R>>>>>>`,
    )
    add(`<</Length ${drawn.length}>>stream\n${drawn}\nendstream`)
    add(
      `<</Type/XObject/Subtype/Image/Width 1240/Height 1754/BitsPerComponent 8/ColorSpace/DeviceGray/Filter/DCTDecode/Length ${picture.length}>>stream\n`,
      picture,
      '\nendstream',
    )
  }
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const size = places.length + 1
  parts.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer<</Size ${size}/Root 1 0 R>>\nstartxref\n${at}\n%%EOF\n`,
    ),
  )
  return Buffer.concat(parts)
}
