/** Reads a file of examples by people or programs: one a line, and a malformed line is reported by its number. */
import type { Example } from './cases.ts'

export interface ExampleLine {
  /** The number of the line from 1, empty lines included. */
  line: number
  /** Missing if the line is no example. */
  example?: Example
}

export function exampleLines(text: string): ExampleLine[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  return lines.flatMap((one, at) => (one.trim() === '' ? [] : [{ line: at + 1, ...exampleIn(one) }]))
}

function exampleIn(line: string): { example?: Example } {
  try {
    const example = JSON.parse(line) as Example
    return isExample(example) ? { example } : {}
  } catch {
    return {}
  }
}

const isExample = (value: Partial<Example> | null): boolean =>
  typeof value?.call === 'string' && typeof value.expected === 'object' && value.expected !== null
