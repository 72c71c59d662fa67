/** Makes a picture as small as news need it. */
import { longestPicture, pictureSide } from '../../data/news.ts'

/** Returns a WebP in base64; undefined for a file that is no picture, or is still too large. */
export async function madeSmall(file: Blob): Promise<string | undefined> {
  const drawn = await createImageBitmap(file).catch(() => undefined)
  if (!drawn) return undefined
  const scale = Math.min(1, pictureSide / Math.max(drawn.width, drawn.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(drawn.width * scale)
  canvas.height = Math.round(drawn.height * scale)
  canvas.getContext('2d')?.drawImage(drawn, 0, 0, canvas.width, canvas.height)
  drawn.close()
  const made = [0.85, 0.7, 0.5].map((quality) => canvas.toDataURL('image/webp', quality))
  return made.find(({ length }) => length <= longestPicture)
}
