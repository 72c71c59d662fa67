/**
 * The text of a template, line by line. A line is a paragraph:
 *
 * # centred and bold ## a heading > on the right, such as a signature 1. numbered * with a bullet @ LABEL : a value
 * beside its label
 *
 * `**bold**` and `{field}` may be anywhere in a line. The lines between `{?field}` and `{/}` are written only if the
 * field has a value (a yes or no: if it is yes), those after `{?field=value}` only with this value, those after
 * `{!field}` only without one; the lines after `{:}` are written otherwise. Conditions may be nested.
 */

export type LineKind = 'text' | 'title' | 'heading' | 'right' | 'number' | 'bullet' | 'label'

export interface Line {
  kind: LineKind
  text: string
}

export interface Condition {
  field: string
  /** Undefined: any value. */
  value: string | undefined
  isNegated: boolean
  whenMet: Part[]
  otherwise: Part[]
}

export type Part = Line | Condition

const marks: readonly [RegExp, LineKind][] = [
  [/^# /, 'title'],
  [/^## /, 'heading'],
  [/^> /, 'right'],
  [/^1\. /, 'number'],
  [/^\* /, 'bullet'],
  [/^@ /, 'label'],
]

const opens = /^\{([?!])([\p{L}\p{N}_]+)(?:=([^{}]*))?\}$/u

export const isCondition = (part: Part): part is Condition => 'whenMet' in part

/** Open conditions are closed at the end; `problems` names lines that close nothing or stay open. */
export function parseTemplate(text: string): {
  parts: Part[]
  problems: { line: number; code: TemplateProblem }[]
} {
  const parts: Part[] = []
  const problems: { line: number; code: TemplateProblem }[] = []
  const open: { condition: Condition; into: Part[]; line: number }[] = []
  let into = parts
  for (const [at, raw] of text.split(/\r?\n/).entries()) {
    const line = raw.trim()
    const begins = opens.exec(line)
    if (begins) {
      const condition = conditionOf(begins)
      into.push(condition)
      open.push({ condition, into, line: at + 1 })
      into = condition.whenMet
    } else if (line === '{:}' || line === '{/}') {
      const last = open.at(-1)
      if (!last) problems.push({ line: at + 1, code: 'closes_nothing' })
      else if (line === '{:}') into = last.condition.otherwise
      else into = open.pop()?.into ?? parts
    } else if (line !== '') into.push(lineOf(line))
  }
  for (const { line } of open) problems.push({ line, code: 'stays_open' })
  return { parts, problems }
}

type TemplateProblem = 'closes_nothing' | 'stays_open'

const conditionOf = ([, sign, field = '', value]: RegExpExecArray): Condition => ({
  field,
  value: value?.trim(),
  isNegated: sign === '!',
  whenMet: [],
  otherwise: [],
})

function lineOf(line: string): Line {
  const found = marks.find(([mark]) => mark.test(line))
  return found ? { kind: found[1], text: line.replace(found[0], '').trim() } : { kind: 'text', text: line }
}

export const placeholder = /\{([\p{L}\p{N}_]+)\}/gu

/** Names of fields that the text uses, conditions included. */
export function fieldsUsed(parts: readonly Part[]): Set<string> {
  const used = new Set<string>()
  for (const part of parts) {
    if (isCondition(part)) {
      used.add(part.field)
      for (const name of fieldsUsed([...part.whenMet, ...part.otherwise])) used.add(name)
    } else for (const [, name = ''] of part.text.matchAll(placeholder)) used.add(name)
  }
  return used
}
