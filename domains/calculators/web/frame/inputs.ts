/** The inputs of a calculator in its address: texts by name, several of them as a list. */
export type Inputs = Record<string, string | string[]>

const longest = 200
const most = 200

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value.slice(0, longest) : undefined

/** Names and values are read by the calculator; here only their size is bounded. */
export function readInputs(raw: Record<string, unknown>): Inputs {
  const inputs: Inputs = {}
  for (const [name, value] of Object.entries(raw).slice(0, 40)) {
    const texts = (Array.isArray(value) ? value : [value]).slice(0, most).flatMap((one) => textOf(one) ?? [])
    const [first] = texts
    if (first !== undefined) inputs[name] = texts.length > 1 ? texts : first
  }
  return inputs
}

export const listOf = (value: Inputs[string] | undefined): string[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value]

export const firstOf = (value: Inputs[string] | undefined): string => listOf(value)[0] ?? ''

/** The given word if it is one of these, or the first of them. */
export const wordOf = <const T extends string>(
  value: Inputs[string] | undefined,
  words: readonly [T, ...T[]],
): T => words.find((word) => word === firstOf(value)) ?? words[0]

export const splitFields = (text: string): string[] => text.split('~')

/** The inputs as the address gives them back: without empty fields, a list of one as a text. */
export const filled = (inputs: Inputs): Inputs => readInputs(inputs)
