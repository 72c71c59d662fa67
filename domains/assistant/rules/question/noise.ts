/** Markup that is copied along with a question from a page or a program, and asks nothing. */

const tag = /<\/?[a-z!][^<>]{0,300}>/giu
const entity = /&(?:#\d{1,6}|#x[\da-f]{1,5}|[a-z]{2,8});/giu
const control = /[\p{Cc}\p{Cf}\ufffd]+/gu

/** The message itself if nothing else is in it. */
export function withoutNoise(message: string): string {
  const lines = message.replace(/[\r\n\t]+/g, ' ').replace(control, '')
  const text = lines.replace(tag, ' ').replace(entity, ' ').replace(/\s+/g, ' ').trim()
  return text === '' ? message.trim() : text
}
