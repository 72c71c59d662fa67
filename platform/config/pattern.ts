/** Detects a key that a person typed instead of generating it at random. */

const fewestSigns = 8

/** Few different characters, a repeated short text, or a sequence such as `abcdef` or `987654`. */
export const hasPattern = (text: string): boolean =>
  new Set(text).size < fewestSigns || isRepeated(text) || isMostlyRows(text)

function isRepeated(text: string): boolean {
  const half = Math.floor(text.length / 2)
  return Array.from({ length: half }, (_, index) => index + 1).some((unit) =>
    text.startsWith(text.slice(unit)),
  )
}

function isMostlyRows(text: string): boolean {
  const steps = Array.from({ length: text.length - 1 }, (_, index) =>
    Math.abs(text.charCodeAt(index + 1) - text.charCodeAt(index)),
  )
  return steps.filter((step) => step <= 1).length * 2 > steps.length
}
