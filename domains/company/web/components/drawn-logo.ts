/** Redraws a picture within the bounds of a logo, so that only its pixels are sent. */
import { logoSide, logoTypes, longestLogo } from '../../rules/logo.ts'

/** Sides that are tried, the largest first, until the file is small enough. */
const sides = [logoSide, 480, 240]

/** Returns a PNG in base64; undefined for a file that is no picture, or is still too large. */
export async function drawnLogo(file: Blob): Promise<string | undefined> {
  if (!(logoTypes as readonly string[]).includes(file.type)) return undefined
  const picture = await createImageBitmap(file).catch(() => undefined)
  if (!picture) return undefined
  const made = sides.map((side) => drawn(picture, side)).find((one) => one && one.length <= longestLogo)
  picture.close()
  return made
}

function drawn(picture: ImageBitmap, side: number): string | undefined {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas.toDataURL('image/png').split(',')[1]
}
